// Loads the texts of a lazy-loaded part in the current language.

/** Returns a function from language code to texts. English is bundled and is the fallback. */
export const inLanguage =
  <Words>(en: Words, others: Readonly<Record<string, () => Promise<Words>>>) =>
  async (language: string): Promise<Words> =>
    (await others[language]?.()) ?? en;
