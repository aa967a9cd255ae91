// Reads who deals next by its concepts: a sentence about the deal that names a direction.
import { type Fact, fact, type TopicReader } from '../facts.ts';

const ABOUT = /\bdeal(?:s|er|ing|ership)?\b/;
const MOVES =
  /\bdeal(?:er|ership|ing|s)?(?:'s job)?(?: \w+){0,3} (?:mov|pass|rotat|goes|go |travel|shift|turn|chang|alternat)\w*|\bturns? (?:at |to )?deal(?:ing)?\b|\b(?:lowest|highest|low|high|first|1st|draws?|cuts?)\b[^.]*\b(?:then|afterwards?|thereafter|from then on)\b|\b(?:next|new) dealer\b|\bdeals? (?:next|after (?:him|her|me|you|them|that))\b/;
const SIDE = /\b(?<right>(?:counter-?|anti-?)clockwise|right)\b|\b(?<left>clockwise|with the (?:clock|sun)|left)\b/;
/** Matches words about a seat beside the dealer, about the dealt cards, or about passing and play. */
const OTHER =
  /\b(?:left|right)(?:-hand \w+)? (?:of|from) (?:the )?dealer\b|\bdealer's (?:\w+ )?(?:left|right)\b|\bto (?:the|his|her) (?:left|right) of [^.;]*\bdeal\w*\b/g;
const NOT_DEALER =
  /\b(?:dealt|leads?|led|tricks?|suits?|exchang\w*|swap\w*|hearts?|plays?|opens?|starts?|begins? with|slid\w*|shov\w*|gives?|transfer\w*|neighbou?rs?|facing|opposite|next deal|odd|even|one at a time|1 at a time|singly|1 by 1|across|cards? (?:go|to))\b|\[/;

/** Reads in which direction the deal moves. */
export const nextDealer: TopicReader = ({ words, heading }): readonly Fact[] => {
  const rest = words
    .replace(OTHER, ' ')
    .replace(/\b(?:\d(?:st|nd|rd|th)|each|every|next|from|to|per|in the) deal\b/g, ' ');
  const isAbout = ABOUT.test(rest) || /\bdealer\b/.test(heading);
  if (!isAbout || NOT_DEALER.test(rest) || !MOVES.test(rest)) return [];
  const groups = SIDE.exec(rest)?.groups;
  return groups === undefined ? [] : [fact('dealer.next', groups.right === undefined ? 'left' : 'right')];
};
