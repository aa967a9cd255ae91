// Writes a value as canonical JSON (a subset of RFC 8785: sorted keys, no spaces), so that every program
// computes the same hash of the value.
import { isRecord } from '@moonshot/rules';

/**
 * Plain data as JSON with sorted keys. Supports whole numbers, texts, lists, objects, true, false and null.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
