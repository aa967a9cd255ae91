// What importing the clauses gives: those of every page in docs/rules, which the build has read.
declare module '*/plugins/clauses.ts?docs' {
  const docs: import('./docs.ts').RulesDocs;
  export default docs;
}
