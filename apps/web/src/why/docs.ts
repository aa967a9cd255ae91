// What the documents say of a clause, and which clause a refusal leads to.

/** A clause as its page in docs/rules has it. */
export interface DocClause {
  readonly number: string; // by which everything else names it: a game's letters, and its place there
  readonly title: string;
  readonly words: string;
  readonly fields: readonly string[]; // of the sheet
  readonly tests: readonly { readonly file: string; readonly rows: readonly string[] }[];
}

/** Clauses by the name of their page: the id of a sheet, or that of the page for any sheet. */
export type RulesDocs = Readonly<Record<string, readonly DocClause[]>>;

export interface FoundClause extends DocClause {
  readonly page: string;
  readonly changed: boolean; // the table has the field otherwise than the sheet it started from
}

const ANY_SHEET = 'further-clauses';

const within = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);

/**
 * The clause that says the first of these fields: that of the sheet the table started from, or the one for
 * any sheet
 * where the table has the field otherwise, or the sheet's own page says nothing of it.
 */
export function clauseFor(
  docs: RulesDocs,
  sheet: string,
  overrides: Readonly<Record<string, unknown>>,
  [field]: readonly string[],
): FoundClause | undefined {
  if (field === undefined) return undefined;
  const changed = Object.keys(overrides).some(path => within(path, field) || within(field, path));
  const on = (page: string): FoundClause | undefined => {
    const found = docs[page]?.find(({ fields }) => fields.some(path => within(field, path)));
    return found && { ...found, page: `docs/rules/${page}.md`, changed };
  };
  const own = changed ? undefined : on(sheet);
  return own ?? on(ANY_SHEET);
}
