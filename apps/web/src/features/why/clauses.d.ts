// The type of a generated module: the clauses of every page in docs/play/rules, which the build extracts.
declare module '*/plugins/clauses.ts?docs' {
  const docs: import('./docs.ts').RulesDocs;
  export default docs;
}
