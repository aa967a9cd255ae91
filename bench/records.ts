// Measures the size of recorded matches, and how long the page takes to open a match of twenty deals.

import { heartsOf, sheetOf } from '@moonshot/rules';
import { notationText, notedOf, readTranscript, transcriptOf } from '@moonshot/rules/notation';
import type { Page } from 'playwright-core';
import { packed } from '../packages/rules/src/notation/packed.ts';
import { click } from '../test/browser/clicker.ts';
import { openSite, visit } from '../test/browser/harness.ts';
import { choosing, playing } from '../test/play.ts';
import { MATCHES, recordings } from '../test/transcripts/recordings.ts';
import { type Bench, type Row, rounded } from './table.ts';

const NAMES = ['Anna Müller', 'Bernard', 'Carmen', 'Dimitri'];
const SEATS = NAMES.length;
const MOST_BYTES = 1200;
const DEALS = 20;
const VISITS = 9;
const OPENINGS = 3; // how often the match is opened per visit
const MOST_MS = 200;

const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * The sizes of the longest recorded match of a game for four players: bytes of the compressed form, and
 * characters of the notation. Players' names are included.
 */
function sizes(game: string): readonly Row[] {
  const [longest] = recordings(MATCHES[game]!)
    .map(readTranscript)
    .filter(({ seats }) => seats === SEATS)
    .sort((a, b) => b.deals.length - a.deals.length);
  if (longest === undefined) throw new Error(`Cannot measure ${game}: no match of ${SEATS} seats is recorded`);
  const noted = notedOf(longest, { names: NAMES });
  const bytes = packed(noted).length;
  const deals = noted.deals.length;
  const called = `${game}, ${deals} ${deals === 1 ? 'deal' : 'deals'}`;
  return [
    { name: `${called}: bytes`, values: [bytes, MOST_BYTES] },
    { name: `${called}: bytes a deal`, values: [rounded(bytes / deals, 0), null] },
    { name: `${called}: letters as a text`, values: [notationText(noted).length, null] },
  ];
}

/** Creates a match of twenty random deals of Ricketts House Hearts as text. */
function long(): string {
  const hearts = heartsOf(sheetOf('ricketts'), SEATS);
  const moments = playing(hearts, { seed: 'bench records', length: { deals: DEALS } }, choosing('bench records'));
  const events = [...moments].flatMap(moment => moment.events);
  return notationText(notedOf(transcriptOf(hearts, events, {}), { names: NAMES }));
}

/** A script for the page: it presses the button that opens the match, and waits until the board is drawn. */
const PRESSED = `new Promise(resolve => {
  const from = performance.now();
  const seen = new MutationObserver(() => {
    if (document.querySelector('[data-replay]') === null) return;
    seen.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - from));
  });
  seen.observe(document.body, { subtree: true, childList: true });
  document.querySelector('[data-act="bring"]').click();
})`;

/** Milliseconds until the match is open: for the first opening in each visit, and for later openings. */
interface Openings {
  readonly first: number[];
  readonly later: number[];
}

async function openings(): Promise<Openings> {
  const text = long();
  const site = await openSite({ entire: true });
  const all: Openings = { first: [], later: [] };
  try {
    for (let i = 0; i < VISITS; i++) await visit(site, {}, ({ page }) => opened(page, text, all));
    return all;
  } finally {
    await site.close();
  }
}

/** Opens the match several times in one visit with a fresh profile. */
async function opened(page: Page, text: string, { first, later }: Openings): Promise<void> {
  const given = page.locator('[data-screen="matches"] textarea');
  await click(page, '[data-act="matches"]');
  for (let i = 0; i < OPENINGS; i++) {
    await given.fill(text);
    (i === 0 ? first : later).push(Number(await page.evaluate(PRESSED)));
    await page.keyboard.press('Escape');
    await given.waitFor();
  }
}

/** Measures recorded matches for four players. The page opens them in a real Chromium. */
export const records: Bench = async tell => {
  const rows: Row[] = Object.keys(MATCHES).flatMap(sizes);
  for (const row of rows) tell(row);
  const { first, later } = await openings();
  const times = (name: string, all: readonly number[]): readonly Row[] => [
    { name: `${name}, middle of ${all.length}, ms`, values: [rounded(middle(all), 0), MOST_MS] },
    { name: `${name}, slowest of ${all.length}, ms`, values: [rounded(Math.max(...all), 0), MOST_MS] },
  ];
  const rowsOfPage = [
    ...times(`${DEALS} deals opened on the page, first in a visit`, first),
    ...times('opened again', later),
  ];
  for (const row of rowsOfPage) tell(row);
  return {
    name: 'records',
    about: `The longest recorded match of each game for four as packed bytes with the names of people, and a match of ${DEALS} deals given as a text to the page and checked by its rules, from the press of the button to the frame that shows its board.`,
    columns: ['measured', 'at most'],
    rows: [...rows, ...rowsOfPage],
  };
};
