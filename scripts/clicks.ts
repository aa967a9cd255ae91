// Plays tables on the page by clicks alone: `npm run clicks [-- WORD…]`. Without words, it continues with
// tables that have not been played to their end. Words select tables by name, to play them again. Each result
// becomes a line of bench/clicks.jsonl.
import { writeFileSync } from 'node:fs';
import { commitHere } from '../bench/machine.ts';
import { CLICKED, type Clicked, LOOKS } from '../test/browser/clicked.ts';
import { openSite, type Site, visit } from '../test/browser/harness.ts';
import { type ClickedResult, clickedSoFar, WRITTEN } from './check/clicks.ts';

/** Writes the results in the order of the tables. Results of tables that no longer exist are dropped. */
function write(results: ReadonlyMap<string, ClickedResult>): void {
  const lines = CLICKED.flatMap(({ name }) => results.get(name) ?? []).map(result => `${JSON.stringify(result)}\n`);
  writeFileSync(WRITTEN, lines.join(''));
}

async function played(site: Site, { name, look, play }: Clicked, commit: string): Promise<ClickedResult> {
  const begun = performance.now();
  const answers: Record<string, number> = {};
  const outcome: { deals: number; fault?: string } = { deals: 0 };
  try {
    await visit(site, LOOKS[look], async ({ page }) => {
      outcome.deals = await play(page, question => {
        answers[question] = (answers[question] ?? 0) + 1;
      });
    });
  } catch (error) {
    outcome.fault = error instanceof Error ? `${error.message}\n${error.cause}` : String(error);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { name, look, date: new Date().toISOString(), commit, answers, seconds, ...outcome };
}

const words = process.argv.slice(2);
const results = new Map(clickedSoFar());
const commit = commitHere();
const isDue = ({ name }: Clicked): boolean =>
  words.length > 0
    ? words.some(word => name.includes(word))
    : results.get(name)?.fault !== undefined || !results.has(name);
const due = CLICKED.filter(isDue);
const site = await openSite();
try {
  for (const [i, table] of due.entries()) {
    const result = await played(site, table, commit);
    results.set(table.name, result);
    write(results);
    console.log(
      `${i + 1}/${due.length} ${table.name}: ${result.fault ?? `${result.deals} deals`} in ${result.seconds} s`,
    );
    if (result.fault !== undefined) process.exitCode = 1;
  }
} finally {
  await site.close();
}
