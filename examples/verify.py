#!/usr/bin/env python3
"""Checks the proof of a sealed match of Moonshot with Python's standard library alone.

    python3 examples/verify.py proof.json

Written from docs/reference/sealed-deals.md; it shares nothing with the program that dealt the cards, nor with `moonshot verify`.
Ends with
    0  verified, with the secrets of players in every deal
    1  broken: something does not hold
    2  the file is no proof
    3  consistent, but in some deal only the server's secret counted
    4  consistent, by the old protocol hearts-deal/1
    5  as 0, but a beacon is mixed in, whose signature this program does not check
"""
import hashlib
import hmac
import json
import struct
import sys

OLD, NEW = "hearts-deal/1", "hearts-deal/2"
REDRAWS = 2
SUITS, RANKS = "CDSH", "23456789TJQKAW"


def framed(*parts):
    """Each part after its length in four bytes; a number is four bytes itself."""
    out = b""
    for part in parts:
        data = part.encode() if isinstance(part, str) else struct.pack(">I", part) if isinstance(part, int) else part
        out += struct.pack(">I", len(data)) + data
    return out


def hash_of(*parts):
    return hashlib.sha256(framed(*parts)).hexdigest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def secret_of(digits):
    return bytes.fromhex(digits or "")


def words(material):
    """The 32-bit words of HMAC-DRBG with SHA-256, in requests of 1024 bytes."""
    key, value = bytes(32), b"\x01" * 32

    def mac(data):
        return hmac.new(key, data, hashlib.sha256).digest()

    for step in (b"\x00", b"\x01"):
        key = mac(value + step + material)
        value = mac(value)
    while True:
        request = b""
        while len(request) < 1024:
            value = mac(value)
            request += value
        yield from struct.unpack(">256I", request)
        key = mac(value + b"\x00")
        value = mac(value)


def drawing(material):
    source = words(material)

    def below(n):
        while True:
            word = next(source)
            if word < 2**32 - 2**32 % n:
                return word % n

    return below


def shuffled(cards, below):
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        j = below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def dealing(proof, dealer, seed, thrown):
    """The hands and the rest as the seed gives them, after so many dealings that were thrown in."""
    material = seed if thrown == 0 else framed("moonshot/1/misdeal", seed, thrown)
    deck = shuffled(proof["deck"], drawing(material))
    seats, size = proof["seats"], proof["handSize"]
    hands = [[] for _ in range(seats)]
    for i in range(seats * size):
        hands[(dealer + 1 + i) % seats].append(deck[i])
    return hands, deck[seats * size :]


def check_mix(proof, deal, seed, no):
    """Cards that were mixed came back as the seed has it."""
    play, thrown = deal["play"], len(deal["misdealt"])
    if not play.get("step", "").startswith("mix") or len(play["passes"]) < proof["seats"]:
        return
    material = seed if thrown == 0 else framed("moonshot/1/misdeal", seed, thrown)
    passes = sorted(play["passes"], key=lambda one: one["seat"])
    gifts = [gift for one in passes for gift in sorted(one["gifts"], key=lambda gift: proof["deck"].index(gift[0]))]
    places = [one["seat"] for one in passes for _ in one["gifts"]]
    if [to for _, to in gifts] != shuffled(places, drawing(framed("moonshot/1/draws", material, "mix"))):
        no("cards were mixed otherwise than the seed has it")


