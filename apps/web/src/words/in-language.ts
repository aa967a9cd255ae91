// Words that come with a part of the page, in the language that is spoken when it comes.

/** Gives the words in a language by its code: English, which is here already, where the others lack it. */
export const inLanguage =
  <Words>(en: Words, others: Readonly<Record<string, () => Promise<Words>>>) =>
  async (language: string): Promise<Words> =>
    (await others[language]?.()) ?? en;
