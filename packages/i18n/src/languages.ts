// The list of languages, one per line. CONTRIBUTING.md describes what a new language needs.

/**
 * A language's name for itself, and its word for *you*, which is also the name of a person who has not
 * entered a name.
 */
interface Entry {
  readonly name: string;
  readonly you: string;
}

const LIST = {
  en: { name: 'English', you: 'You' },
  de: { name: 'Deutsch', you: 'Du' },
  fr: { name: 'Français', you: 'Toi' },
  es: { name: 'Español', you: 'Tú' },
} as const satisfies Readonly<Record<string, Entry>>;

/** A language of the program, by its ISO 639 code. */
export type Language = keyof typeof LIST;

export const LANGUAGES = Object.keys(LIST) as readonly Language[];

/** The language's name for itself. */
export const nameOf = (language: Language): string => LIST[language].name;

/**
 * The names of people who have not entered a name, in every language, because a table may have been opened in
 * any of them.
 */
export const NAMELESS: readonly string[] = Object.values(LIST).map(({ you }) => you);

const isSpoken = (code: string): code is Language => Object.hasOwn(LIST, code);

/**
 * The language of the first of these tags (`de-AT`, `fr;q=0.8`) that names a language of the list. English if
 * no tag does.
 */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map(tag => /^[a-z]+/.exec(tag.trim().toLowerCase())?.[0] ?? '').find(isSpoken) ?? 'en';
