// Says why a message is invalid, in a sentence that names the field.
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A validation issue of a single field, with the path of the field from the top of the message. */
interface FieldIssue {
  readonly path: Path;
  readonly issue: Issue;
}

const SHOWN = 60; // the maximum number of characters of a value that a sentence quotes

const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (at === null || at === undefined ? undefined : Reflect.get(Object(at), key)),
    value,
  );

/**
 * Whether the issue only says that the message is of another kind than the union member against which it was
 * checked.
 */
const isOtherKind = ({ path, issue }: FieldIssue, depth: number): boolean =>
  path.length === depth + 1 &&
  (path.at(-1) === 'type' || path.at(-1) === 'kind') &&
  (issue.code === 'invalid_value' || issue.code === 'invalid_union');

/**
 * The issues of single fields within an issue. For a union these are only the issues of the member that fits
 * best.
 */
function fieldsOf(issue: Issue, above: Path): readonly FieldIssue[] {
  const path = [...above, ...issue.path];
  const kinds =
    issue.code === 'invalid_union' ? issue.errors.map(kind => kind.flatMap(one => fieldsOf(one, path))) : [];
  const meant = kinds.filter(kind => !kind.some(one => isOtherKind(one, path.length)));
  const [fewest] = [...(meant.length > 0 ? meant : kinds)].sort((a, b) => a.length - b.length);
  return fewest ?? [{ path, issue }];
}

/** What is wrong with a field, with the field's value. */
function wrongWith(issue: Issue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.map(quoted).join(', ')}`;
  if (value === undefined) return 'it is missing';
  const got = `got ${quoted(value)}`;
  if (issue.code === 'invalid_union') return `there is no such kind, ${got}`;
  if (issue.code === 'invalid_value') return `expected ${issue.values.map(quoted).join(' or ')}, ${got}`;
  if (issue.code === 'invalid_type') return `expected ${issue.expected}, ${got}`;
  if (issue.code === 'invalid_format') return `expected ${issue.pattern ?? issue.format}, ${got}`;
  const unit = typeof value === 'string' ? ' characters' : Array.isArray(value) ? ' entries' : '';
  if (issue.code === 'too_small') return `expected at least ${issue.minimum}${unit}, ${got}`;
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}${unit}, ${got}`;
  return `it is not valid, ${got}`;
}

/**
 * Why `value` is invalid, according to the issues of its schema. `what` names the value in the sentence: a
 * message, or a part of a request.
 */
export function unreadableText(value: unknown, issues: readonly Issue[], what = 'message'): string {
  const [first] = issues.flatMap(issue => fieldsOf(issue, []));
  if (first === undefined) return `Cannot read the ${what}`;
  const { path, issue } = first;
  return `Cannot read the ${what} at ${path.join('.') || 'its top'}: ${wrongWith(issue, valueAt(value, path))}`;
}
