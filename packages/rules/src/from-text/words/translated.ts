// Replaces words that translators take from other languages by those of English card players.

const CLUBS = '(?:cross|clover|klaver|treff?|trefle)s?';
const SPADES = '(?:spades?|pikes?|piques?)';

const TERMS: readonly (readonly [foreign: RegExp, english: string])[] = [
  [
    /\b(?:in (?:the )?(?:sense|direction) (?:contrary|opposite) to|against) the clock(?: hands)?\b/g,
    'counterclockwise',
  ],
  [/\bin (?:the )?(?:clock(?:'s)?|hourly) (?:sense|direction)\b/g, 'clockwise'],
  [/\b(?:in the (?:sense|direction) of|with) the (?:clock|hands of the clock)(?: hands)?\b/g, 'clockwise'],
  [/\bthe as (?=is\b|counts?\b|\(|,)/g, 'the ace '],
  [new RegExp(`\\b(?:lady|dame|queen) of (?:the )?${SPADES}(?=[ ,.;:)]|$)`, 'g'), 'queen of spades'],
  [new RegExp(`\\b${SPADES} (?:queen|lady|dame)\\b`, 'g'), 'queen of spades'],
  [new RegExp(`\\b${CLUBS} (2|two)\\b`, 'g'), '2 of clubs'],
  [new RegExp(`\\b(2|two) of ${CLUBS}\\b`, 'g'), '2 of clubs'],
  [/\bcards? of (?:the )?hearts?\b/g, 'hearts'],
  [/\b(each|every|any|an?|per) hearts (?=[a-z]+s\b|is\b|=)/g, '$1 heart '],
  [/\b(first|1st|last|each|every|next|one|a|the) stitch(es)?\b/g, '$1 trick'],
  [/\bstitches\b/g, 'tricks'],
  [/\b(?:exit|go out) (?:with|of|in) (?=(?:an? )?hearts?\b)/g, 'lead '],
  [/\bwhile (?:the )?hearts (?:are|have) not (?:yet )?(?:been )?broken\b/g, 'until hearts are broken'],
  [/\bthe (?:13|thirteen) hearts and\b/g, 'all the hearts and'],
  [/\ba same (?=player|person)\b/g, 'a '],
  [/\b(he|she|they|others|rest|other|everybody|player) notes? (?:down )?(?=\d|nothing|zero)/g, '$1 scores '],
  [
    /\bwins (?:the (?:player|one) with|(?:he |the (?:player|one) )?who has)(?: the)? (?:less|least|fewest) points\b/g,
    'the player with the fewest points wins',
  ],
  [/\bwins the one with less points\b/g, 'the player with the fewest points wins'],
  [/\bthe cards? that (?:one|he|she|they) (?:wants?|likes?)\b/g, 'any card'],
  [/\b(?:doesn't|does not) give (?:a )?trumps?\b/g, 'has no trump'],
  [/\batouts?\b/g, 'trump'],
];

/** The text, in small letters, in the terms of English card players. */
export const inEnglishTerms = (text: string): string =>
  TERMS.reduce((words, [foreign, english]) => words.replace(foreign, english), text);
