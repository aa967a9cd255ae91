// Serializes the messages to several viewers as JSON. Fields that the messages have in common are serialized
// once.

type Fields = Readonly<Record<string, unknown>>;

/** The fields that are objects whose own fields are mostly the same for all viewers. */
const NESTED: ReadonlySet<string> = new Set(['view', 'deal']);
/**
 * The field whose value is the same object throughout a deal. Its JSON is cached, because it grows with the
 * match.
 */
const LASTING = 'results';
const lasting = new WeakMap<object, string>();

function lastingText(value: object): string {
  const text = lasting.get(value) ?? JSON.stringify(value);
  lasting.set(value, text);
  return text;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Joins two lists of serialized fields. The engine copies concatenated strings only once, when the whole
 * text is sent.
 */
const withFields = (text: string, more: string): string =>
  text === '' ? more : more === '' ? text : `${text},${more}`;

/**
 * Returns a function that serializes objects like `JSON.stringify`. Consecutive fields whose values are the
 * same as in `base` are serialized only the first time.
 */
export function jsonSharing(base: object): (one: object) => string {
  const known = base as Fields;
  const names = Object.keys(base);
  const runs = new Map<number, string>(); // serialized runs of consecutive fields of `base`
  const nested = new Map<string, (one: object) => string>();
  const valueText = (key: string, value: unknown): string | undefined => {
    if (!isFields(value)) return JSON.stringify(value);
    if (key === LASTING) return lastingText(value);
    const same = known[key];
    if (!NESTED.has(key) || !isFields(same)) return JSON.stringify(value);
    const inner = nested.get(key) ?? jsonSharing(same);
    nested.set(key, inner);
    return inner(value);
  };
  const field = (key: string, value: unknown): string => {
    const text = valueText(key, value);
    // JSON omits fields without a JSON value
    return text === undefined ? '' : `${JSON.stringify(key)}:${text}`;
  };
  const run = (from: number, to: number): string => {
    const place = from * names.length + to;
    const added = (text: string, key: string): string => withFields(text, field(key, known[key]));
    const text = runs.get(place) ?? names.slice(from, to).reduce(added, '');
    runs.set(place, text);
    return text;
  };
  return one => `{${fieldsOf(one as Fields, known, names, run, field)}}`;
}

/**
 * The fields of an object as JSON. Fields equal to those of `known` are serialized in runs by `run`, all
 * others by `field`.
 */
function fieldsOf(
  one: Fields,
  known: Fields,
  names: readonly string[],
  run: (from: number, to: number) => string,
  field: (key: string, value: unknown) => string,
): string {
  let text = '';
  let [from, to] = [0, 0]; // the current run of equal fields, as indices in `names`
  for (const key in one) {
    if (names[to] !== key || one[key] !== known[key]) {
      if (to > from) text = withFields(text, run(from, to));
      text = withFields(text, field(key, one[key]));
      from = to + 1;
    }
    to += 1;
  }
  return to > from ? withFields(text, run(from, to)) : text;
}