def check_play(proof, deal, no):
    """Every card that was passed, played or laid comes from a hand, and each is there once."""
    seats, dealt, play = proof["seats"], deal["dealt"], deal["play"]
    hands, rest = [list(hand) for hand in dealt["hands"]], list(dealt["rest"])

    def take(cards, card, what):
        if card in cards:
            cards.remove(card)
        else:
            no(f"{what}: {card} is not there")

    if play["kind"] == "commit-reveal":
        dealer, redeal = dealt["dealer"], proof["redeal"]
        for i, bout in enumerate(play["bouts"]):
            if i > 0:
                dealer = (dealer + 1) % seats
                wanted = redeal["count"] * seats
                count = 0 if redeal["partial"] == "kept" and len(rest) < wanted else min(wanted, len(rest))
                for j in range(count):
                    hands[(dealer + 1 + j // redeal["packet"]) % seats].append(rest[j])
                rest = rest[count:]
            if bout["dealer"] != dealer:
                no(f"bout {i + 1}: another dealer")
            for seat, pair in enumerate(bout["laid"]):
                for card in pair:
                    take(hands[seat], card, f"bout {i + 1}, seat {seat}")
        return

    if "upcard" in play:
        if play["upcard"] != (rest or [None])[0]:
            no("another card was turned up than the first left over")
        take(rest, play["upcard"], "the card turned up")
    for card in play.get("aside", []):
        take(rest, card, "what is out of the deal")
    gifts = [(one["seat"], card, to) for one in play["passes"] for card, to in one["gifts"]]
    if len({one["seat"] for one in play["passes"]}) not in (0, seats) and play["tricks"]:
        no("not every seat passed")
    onward = [(one["seat"], card) for one in play["passes"] for card in one.get("onward", [])]
    received = list(onward)
    for seat, card, _ in gifts:
        if (seat, card) in received:
            received.remove((seat, card))
        else:
            take(hands[seat], card, f"the pass of seat {seat}")
    for _, card, to in gifts:
        hands[to].append(card)
    for seat, card in onward:
        take(hands[seat], card, f"what seat {seat} passed on")
    for seat, cards in enumerate(play.get("charges", [])):
        if any(card not in hands[seat] for card in cards):
            no(f"seat {seat} charged what it did not hold")
    for i, trick in enumerate(play["tricks"]):
        plays = trick["plays"]
        for seat, count in trick.get("drawn", []):
            hands[seat] += rest[:count]
            del rest[:count]
        turns = [seat for j in range(seats) if hands[seat := (plays[0][0] + j) % seats]] or [plays[0][0]]
        for j, (seat, card, *_) in enumerate(plays):
            take(hands[seat], card, f"trick {i + 1}, seat {seat}")
            if seat != turns[j % len(turns)]:
                no(f"trick {i + 1}: the seats did not play one after another")
        if len(plays) not in (len(turns), 2 * len(turns)) and (i < len(play["tricks"]) - 1 or trick["winner"] is not None):
            no(f"trick {i + 1}: a trick has one card of each seat")
        for card in trick["kitty"]:
            take(rest, card, f"the kitty in trick {i + 1}")
        if i == 0 and "kept" not in play:
            for seat, cards in enumerate(play["buried"]):
                if cards and (seat != trick["winner"] or len(cards) != len(rest)):
                    no(f"seat {seat} laid away what it may not")
                if cards:
                    hands[seat] += rest
                    rest = []
                for card in cards:
                    take(hands[seat], card, f"what seat {seat} laid away")
    if "kept" in play:
        hands[play["kept"]] += rest
        rest = []
        for card in play["buried"][play["kept"]]:
            take(hands[play["kept"]], card, "what the last seat with cards kept")
    if deal["points"] is not None and (rest or any(hands)):
        no("the deal was scored before all its cards were played")


def check_attempt(protocol, bound, one, no):
    """The server and the seats opened their commitments, and only asked seats committed."""
    if hash_of(f"{protocol}/server-commit", *bound, secret_of(one["server"]["secret"])) != one["server"]["commitment"]:
        no("the server's secret is not the one it committed to")
    if len(set(one["asked"])) != len(one["asked"]):
        no("a seat is asked twice")
    for seat, opened in enumerate(one["opened"]):
        commitment = one["commitments"][seat]
        if commitment is not None and seat not in one["asked"]:
            no(f"seat {seat} committed and was not asked")
        if opened is not None and hash_of(f"{protocol}/seat-commit", *bound, seat, secret_of(opened)) != commitment:
            no(f"seat {seat} did not open what it committed to")


def withheld(one):
    pairs = enumerate(zip(one["commitments"], one["opened"]))
    return [seat for seat, (commitment, opened) in pairs if commitment is not None and opened is None]


def contributors(deal):
    return [seat for seat, opened in enumerate(deal["opened"]) if opened is not None]


def check_attempts(proof, deal, no):
    """A deal was redrawn only if a seat withheld its secret, without that seat, and twice at most."""
    voided, gone = deal["voided"], set()
    missed = proof["beacon"] is not None and (deal["beacon"] or {}).get("signature") is None
    if deal["attempt"] != len(voided) or len(voided) > REDRAWS + 1:
        no("its attempt is another")
    if deal["decks"] != 1 + len(voided) + missed:
        no("so many decks could not have been drawn")
    if deal["contributors"] != contributors(deal):
        no("other seats opened a secret")
    for i, one in enumerate([*voided, deal]):
        if gone & set(one["asked"]) or (i > REDRAWS and one["asked"]):
            no(f"attempt {i} asks a seat that it may not")
        gone |= set(withheld(one))
    for i, one in enumerate(voided):
        if not one["withheld"] or one["withheld"] != withheld(one):
            no(f"attempt {i} is void and says wrongly why")
    if deal["dealt"] is not None and withheld(deal):
        no("it was dealt without a secret that was committed to")
    if proof["beacon"] is None and deal["beacon"] is not None:
        no("the match has no beacon")


def seed_of(proof, deal):
    protocol, bound = proof["format"], [proof["match"], deal["deal"]]
    parts = [*map(secret_of, deal["opened"])]
    if protocol == NEW:
        bound.append(deal["attempt"])
        if deal["beacon"] and deal["beacon"]["signature"]:
            parts.append(hashlib.sha256(bytes.fromhex(deal["beacon"]["signature"])).digest())
    return framed(f"{protocol}/seed", secret_of(deal["server"]["secret"]), *bound, proof["rules"], *parts)


def check_deal(proof, deal, due, no):
    protocol, match, number, seats = proof["format"], proof["match"], deal["deal"], proof["seats"]
    if deal["previous"] != due:
        no("it does not bear the hash of what was before it")
    if protocol == NEW:
        for i, one in enumerate(deal["voided"]):
            check_attempt(protocol, (match, number, i), one, no)
        check_attempt(protocol, (match, number, deal["attempt"]), deal, no)
        check_attempts(proof, deal, no)
    else:
        check_attempt(protocol, (match, number), deal, no)
    seed = seed_of(proof, deal)
    cut, dealt = deal["cut"], deal["dealt"]
    if cut is not None:
        below = drawing(framed("moonshot/1/draws", seed, f"dealer {number}"))
        level = list(range(proof["seats"]))
        for i, one in enumerate(cut["rounds"]):
            cards = shuffled([card for card in proof["deck"] if card[0] != "W"], below)
            if [card for _, card in one] != cards[: len(one)]:
                no("a card was cut that the seed does not give")
            cutting = [seat for seat, _ in one]
            if i > 0:
                level = [seat for seat in level if seat in cutting]
            if cutting != level:
                no("the wrong seats cut, or not in order")
        by_lot = not cut["rounds"]
        if by_lot and below(seats) != cut["dealer"]:
            no("the seed gives another dealer")
        if not by_lot and cut["dealer"] not in [seat for seat, _ in cut["rounds"][-1]]:
            no("the dealer did not cut last")
        if dealt is not None and dealt["dealer"] != cut["dealer"]:
            no("somebody else dealt")
    if dealt is None:
        return
    if dealing(proof, dealt["dealer"], seed, len(deal["misdealt"])) != (dealt["hands"], dealt["rest"]):
        no("the cards are not those that the seed gives")
    check_mix(proof, deal, seed, no)
    check_play(proof, deal, no)


def check(proof):
    """Everything that does not hold, one sentence each."""
    faults, protocol = [], proof["format"]
    deck = [SUITS.index(card[1]) * len(RANKS) + RANKS.index(card[0]) for card in proof["deck"]]
    packs = 1 + sum(later <= earlier for earlier, later in zip(deck, deck[1:]))
    if packs > 2 or len(deck) > 112 or proof["seats"] * proof["handSize"] > len(deck):
        faults.append("the deck is neither one pack in order nor two, or too small")
    head = {key: value for key, value in proof.items() if key not in ("deals", "winners", "end")}
    due = hash_of(f"{protocol}/match", canonical(head))
    for i, deal in enumerate(proof["deals"]):
        def no(sentence, number=i + 1):
            faults.append(f"deal {number}: {sentence}")

        if deal["deal"] != i + 1:
            no("its number is another")
        if (deal["points"] is None or deal["dealt"] is None) and i < len(proof["deals"]) - 1:
            no("it was left, and others follow")
        check_deal(proof, deal, due, no)
        due = hash_of(f"{protocol}/deal", canonical(deal))
    if not proof["deals"] or proof["end"] != hash_of(f"{protocol}/end", due, canonical(proof["winners"])):
        faults.append("the end is not the hash of the last deal and the winners")
    return faults


def verdict(proof, faults):
    """The verdict in one sentence, and the exit code."""
    if faults:
        return f"Broken: {len(faults)} faults.", 1
    if proof["format"] == OLD:
        return f"Consistent by the old protocol, {OLD}, under which the server could choose among several decks.", 4
    dealt = [deal for deal in proof["deals"] if deal["dealt"] is not None]
    alone = [str(deal["deal"]) for deal in dealt if not contributors(deal)]
    if alone:
        return f"Consistent, but only the server's secret counted in the deals {', '.join(alone)}.", 3
    players = min((len(contributors(deal)) for deal in dealt), default=0)
    if any((deal["beacon"] or {}).get("signature") for deal in dealt):
        return f"Verified, with the secrets of {players} players; beacon not checked.", 5
    return f"Verified, with the secrets of {players} players.", 0


def main():
    if len(sys.argv) != 2:
        print("Name one file with a proof.", file=sys.stderr)
        return 2
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            proof = json.load(file)
        if proof.get("format") not in (OLD, NEW):
            raise ValueError(f"its format is neither {NEW} nor {OLD}")
        faults = check(proof)
        sentence, code = verdict(proof, faults)
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError, struct.error) as error:
        print(f"Cannot read {sys.argv[1]} as a proof: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    for fault in faults:
        print(fault)
    for deal in proof["deals"] if proof["format"] == NEW else []:
        print(f"deal {deal['deal']}: {deal['decks']} decks could have been drawn, the secrets of seats {deal['contributors']} count")
    print(f"{proof['match']}, {proof['rules']}: {len(proof['deals'])} deals, {len(faults)} faults")
    print(sentence)
    return code


if __name__ == "__main__":
    sys.exit(main())
