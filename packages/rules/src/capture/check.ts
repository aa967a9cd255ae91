// The possible values of the fields of Capture's rule sheet, and checks for contradictions among these
// fields.
import { pick } from '../cards/card-set.ts';
import { checkHead, HEAD_FIELDS, type Say } from '../game/check-head.ts';
import { clashing, type FieldKind, type SheetError } from '../game/errors.ts';
import { check, choice, list, SELECTOR, shape, whole } from '../game/fields.ts';
import { deckFor } from '../game/head.ts';
import type { CaptureSheet } from './sheet.ts';

const SELECTORS = list(SELECTOR, 24);

/** The fields of a capture game's rule sheet, and their possible values. */
export const CAPTURE_FIELDS: FieldKind = shape({
  ...HEAD_FIELDS,
  kind: choice('commit-reveal'),
  deal: shape({ hand: whole(2, 26) }),
  commit: choice('locked', 'revocable'),
  top: shape({ ban: SELECTORS, exception: choice('wholeHand', 'afterBottom') }),
  ties: shape({ suits: list(choice('C', 'D', 'S', 'H'), 4), identical: choice('eldest', 'latest', 'cancel', 'carry') }),
  winnerTakes: choice('bottoms', 'tops'),
  topsTo: choice('discard', 'winner'),
  redeal: shape({ count: whole(0, 13), packet: whole(1, 2), partial: choice('dealt', 'kept') }),
  endTest: choice('afterRedeal', 'beforeRedeal'),
  hearts: shape({ cards: SELECTORS, captured: whole(-100, 100), inHand: whole(-100, 100) }),
  counts: choice('private', 'public'),
});

/**
 * The errors of a value that should be a rule sheet for this number of seats. Contradictions are looked for
 * only if every field is valid.
 */
export function problems(value: unknown, seats: number): readonly SheetError[] {
  const fields = check(CAPTURE_FIELDS, value, '');
  if (fields.length > 0) return fields;
  const sheet = value as CaptureSheet;
  const head = checkHead(sheet, seats);
  if (head.length > 0) return head;
  const deck = deckFor(sheet, seats);
  const errors: SheetError[] = [];
  const say: Say = (path, at, ...clash) => void errors.push(clashing(path, at, ...clash));
  const { deal, ties, redeal, hearts } = sheet;
  if (deal.hand * seats > deck.length)
    say('deal.hand', deal.hand, 'handMost', Math.floor(deck.length / seats), seats, deck.length);
  if (new Set(ties.suits).size < 4) say('ties.suits', ties.suits, 'allSuits');
  if (redeal.count % redeal.packet !== 0) say('redeal.packet', redeal.packet, 'packet', redeal.count);
  if (hearts.captured === 0 && hearts.inHand === 0) say('hearts.captured', 0, 'heartsCount');
  if (sheet.deck.wilds.length > 0) say('deck.wilds', sheet.deck.wilds, 'noWilds');
  if (pick(deck, hearts.cards).length === 0) say('hearts.cards', hearts.cards, 'heartsCards');
  return errors.length > 0 ? errors : checkEnd(sheet);
}

/**
 * Checks how the match ends. Totals must move towards the limit, which is downwards if hearts count negative
 * points.
 */
function checkEnd({ match, score, hearts }: CaptureSheet): readonly SheetError[] {
  if (score.sign === 'minus') return [clashing('score.sign', 'minus', 'heartsSign')];
  if (match.kind === 'thereAndBack') return [clashing('match.kind', match.kind, 'noReturn')];
  const falls = (hearts.captured || hearts.inHand) < 0;
  if (match.kind === 'deals' || match.cmp.startsWith('<') === falls) return [];
  return [clashing('match.cmp', match.cmp, 'heartsEnd', falls)];
}
