// A bot in JavaScript: it takes the move whose English text is longest. Run it by node.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "decide") {
    const [best] = message.moves.sort((a, b) => b.text.length - a.text.length);
    say({ type: "move", move: best.move });
  }
}
