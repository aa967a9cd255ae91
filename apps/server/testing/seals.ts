// Test harness: a client's messages of the sealing protocol.

import type { TableView } from '@moonshot/protocol';
import type { ClientToServer } from '@moonshot/protocol/server';
import { hexOf, seatCommitment } from '@moonshot/rules/cards';

/** The client's secret for one attempt at a deal. Any unique value will do. */
const bytesFor = ({ id, viewer }: TableView, deal: number, attempt: number): Uint8Array =>
  Uint8Array.from(
    { length: 32 },
    (_, i) => (id.charCodeAt(i % id.length) + deal * 31 + attempt * 17 + Number(viewer) * 7 + i) & 255,
  );

/** The message that the view's seal asks for, if any. */
export function sealDue(view: TableView): ClientToServer | undefined {
  const { viewer, online, id: match } = view;
  if (viewer === 'watcher' || !online?.seal) return undefined;
  const { protocol, deal, attempt, phase, asked, commitments, opened } = online.seal;
  const bytes = bytesFor(view, deal, attempt);
  const which = protocol === 1 ? { deal } : { deal, attempt };
  if (phase === 'commit' && asked.includes(viewer) && commitments[viewer] === null)
    return { type: 'commitSeal', ...which, commitment: seatCommitment({ ...online.seal, match }, viewer, bytes) };
  return phase === 'open' && commitments[viewer] !== null && opened[viewer] === null
    ? { type: 'openSeal', ...which, bytes: hexOf(bytes) }
    : undefined;
}
