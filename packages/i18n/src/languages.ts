// The list of languages, a line for each. CONTRIBUTING.md says what a new language needs.

/** How a language calls itself, and its word for the reader, which is the name of a person who gave none. */
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

/** Names of people who gave none, in every language in which a table may have been opened. */
export const NAMELESS: readonly string[] = Object.values(LIST).map(({ you }) => you);

const isSpoken = (code: string): code is Language => Object.hasOwn(LIST, code);

/** The first of these tags (`de-AT`, `fr;q=0.8`) that names a language of the list; English if none does. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map(tag => /^[a-z]+/.exec(tag.trim().toLowerCase())?.[0] ?? '').find(isSpoken) ?? 'en';
