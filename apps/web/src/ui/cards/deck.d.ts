// The type of the imported deck. It is the URL of a data file with the deck's symbols, which the build
// writes.
declare module '*.svg?deck' {
  const url: string;
  export default url;
}
