// One text for one value, so that its hash is the same wherever it is made: keys in order, no space (RFC 8785
// for what we write).
import { isRecord } from '@moonshot/rules/game/record';

/**
 * Plain data as JSON with the keys of every object sorted; whole numbers, texts, lists, true, false and null
 * alone.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
