// Whether a text seems to be in another language than English, the only one in which rules can be read.

const ENGLISH = new Set(
  'the and you to of a is are if in on it with not no but one for each who then when card cards play pass hearts hand'.split(
    ' ',
  ),
);
const OTHERS = new Set(
  [
    'der die das und ist sind nicht mit ein eine den dem wer wenn auf zu von im man wird werden jeder karten herz stich',
    'le la les des une et est sont pas avec qui si on ou il au du sur pour chaque cartes cœur coeur pli donne',
    'el los las una y es son no con quien si se al del por para cada cartas corazones baza mano gana',
  ]
    .join(' ')
    .split(' ')
    .filter(word => !ENGLISH.has(word)),
);
/** A text with fewer words of another language may be English with names. */
const WORDS_MIN = 3;

/** Whether more of its words belong to German, French or Spanish than to English. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>): number => words.filter(word => known.has(word)).length;
  const foreign = count(OTHERS);
  return foreign >= WORDS_MIN && foreign > count(ENGLISH);
}
