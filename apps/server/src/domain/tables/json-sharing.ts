// JSON of the messages to several viewers: the fields that they share are serialized once.

type Fields = Readonly<Record<string, unknown>>;

/** The fields that hold mostly shared fields themselves. */
const NESTED: ReadonlySet<string> = new Set(['view', 'deal']);
/** The field that stays the same value for a whole deal. It grows with the match. */
const LASTING = 'results';
const lasting = new WeakMap<object, string>();

function lastingText(value: object): string {
  const text = lasting.get(value) ?? JSON.stringify(value);
  lasting.set(value, text);
  return text;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Returns a function that serializes objects like `JSON.stringify`. Runs of fields that are the same values
 * in `base` are serialized only the first time.
 */
export function jsonSharing(base: object): (one: object) => string {
  const known = base as Fields;
  const names = Object.keys(base);
  const runs = new Map<string, string>(); // of the fields of `base`
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
  const fields = (keys: readonly string[], one: Fields): string =>
    keys.flatMap(key => fieldTexts(key, valueText(key, one[key]))).join();
  const run = (from: number, to: number): string => {
    const text = runs.get(`${from} ${to}`) ?? fields(names.slice(from, to), known);
    runs.set(`${from} ${to}`, text);
    return text;
  };
  return one => `{${textsOf(one as Fields, known, names, run, key => fields([key], one as Fields)).join()}}`;
}

/** The field as JSON; none if JSON leaves it out. */
const fieldTexts = (key: string, text: string | undefined): readonly string[] =>
  text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];

/** The fields of an object as JSON: runs of those that are the same in `known`, and its own. */
function textsOf(
  one: Fields,
  known: Fields,
  names: readonly string[],
  run: (from: number, to: number) => string,
  own: (key: string) => string,
): readonly string[] {
  const texts: string[] = [];
  let from = 0; // where the present run begins
  const endRun = (to: number): void => {
    if (to > from) texts.push(run(from, to));
    from = to + 1;
  };
  let i = 0;
  for (const key in one) {
    if (names[i] !== key || one[key] !== known[key]) {
      endRun(i);
      texts.push(own(key));
    }
    i += 1;
  }
  endRun(i);
  return texts.filter(text => text !== '');
}
