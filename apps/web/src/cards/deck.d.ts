// What importing the deck gives: the address of its symbols, which the build has made into data.
declare module '*.svg?deck' {
  const url: string;
  export default url;
}
