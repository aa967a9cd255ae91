// What importing the sheets gives: the games as the first screen lists them, which the build has made.
declare module '*/plugins/sheets.ts?en' {
  const sheets: readonly import('@moonshot/wire').SheetCard[];
  export default sheets;
}
declare module '*/plugins/sheets.ts?de' {
  const sheets: readonly import('@moonshot/wire').SheetCard[];
  export default sheets;
}
declare module '*/plugins/sheets.ts?fr' {
  const sheets: readonly import('@moonshot/wire').SheetCard[];
  export default sheets;
}
declare module '*/plugins/sheets.ts?es' {
  const sheets: readonly import('@moonshot/wire').SheetCard[];
  export default sheets;
}
