#!/usr/bin/env python3
"""A bot from outside: plays one whole match from the seat that a token was made for, and ends with 0.
    python3 examples/outside-bot.py http://localhost:8080 TABLE TOKEN
It needs nothing but Python's standard library, and shares nothing with the server but what docs/reference/protocol.md says.
At an https address it opens its socket by TLS. How it chooses is at the end; choose better.
"""
import base64
import hashlib
import json
import os
import socket
import ssl
import sys
import time
import urllib.parse

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line:
    """A WebSocket (RFC 6455), as far as this protocol needs one."""
    def __init__(self, url):
        place = urllib.parse.urlsplit(url)
        is_secure = place.scheme == "https"
        self.socket = socket.create_connection((place.hostname, place.port or (443 if is_secure else 80)))
        if is_secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=place.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file, self.said = self.socket.makefile("rb"), set()
        head = list(iter(lambda: self.file.readline().strip(), b""))
        if b" 101 " not in head[0]:
            sys.exit(f"The server did not open a socket: {head[0].decode()}")

    def send(self, kind, data):
        """One frame; whoever is not the server veils what it sends."""
        size, veil = len(data), os.urandom(4)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        veiled = bytes(byte ^ veil[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + veil + veiled)

    def frame(self):
        kind, size = self.file.read(2) or sys.exit("The line broke.")
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return kind & 15, self.file.read(size)

    def say(self, **message):
        data = json.dumps(message).encode()
        if data not in self.said:  # a view that says the same again asks for nothing new
            self.said.add(data)
            self.send(TEXT, data)

    def messages(self):
        """Every message until the server ends the socket."""
        while True:
            kind, data = self.frame()
            if kind == PING:
                self.send(PONG, data)
            elif kind == CLOSE:
                sys.exit(f"The server ended the socket: {data[2:].decode()}")
            elif kind == TEXT:
                yield json.loads(data)


def framed(*fields):
    """Each field behind its length in four bytes; a number is four bytes itself."""
    parts = [f.encode() if isinstance(f, str) else f.to_bytes(4, "big") if isinstance(f, int) else f for f in fields]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def answer_seal(say, view, secrets):
    """One's own part in the shuffle: 32 bytes, promised by their hash before any are shown (docs/reference/sealed-deals.md)."""
    me, match, seal = view["viewer"], view["id"], view["online"]["seal"]
    if seal is None:
        return
    deal, attempt = seal["deal"], seal["attempt"]
    secret = secrets.setdefault((match, deal, attempt), os.urandom(32))
    commitment = hashlib.sha256(framed("hearts-deal/2/seat-commit", match, deal, attempt, me, secret)).hexdigest()
    if seal["phase"] == "commit" and me in seal["asked"] and seal["commitments"][me] is None:
        say(type="commitSeal", deal=deal, attempt=attempt, commitment=commitment)
    if seal["phase"] == "open" and seal["commitments"][me] == commitment and seal["opened"][me] is None:
        say(type="openSeal", deal=deal, attempt=attempt, bytes=secret.hex())


def answer(say, view, secrets):
    """Does whatever a view asks for; most ask for nothing."""
    me, number, deal, ask = view["viewer"], view["number"] + 1, view["deal"], view["ask"]
    if deal["phase"] == "over":
        print(f"The match is over: {deal['totals']}; here is seat {me}.")
        sys.exit(0)
    answer_seal(say, view, secrets)
    if ask and not ask.get("laid"):
        say(type="act", number=number, action={"type": ask["type"], **choose(ask, deal)})
    elif deal["phase"] == "deal" and deal["results"] and me not in view["ready"]:
        say(type="ready", number=number)


def rank(card):
    return "23456789TJQKAW".index(card[0])


def burden(card):
    """How gladly a card is got rid of: the queen of spades, then hearts, then whatever is high."""
    return 100 if card == "QS" else rank(card) + (20 if card[1] == "H" else 0)


def choose(ask, deal):
    worst = sorted(ask.get("cards", []), key=burden, reverse=True)
    if ask["type"] == "claim":
        return {"claim": False}
    if ask["type"] == "charge":
        return {"cards": []}
    if ask["type"] == "bid":
        return {"bid": ask["bids"][0]}
    if ask["type"] == "pass":
        places = [place["to"] for place in ask["to"] for _ in range(place["count"])]
        return {"gifts": [{"card": card, "to": to} for card, to in zip(worst, places)]}
    if ask["type"] == "bury":
        return {"cards": worst[: ask["count"]]}
    if ask["type"] == "moon":
        return {"option": ask["options"][0]["name"]}
    if ask["type"] == "lay":
        return max(ask["pairs"], key=lambda pair: rank(pair["top"]))
    return choose_play(ask["plays"], deal)


def choose_play(plays, deal):
    """Leads low, stays below whoever is winning, and throws off what is worst."""
    out = {play["seat"]: play["card"] for play in deal["trick"]["plays"]}
    lowest = min(plays, key=lambda play: rank(play["card"]))
    if not out:
        return lowest
    if all(play["card"][1] != next(iter(out.values()))[1] for play in plays):
        return max(plays, key=lambda play: burden(play["card"]))
    winning = out.get(deal["winning"])  # None where equal cards cancel each other and no other card is there
    below = [play for play in plays if winning and rank(play["card"]) < rank(winning)]
    return max(below, key=lambda play: rank(play["card"]), default=lowest)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("Usage: outside-bot.py URL TABLE TOKEN")
    line, kept, view = Line(sys.argv[1]), {}, None
    line.say(type="hello", versions={"oldest": 2, "newest": 2}, token=sys.argv[3], language="en")
    line.say(type="join", table=sys.argv[2], invite=None, known=None)
    for heard in line.messages():
        if heard["type"] in ("error", "rejected"):
            print(heard["sentence"], file=sys.stderr)
            line.said.clear()
            time.sleep(1)  # and what is still wanted is said again
        view = heard.get("view", view)
        if view:
            answer(line.say, view, kept)
