// Finds the name that a text gives the queen of spades.

/** Matches the sentence in which a text gives the queen a name of its own: `Grandpa calls her the witch`. */
const NAMES_HER =
  /\bcalls? (?:her|the queen(?: of spades)?) ["'“‘]?the ([a-z]+)\b|\bqueen of spades,? (?:\(|- ?)?(?:(?:also |sometimes |better |otherwise )?(?:known as|called|nicknamed|alias|a\.?k\.?a\.?|whom we call(?:ed)?|which we call(?:ed)?|or) )?["'“‘]?the ([a-z]+)["'”’]?(?=\)|,| -|\.| (?:is|are|for|to|at)\b)/;
/** Matches a capitalised name of the queen: `The Biddy is the queen of spades.` */
const IS_HER =
  /\b[Tt]he ([A-Z][a-z]+)(?: \([^)\n]{0,40}\))? (?:is|=|means|being) (?:what we call |our name for |just |simply )?(?:the )?[Qq]ueen of [Ss]pades\b/;

/** Matches a capitalised name that the queen explains: `Kali Rani (Q of spades)`. */
const EXPLAINED = /\b([A-Z][a-z]+(?: [A-Z][a-z]+)?) \((?:the )?(?:[Qq]ueen|Q) of [Ss]pades\)/;

/** The name that a text gives the queen, such as `the witch`; undefined if it gives none. */
export function nicknameIn(text: string): string | undefined {
  const [, first, second] = NAMES_HER.exec(text.toLowerCase()) ?? [];
  const name = first ?? second ?? (IS_HER.exec(text) ?? EXPLAINED.exec(text))?.[1]?.toLowerCase();
  return name === undefined || OTHER_THINGS.test(name) ? undefined : name;
}
/** Matches words that are no name of the queen. */
const OTHER_THINGS =
  /^(?:queen|lady|card|black|old|moon|tricks?|hearts?|spades?|points?|game|first|other|others|jack|king|ace|ten|worst|only|same|last|player|next|one)$/;
