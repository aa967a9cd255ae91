// A reproducible review: judged here with a fixed number of simulations instead of a time limit, and served
// to the page at once.
import { join } from 'node:path';
import { hintWords, workerWords } from '@moonshot/i18n/games';
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import type { Staged } from './staged.ts';

type ReviewedMessage = Extract<TableToPage, { type: 'reviewed' }>;

/** The part of the page's review code used here; its own types need a browser. */
interface Reviewing {
  review(hosting: unknown, wanted: Extract<PageToTable, { type: 'review' }>): Promise<void>;
}
const REVIEWING = join(import.meta.dirname, '../../apps/web/src/worker/review/review.ts');

const LOOK_MS = 5; // added by each reading of the clock

/** The first review of a table's last deal, once all its decisions are judged. */
async function judgedOnce({ id, events }: Staged): Promise<ReviewedMessage> {
  const { review }: Reviewing = await import(REVIEWING);
  const english = await workerWords('en');
  let now = 0;
  const told = new Promise<ReviewedMessage>((resolve, reject) => {
    const post = (message: TableToPage): void => {
      if (message.type !== 'reviewed' || message.shown === null) return;
      now = Number.POSITIVE_INFINITY; // refinement is not awaited
      resolve({ ...message, shown: { ...message.shown, whole: true } });
    };
    const nowMs = (): number => {
      now += LOOK_MS;
      return now;
    };
    const words = { tables: english, hints: () => hintWords('en') };
    const hosting = { context: { storage: { read: async () => events }, post, nowMs }, words };
    review(hosting, { type: 'review', table: id, seat: 0, deal: null, open: false }).catch(reject);
  });
  return told;
}

/** A script for the page that answers requests for a review of this table. */
export async function judging(table: Staged): Promise<string> {
  const told = JSON.stringify(await judgedOnce(table));
  return `{
    const Own = globalThis.Worker;
    const tell = hear => queueMicrotask(() => hear({ data: ${told} }));
    const judge = hears => ({
      addEventListener: (type, hear) => void (type === 'message' && hears.push(hear)),
      postMessage: ({ type }) => void (type === 'review' && hears.forEach(tell)),
      terminate() {},
    });
    globalThis.Worker = function (url, options) {
      return options.name === 'review' ? judge([]) : new Own(url, options);
    };
  }`;
}
