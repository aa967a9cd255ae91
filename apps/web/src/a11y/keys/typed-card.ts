// Selects a card by its typed name, rank then suit, such as `qs`, `10h` or `th`.
import { type Card, isCard } from '@moonshot/rules/cards';

/** The part of a card's name that has been typed so far, and when. */
export interface Typed {
  readonly rank: string;
  readonly atMs: number;
}

export const NOTHING_TYPED: Typed = { rank: '', atMs: 0 };

/** Maximum milliseconds between two characters of one name. */
const TOGETHER_MS = 1000;

const RANK = /^[2-9tjqkaw]$/;
const SUIT = /^[cdsh]$/;

export interface Typing {
  readonly typed: Typed;
  readonly card?: Card;
}

/** The typed part of the name after one more key, and the card once the name is complete. */
export function typing(before: Typed, key: string, atMs: number): Typing {
  const rank = atMs - before.atMs <= TOGETHER_MS ? before.rank : '';
  if (SUIT.test(key) && rank !== '' && rank !== '1') {
    const name = `${rank}${key}`.toUpperCase();
    return isCard(name) ? { typed: NOTHING_TYPED, card: name } : { typed: NOTHING_TYPED };
  }
  if (key === '0' && rank === '1') return { typed: { rank: 't', atMs } };
  if (key === '1' || RANK.test(key)) return { typed: { rank: key, atMs } };
  return { typed: NOTHING_TYPED };
}
