// Reads who deals next by its concepts: a sentence about the deal that names a direction.
import { type Fact, fact, type TopicReader } from '../facts.ts';

const ABOUT = /\bdeal(?:s|er|ing|ership)?\b/;
const MOVES =
  /\b(?:next|then|after(?:wards|ward)?|thereafter|from then on|mov\w+|pass(?:es|ing)?|rotat\w+|go(?:es)?|travels?|shifts?|turns?|chang\w+|around|round|in order|alternat\w+)\b/;
const SIDE = /\b(?<right>(?:counter-?|anti-?)clockwise|right)\b|\b(?<left>clockwise|with the (?:clock|sun)|left)\b/;
/** Matches words about a seat beside the dealer, about the dealt cards, or about passing and play. */
const OTHER =
  /\b(?:left|right)(?:-hand \w+)? (?:of|from) (?:the )?dealer\b|\bdealer's (?:\w+ )?(?:left|right)\b|\bto (?:the|his|her) (?:left|right) of [^.;]*\bdeal\w*\b/g;
const NOT_DEALER =
  /\b(?:dealt|leads?|led|tricks?|suits?|exchang\w*|swap\w*|hearts?|plays?|opens?|starts?|begins? with|slid\w*|shov\w*|gives?|next deal|odd|even|one at a time|1 at a time|singly|1 by 1|across|cards? (?:go|to))\b|\[/;

/** Reads in which direction the deal moves. */
export const nextDealer: TopicReader = ({ words, heading }): readonly Fact[] => {
  const isAbout = ABOUT.test(words) || /\bdealer\b/.test(heading);
  const rest = words.replace(OTHER, ' ');
  if (!isAbout || NOT_DEALER.test(rest) || !MOVES.test(rest)) return [];
  const groups = SIDE.exec(rest)?.groups;
  return groups === undefined ? [] : [fact('dealer.next', groups.right === undefined ? 'left' : 'right')];
};
