// For tests: what a client says of the seals of its deals, so that every deal has something of it.
import { hexOf, seatCommitment } from '@moonshot/rules/cards/seals';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { TableView } from '@moonshot/wire/to-client';

/** The client's bytes for a deal; any that nobody else has would do. */
const bytesFor = ({ id, viewer }: TableView, deal: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, i) => (id.charCodeAt(i % id.length) + deal * 31 + Number(viewer) * 7 + i) & 255);

/** What the view asks of the seal, if anything. */
export function sealDue(view: TableView): ToServer | undefined {
  const { viewer, online, id: match } = view;
  if (viewer === 'watcher' || !online?.seal) return undefined;
  const { deal, phase, commitments, opened } = online.seal;
  const bytes = bytesFor(view, deal);
  if (phase === 'commit' && commitments[viewer] === null)
    return { type: 'seal', deal, commitment: seatCommitment({ match, deal }, viewer, bytes) };
  return phase === 'open' && commitments[viewer] !== null && opened[viewer] === null
    ? { type: 'open-seal', deal, bytes: hexOf(bytes) }
    : undefined;
}
