/** The server's time, which clocks are read by. It goes on only while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 250;

/** How many seconds the server's clock is ahead of this device's. */
let ahead = 0;

/** The server has just said what time it is. */
export function heardHour(now: number | undefined): void {
  if (now) ahead = now - Date.now() / 1000;
}

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** What time it is on the server, in seconds; whatever is made from it is made again as time goes. */
export function hour(): number {
  ticking();
  return Date.now() / 1000 + ahead;
}
