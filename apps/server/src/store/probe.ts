// A write that changes nothing and needs room: it tells whether the storage takes writes again.
import type { Steps } from './steps.ts';

const NAME = 'probe';
/** More than one page, so that it finds no room where the disk has none. */
const TEXT = 'x'.repeat(8192);

/** Writes something and takes it away. */
export function* probing(): Steps<void> {
  yield {
    text: 'INSERT INTO mark (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    values: [NAME, TEXT],
  };
  yield { text: 'DELETE FROM mark WHERE name = ?', values: [NAME] };
}
