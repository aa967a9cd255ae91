// One text for one value, so that its hash is the same wherever it is made: keys in order, no space (RFC 8785 for what we write).

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Plain data as JSON with the keys of every object sorted; whole numbers, texts, lists, true, false and null alone. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isThing(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
