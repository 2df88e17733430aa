"""A bot that needs no Orrery: it tries every move on an imagined position and takes the best."""

import json
import sys


def ask(message):
    print(json.dumps(message), flush=True)
    return json.loads(sys.stdin.readline())


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        seat = message["seat"]
    elif message["type"] == "decide":
        start = ask({"type": "imagine", "seed": 1})["position"]
        best, most = message["moves"][0]["move"], None
        for offer in message["moves"]:
            after = ask(
                {"type": "play", "position": start, "moves": [offer["move"]], "value": True}
            )
            if most is None or after["value"] > most:
                best, most = offer["move"], after["value"]
        print(json.dumps({"type": "move", "move": best}), flush=True)
