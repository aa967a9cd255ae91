// What a sign at the table says when it is pressed: the rules behind it.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules } from '@moonshot/protocol';

type Ruled = Pick<TableRules, 'sentences'>;
type Rule = TableRules['sentences'][number];

const joined = (rules: readonly Rule[]): string => rules.map(({ sentence }) => sentence).join(' ');

/** What is allowed now that hearts are broken; before, what is not allowed, and what breaks them. */
export function brokenNote(words: AllWords, { sentences }: Ruled, broken: boolean): string {
  if (broken) return words.news.brokenNote;
  return joined([
    ...sentences.filter(({ fields }) => fields[0] === 'lead.restrict' && fields.includes('break.on')),
    ...sentences.filter(({ fields }) => fields[0] === 'break.on'),
  ]);
}

/** Who gets the kitty, and then what it is; empty if the game has none. */
export const kittyNote = ({ sentences }: Ruled): string => {
  const about = sentences.filter(({ topic }) => topic === 'kitty');
  const isOfTaker = ({ fields }: Rule): boolean => fields[0] === 'kitty.to';
  return joined([...about.filter(isOfTaker), ...about.filter(rule => !isOfTaker(rule))]);
};

/** The rules of the auction. */
export const auctionNote = ({ sentences }: Ruled): string =>
  joined(sentences.filter(({ topic }) => topic === 'auction'));

/** How the pool is filled and who wins it. */
export const poolNote = ({ sentences }: Ruled): string =>
  joined(sentences.filter(({ fields }) => fields[0]?.startsWith('settle.')));
