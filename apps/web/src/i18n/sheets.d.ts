// Types of the lists of games that the build generates: the English list, and the other lists, which are
// lazy-loaded.
declare module '*/plugins/sheets.ts?en' {
  const sheets: readonly import('@moonshot/protocol').SheetCard[];
  export default sheets;
}
declare module '*/plugins/sheets.ts?others' {
  const others: Partial<
    Record<import('@moonshot/i18n').Language, () => Promise<readonly import('@moonshot/protocol').SheetCard[]>>
  >;
  export default others;
}
