// Type of the imported clauses: those of every page in docs/play/rules, extracted by the build.
declare module '*/plugins/clauses.ts?docs' {
  const docs: import('./docs.ts').RulesDocs;
  export default docs;
}
