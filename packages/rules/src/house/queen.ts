// The choice of the queen that costs points. Choosing another queen changes every field that names the queen.
import type { Card } from '../cards/card.ts';
import { withOverrides } from '../game/overrides.ts';
import { isRecord } from '../game/record.ts';
import type { Overrides, Sheet } from '../games.ts';
import { differences, type House, wholeOf } from './fields.ts';
import { problemsOf } from './problems.ts';

/** The queens that can cost points as a single card. The queen of hearts costs points as a heart. */
export const QUEENS: readonly Card[] = ['QS', 'QC', 'QD'];

/** The queen that costs points now, and every queen that could, with the fields to change for it. */
export interface QueenChoice {
  readonly now: Card;
  readonly options: readonly QueenOption[];
}

export interface QueenOption {
  readonly card: Card;
  readonly change: Overrides;
}

/**
 * The choice of the queen that costs points. Undefined unless exactly one queen costs points. A change
 * replaces every queen that the sheet names, and so corrects fields that name a queen without points. It does
 * not change the deck. It changes the card whose taker becomes dealer only if the rules use this card.
 */
export function queenChoice(house: House): QueenChoice | undefined {
  const sheet = wholeOf(house) as Sheet;
  const now = sheet.kind === 'tricks' ? costlyQueen(sheet.points) : undefined;
  if (now === undefined) return undefined;
  const options = QUEENS.map((card): QueenOption => ({ card, change: changeTo(sheet, card) }));
  const isPlayable = ({ change }: QueenOption): boolean => problemsOf(withOverrides(sheet, change)).length === 0;
  return { now, options: options.filter(option => option.card === now || isPlayable(option)) };
}

function costlyQueen(
  points: readonly { readonly cards: readonly string[]; readonly value: unknown }[],
): Card | undefined {
  const named = points.flatMap(({ cards, value }) => cards.map(card => ({ card, value })));
  const [queen, ...others] = named.filter(({ card }) => QUEENS.some(one => one === card));
  return others.length === 0 && typeof queen?.value === 'number' && queen.value > 0 ? (queen.card as Card) : undefined;
}

function changeTo(sheet: Sheet, queen: Card): Overrides {
  const { deck, dealer, ...others } = sheet;
  const named = { dealer: dealer.next === 'taker' ? renamed(dealer, queen) : dealer };
  return differences(sheet, { deck, ...named, ...(renamed(others, queen) as object) });
}

const NAMED = new RegExp(`^(took:|holder:|)(${QUEENS.join('|')})$`);

/** A part of the sheet, with this queen in the place of every card of `QUEENS`. */
function renamed(value: unknown, queen: Card): unknown {
  if (typeof value === 'string') return value.replace(NAMED, `$1${queen}`);
  if (Array.isArray(value)) return withoutRepeats(value.map(one => renamed(one, queen)));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, queen)]));
}

/** The list in which each queen occurs only once. */
const withoutRepeats = (list: readonly unknown[]): readonly unknown[] =>
  list.filter((one, i) => !(QUEENS as readonly unknown[]).includes(one) || list.indexOf(one) === i);
