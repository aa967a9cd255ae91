// Finds the documented clause behind a refusal.

/** A clause on its page in docs/play/rules. */
export interface DocClause {
  readonly number: string; // its id: the game's letters and its position there
  readonly title: string;
  readonly words: string;
  readonly fields: readonly string[]; // of the sheet
  readonly tests: readonly { readonly file: string; readonly rows: readonly string[] }[];
}

/** Clauses by page: a sheet's id, or the page for any sheet. */
export type RulesDocs = Readonly<Record<string, readonly DocClause[]>>;

export interface FoundClause extends DocClause {
  readonly page: string;
  readonly changed: boolean; // whether the table's rules change the field
}

const ANY_SHEET = 'further-clauses';

const within = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);

/**
 * The clause that documents the first of these fields. It comes from the base sheet's page, or from the
 * general page if the table changes the field or the sheet's page does not cover it.
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
    return found && { ...found, page: `docs/play/rules/${page}.md`, changed };
  };
  const own = changed ? undefined : on(sheet);
  return own ?? on(ANY_SHEET);
}
