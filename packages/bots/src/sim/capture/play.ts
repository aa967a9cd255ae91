// Plays pairs in a position of Capture: decides each bout (round), captures and deals cards, and scores the
// deal at its end.
import { addToHand, type CapturePosition, type CaptureTables, HAND_ROOM } from './position.ts';

/**
 * Whether `top` may be laid on `bottom`; both are indices in the hand. A banned top is allowed only if no
 * other card can be the top.
 */
export function mayLay(table: CaptureTables, at: CapturePosition, seat: number, bottom: number, top: number): boolean {
  const from = seat * HAND_ROOM;
  if (bottom === top) return false;
  if (table.banned[at.hands[from + top]!] === 0) return true;
  const whole = table.rules.sheet.top.exception === 'wholeHand';
  for (let i = 0; i < at.sizes[seat]!; i++)
    if ((whole || i !== bottom) && table.banned[at.hands[from + i]!] === 0) return false;
  return true;
}

/** Lays a legal pair, given as indices in the hand. All seats lay before `reveal` is called. */
export function lay(at: CapturePosition, seat: number, bottom: number, top: number): void {
  const from = seat * HAND_ROOM;
  at.bottoms[seat] = at.hands[from + bottom]!;
  at.tops[seat] = at.hands[from + top]!;
  remove(at, seat, Math.max(bottom, top));
  remove(at, seat, Math.min(bottom, top));
}

/** Removes a card from a hand. The last card of the hand moves to the index of the removed card. */
function remove(at: CapturePosition, seat: number, place: number): void {
  const from = seat * HAND_ROOM;
  const last = at.sizes[seat]! - 1;
  at.hands[from + place] = at.hands[from + last]!;
  at.sizes[seat] = last;
}

/** Reveals the bout. Its cards are captured, and then further cards are dealt or the deal ends. */
export function reveal(table: CaptureTables, at: CapturePosition): void {
  at.winner = winnerOf(table, at);
  at.carried += spoils(table, at);
  if (at.winner >= 0) {
    at.captured[at.winner]! += at.carried;
    at.carried = 0;
  }
  const { sheet } = table.rules;
  if (sheet.endTest === 'beforeRedeal' && anyShort(at)) score(table, at);
  else {
    redeal(table, at);
    if (anyShort(at)) score(table, at);
  }
}

/** The number of scoring cards that the bout's winner gets. */
function spoils({ rules, hearts, seats }: CaptureTables, at: CapturePosition): number {
  const bottoms = rules.sheet.winnerTakes === 'bottoms';
  const tops = !bottoms || rules.sheet.topsTo === 'winner';
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (bottoms) count += hearts[at.bottoms[seat]!]!;
    if (tops) count += hearts[at.tops[seat]!]!;
  }
  return count;
}

/**
 * The winner of the bout: the seat with the strongest top. The game's rules decide between identical tops.
 * Returns −1 if no seat wins.
 */
function winnerOf({ rules, seats }: CaptureTables, at: CapturePosition): number {
  const { identical } = rules.sheet.ties;
  let [best, winner, level] = [-1, -1, 0];
  for (let i = 1; i <= seats; i++) {
    const seat = (at.dealer + i) % seats;
    const top = at.tops[seat]!;
    if (identical === 'cancel' && copies(at.tops, top) > 1) continue;
    if (top > best) [best, winner, level] = [top, seat, 1];
    else if (top === best) {
      level += 1;
      if (identical === 'latest') winner = seat;
    }
  }
  return identical === 'carry' && level > 1 ? -1 : winner;
}

function copies(tops: Uint8Array, top: number): number {
  let count = 0;
  for (let seat = 0; seat < tops.length; seat++) if (tops[seat] === top) count += 1;
  return count;
}

/** Whether some seat has fewer than two cards left. */
function anyShort(at: CapturePosition): boolean {
  for (let seat = 0; seat < at.sizes.length; seat++) if (at.sizes[seat]! < 2) return true;
  return false;
}

/**
 * Makes the next seat the dealer and deals new cards after a bout. A stock that is too small is dealt out, or
 * kept if the game's rules say so.
 */
function redeal({ rules, seats }: CaptureTables, at: CapturePosition): void {
  const { count, packet, partial } = rules.sheet.redeal;
  const left = at.stocked - at.drawn;
  const wanted = count * seats;
  at.dealer = (at.dealer + 1) % seats;
  if (partial === 'kept' && left < wanted) return;
  const dealt = Math.min(left, wanted);
  for (let i = 0; i < dealt; i++)
    addToHand(at, (at.dealer + 1 + Math.floor(i / packet)) % seats, at.stock[at.drawn + i]!);
  at.drawn += dealt;
}

function score({ rules, hearts, seats }: CaptureTables, at: CapturePosition): void {
  const { captured, inHand } = rules.sheet.hearts;
  for (let seat = 0; seat < seats; seat++) {
    let held = 0;
    for (let i = 0; i < at.sizes[seat]!; i++) held += hearts[at.hands[seat * HAND_ROOM + i]!]!;
    at.points[seat] = at.captured[seat]! * captured + held * inHand;
  }
  at.over = true;
}
