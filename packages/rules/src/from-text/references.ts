// Resolves references: `they` under the heading of hearts, and `the ten` in a text that names one ten.

const RANKS: Readonly<Record<string, string>> = { ace: 'A', king: 'K', jack: 'J', knave: 'J', '10': 'T' };
const RANK_ALONE =
  /\b(?:the|that) (ace|king|jack|knave|10)\b(?! (?:of|cards?|points?|tricks?|players?|deals?|hands?|rounds?)\b|[-.:]\d)/g;

const SUIT_CARRIED =
  /(\[.([CDS])\][^.;[]{0,24}?(?:\band|\bor|,) )(?:the )?(ace|king|jack|knave)\b(?! (?:of|cards?|points?|tricks?|players?)\b|[-.:]\d)/;

/** The words with the suit of the card before it at a rank: `the ace of spades is 7 and the king 10`. */
function withCarriedSuits(words: string): string {
  let text = words;
  for (let i = 0; i < CARRIED_MAX && SUIT_CARRIED.test(text); i++)
    text = text.replace(
      SUIT_CARRIED,
      (_, before: string, suit: string, rank: string) => `${before}[${RANKS[rank]}${suit}]`,
    );
  return text;
}
const CARRIED_MAX = 3;

/** Matches sentences about what cards cost or what a moon needs, and sentences about the order of ranks. */
const COSTS = /\bhearts?\b|\[Q.\]|\bpoints?\b|\bworth\b|\bcounts?\b|\boff\b/;
const RANKING = /\bhigh|\blow|\brank|\bdown to\b|\bbeats?\b|\bfrom the\b/;

/**
 * The sentences, in plain words, with the card that each rank without a suit means. A rank of which the text
 * names several cards or none stays as it is.
 */
export function withRanks(plain: readonly string[]): readonly string[] {
  const named = new Set(plain.flatMap(words => [...words.matchAll(/\[(..)\]/g)].map(([, card = '']) => card)));
  const only = (rank: string): string | undefined => {
    const cards = [...named].filter(card => card.startsWith(RANKS[rank] ?? '-'));
    return cards.length === 1 ? cards[0] : undefined;
  };
  return plain.map(words =>
    COSTS.test(words) && !RANKING.test(words)
      ? withCarriedSuits(words).replace(RANK_ALONE, (all, rank: string) =>
          only(rank) === undefined ? all : `the [${only(rank)}]`,
        )
      : words,
  );
}

/** Matches what somebody in an example would like to do. */
const WANTS =
  /\b(?:would like|'d like|would love|'d love|wants?|wishes|tries|hopes|is tempted|is dying) to ((?:lead|play|throw|discard|dump|open|put|get rid of)\b[^.;]*)/;
/** Matches a sentence which says that this is not allowed, and perhaps why. */
const IS_DENIED =
  /^(?:but )?(?:he|she|they|you|that|this|it|\w+) (?:can't|cannot|can not|may not|must not|isn't allowed(?: to)?|is not allowed(?: to)?|is forbidden|isn't permitted)\b[:,;.-]? ?(.*)$/;
const NOT_YET =
  /\b(?:(?:because|since|as) )?(?:no (?:heart|1)s? (?:has|have) (?:been )?(\w+)|(?:nobody|no player) has (\w+) (?:a heart|1|any)|hearts? (?:aren't|are not|haven't been|have not been) (broken))(?: yet)?/;

/** The sentences with what an example denies as a rule: `She wants to lead a heart. She can't.` */
export const withDenials = (plain: readonly string[]): readonly string[] =>
  plain.map((words, i) => {
    const [, action] = WANTS.exec(plain[i - 1] ?? '') ?? [];
    const [, reason] = IS_DENIED.exec(words) ?? [];
    if (action === undefined || reason === undefined) return words;
    const [yet, played, thrown, broken] = NOT_YET.exec(reason) ?? [];
    if (yet === undefined) return `you cannot ${action}. ${reason}`;
    return `you cannot ${action} until ${broken === undefined ? `a heart has been ${played ?? thrown}` : 'hearts are broken'}`;
  });

const ABOUT_HEARTS = /^(?:the )?(?:leading |breaking |about )?hearts?(?: rules?)?$/;
const PRONOUN = /\b(?:they|them|these)\b/;
const OF_HEARTS =
  /\b(?:they|them|these)\b(?=[^.]*\bbroken\b)|(?<=\b(?:leads?|led|leading|break|breaks|start with|play|discard) )(?:them|these)\b/;

/** The words with `hearts` in place of a pronoun that means hearts. */
export function withHearts(stated: string, heading: string, last: string): string {
  const words = stated.replace(/\bthey're\b/g, 'they are');
  if (/\bhearts?\b/.test(stated) || !PRONOUN.test(words)) return stated;
  if (ABOUT_HEARTS.test(heading)) return words.replace(PRONOUN, 'hearts');
  return /\bhearts\b/.test(last) && !/\[/.test(last) ? words.replace(OF_HEARTS, 'hearts') : stated;
}
