// A write that needs space but changes nothing. It shows whether the storage accepts writes again.
import type { SqlStatements } from './steps.ts';

const NAME = 'probe';
/** A text longer than a page of SQLite, so that writing it fails on a full disk. */
const TEXT = 'x'.repeat(8192);

/** Writes a row and deletes it again. */
export function* probeWrite(): SqlStatements<void> {
  yield {
    text: 'INSERT INTO mark (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    values: [NAME, TEXT],
  };
  yield { text: 'DELETE FROM mark WHERE name = ?', values: [NAME] };
}
