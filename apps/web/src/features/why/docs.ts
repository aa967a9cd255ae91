// Finds the documented clause of the rules behind a refusal.

/** A numbered clause on a page in docs/play/rules. */
export interface DocClause {
  readonly number: string; // the clause's id: letters for the game and the clause's position on the page
  readonly title: string;
  readonly words: string;
  readonly fields: readonly string[]; // the fields of the rules that the clause documents
  readonly tests: readonly { readonly file: string; readonly rows: readonly string[] }[];
}

/** The clauses by page. A page has the id of a game, or it is the general page for all games. */
export type RulesDocs = Readonly<Record<string, readonly DocClause[]>>;

export interface FoundClause extends DocClause {
  readonly page: string;
  readonly changed: boolean; // whether the table's rules change the field that refused the action
}

const ANY_SHEET = 'further-clauses';

const within = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);

/**
 * The clause that documents the first of these fields, from the page of the game. If the table changes the
 * field, or if that page does not document the field, the clause is from the general page.
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
