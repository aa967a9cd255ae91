// Type of the imported deck: the URL of its symbols, which the build writes as data.
declare module '*.svg?deck' {
  const url: string;
  export default url;
}
