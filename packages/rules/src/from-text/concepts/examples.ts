// Reads what cards cost from examples of play: `if Ann takes the queen she writes 13`.
import { type Fact, part, type TopicReader } from '../facts.ts';

const TAKES =
  '\\b(?:takes?|took|wins?|won|gets?|got|catch\\w*|caught|captur\\w+|collect\\w*|ends? up with|picks? up|has|had)';
const WRITES =
  "\\b(?:writes?|wrote|scores?|scored|pays?|gets?|is charged|receives?|counts?|is down for|puts down|marks|adds|that is|that's|makes)";
const NUMBER = '(?<sign>minus |-)?(?<n>\\d+)\\b(?! (?:cards?|tricks|hearts|of))';
const OF_CARD = new RegExp(
  `${TAKES} (?:only |just )?(?:the )?\\[(?<card>..)\\](?![^.]*\\[|[^.]*\\bhearts?\\b)[^.\\d]{0,40}${WRITES}(?: down| up)? ${NUMBER}`,
);
const OF_HEARTS = new RegExp(
  `${TAKES} (?:only |just )?(?<count>\\d+) hearts?\\b(?![^.]*\\[)[^.\\d]{0,40}${WRITES}(?: down| up)? ${NUMBER}`,
);

const EVERY = 13;

/** Reads what a card costs from an example in which somebody takes it. */
export const examples: TopicReader = ({ words }) => {
  const card = OF_CARD.exec(words)?.groups;
  const hearts = OF_HEARTS.exec(words)?.groups;
  const signed = (groups: Readonly<Record<string, string | undefined>>): number =>
    Number(groups.n) * (groups.sign === undefined ? 1 : -1);
  const each = hearts === undefined ? 0 : signed(hearts) / Number(hearts.count);
  const found: Fact[] = [];
  if (card?.card !== undefined) found.push(part('points', card.card, signed(card)));
  if (Number.isInteger(each) && each !== 0 && Number(hearts?.count) < EVERY) found.push(part('points', 'H*', each));
  return found;
};
