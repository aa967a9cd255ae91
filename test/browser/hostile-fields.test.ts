// Every text and file field of the page, filled with markup and scripts: it is shown as text, and nothing
// runs. Fills every field of every screen.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DISPLAY_NAME_MAX } from '@moonshot/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { click } from './clicker.ts';
import { sampled } from './depth.ts';
import { sharedSite } from './harness.ts';
import { marks, NAMES, NOTED, SAID } from './hostile.ts';
import { atMatch, type Guest, gathered, openTable, type Story, toFriends, together } from './online-harness.ts';

const house = await sharedSite();

const SOURCE = join(import.meta.dirname, '../../apps/web/src');
const [NAME, OTHER] = NAMES;
const LONG = SAID.slice(0, 4).join(' ');
const act = (name: string): string => `[data-act="${name}"]`;
const shows = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor({ state: 'attached' });
const file = (text: string) => ({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const choose = (page: Page, text: string): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(file(text));

const [, EXAMPLE = ''] =
  /```text\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, '../../docs/reference/notation.md'), 'utf8')) ??
  [];
/** The same match with markup in names, notes and comments. */
const MATCH = EXAMPLE.replace(/^seat (\d) .*$/gm, (_, seat) => `seat ${seat} ${SAID[Number(seat)]?.slice(0, 40)}`)
  .replace(/^date .*$/m, `date ${SAID[0]}`)
  .replace('\n', `\n# ${LONG}\n`);

const BACKUP = JSON.stringify({
  ...{ format: 'moonshot-backup', version: 5, at: 1, settings: { name: NAME }, tables: [], records: [] },
  houses: [{ id: 'house-1', name: SAID[2], base: 'bridge', versions: [{ at: 1, overrides: { name: SAID[2] } }] }],
  matches: [{ at: 1, text: MATCH.replace('points', SAID[0]) }],
});

async function two(tell: Story): Promise<readonly [Guest, Guest]> {
  const ada = await guest(tell);
  const link = await openTable(ada, { game: 'ricketts', seats: 4 });
  const noor = await guest(tell, 'Noor', link);
  await gathered(ada, 2);
  return [ada, noor];
}

/** A guest whose page records scripts that run. */
async function guest(tell: Story, name = 'Ada', link?: string): Promise<Guest> {
  const one = await tell.guest(name, { scripts: [NOTED] }, link);
  pages.push(one.page);
  return one;
}
const pages: Page[] = [];

async function toContests({ page }: Guest): Promise<void> {
  await toFriends({ name: '', page });
  await page.locator(act('contests')).click();
}

async function makeLeague(page: Page, name: string): Promise<void> {
  await toFriends({ name: '', page });
  await page.locator(act('leagues')).click();
  await page.locator(act('make-league')).click();
  await page.locator('[data-league-name]').fill(name);
  await page.locator(act('make-league')).click();
  await page.locator('[data-link]').waitFor();
}

type Row = readonly [of: string, filled: (tell: Story) => Promise<void>];

const ROWS: readonly Row[] = [
  [
    'features/settings/SettingsDialog.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('settings')).first().click();
      await page.locator('[data-name]').fill(LONG);
      await page.keyboard.press('Escape');
      await page.locator(act('settings')).first().click();
      expect(await page.locator('[data-name]').inputValue()).toBe(LONG.slice(0, DISPLAY_NAME_MAX));
    },
  ],
  [
    'features/editor/Form.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('house')).click();
      await page.locator('[data-from="at-play"]').click();
      await page.locator('.name').fill(SAID[2]);
      await page.locator('.name').press('Enter');
      await page.locator('[data-changes="1"]').waitFor();
      await page.locator(`header ${act('save')}`).click();
      await page.locator(`header ${act('save')}`, { hasText: 'Saved' }).waitFor();
      const link = await page.locator('[data-link]').inputValue();
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('[data-shows="preview"] h1', { hasText: SAID[2] }).waitFor();
    },
  ],
  [
    'features/editor/fields/NumberStep.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('house')).click();
      await page.locator('[data-from="at-play"]').click();
      const field = page.locator('[data-field="match.limit"] input');
      await field.fill(SAID[0]);
      await field.press('Enter');
    },
  ],
  [
    'features/editor/fields/Control.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('house')).click();
      await page.locator('[data-from="at-play"]').click();
      await page.locator('[data-field="deck.ranks"] select').selectOption({ label: 'an order of your own' });
      const field = page.locator('[data-field="deck.ranks"] input');
      await field.fill(SAID[0]);
      await field.press('Enter');
      await page.locator('[data-field="deck.ranks"][data-changed="true"]').waitFor();
      expect(await field.inputValue()).not.toContain('<');
    },
  ],
  [
    'features/editor/Start.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('house')).click();
      await choose(page, JSON.stringify({ format: 'moonshot-rules', version: 1, sheet: { kind: SAID[0] } }));
      await page.locator('[data-unread="kind"]', { hasText: 'onerror' }).waitFor();
    },
  ],
  [
    'features/editor/FromText.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('house')).click();
      await page.locator(act('from-text')).click();
      await page.locator('textarea').fill(`${SAID[0]}.\nThe game is played to 100 points.`);
      await page.locator(act('read-text')).click();
      await page.locator('[data-unread]', { hasText: 'onerror' }).waitFor();
    },
  ],
  [
    'features/pass-and-play/PassAndPlay.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('together')).click();
      await page.locator('[data-player="0"]').fill(NAME);
      await page.locator(act('begin-together')).click();
      await page.locator('[data-cover]', { hasText: NAME }).waitFor();
    },
  ],
  [
    'features/score-pad/Begin.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('pad')).click();
      await page.locator('[data-player="0"]').fill(NAME);
      await page.locator(act('begin-pad')).click();
      await page.locator('[data-entry="1"]').waitFor();
      await shows(page, NAME);
    },
  ],
  [
    'features/home/FurtherGames.svelte',
    async tell => {
      const { page } = await guest(tell);
      await click(page, act('games'));
      await page.locator('[data-search]').fill(SAID[0]);
      await page.locator('[data-screen="games"] [role="status"]', { hasText: 'No game fits' }).waitFor();
    },
  ],
  [
    'features/replay/MatchList.svelte',
    async tell => {
      const { page } = await guest(tell);
      await click(page, act('matches'));
      await page.locator('textarea').fill(MATCH.replace('\ndeal 1', `\n${LONG}\ndeal 1`));
      await click(page, act('bring'));
      await page.locator('[data-wrong]', { hasText: '<img' }).waitFor();
      await page.locator('textarea').fill(MATCH);
      await click(page, act('bring'));
      await page.locator('[data-replay]').waitFor();
      await shows(page, '<script>');
      await click(page, act('copy-link'));
    },
  ],
  [
    'features/statistics/backup/BackupPanel.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('statistics')).click();
      await choose(page, BACKUP);
      await page.locator('[data-imported="yes"]', { hasText: SAID[2] }).waitFor();
    },
  ],
  [
    'features/fairness/FairnessProof.svelte',
    async tell => {
      const { page } = await guest(tell);
      await page.locator(act('statistics')).click();
      await page.locator(act('fairness')).click();
      const proof = readFileSync(new URL('../../fixtures/proof.json', import.meta.url), 'utf8');
      await choose(page, proof.replaceAll('Seat 1', SAID[1]));
      await page.locator('[data-screen="fairness"]:not([data-fairness="empty"])').waitFor();
    },
  ],
  [
    'features/leagues/MakeLeague.svelte',
    async tell => {
      const { page } = await guest(tell);
      await makeLeague(page, NAME);
      await shows(page, NAME);
    },
  ],
  [
    'features/leagues/LeagueEnds.svelte',
    async tell => {
      const { page } = await guest(tell);
      await makeLeague(page, 'Sundays');
      await page.locator('[data-league-name]').fill(OTHER);
      await page.locator(act('rename-league')).click();
      await shows(page, OTHER);
    },
  ],
  [
    'features/contests/MakeTournament.svelte',
    async tell => {
      const ada = await guest(tell);
      const { page } = ada;
      await toContests(ada);
      await page.locator('[data-setting="contest-kind"] [data-choice="tournament"]').click();
      await page.locator('[data-tournament-title]').fill(SAID[0]);
      await page.locator(act('make-tournament')).click();
      await page.locator('[data-state="open"]').waitFor();
      await shows(page, SAID[0]);
    },
  ],
  [
    'features/friends/fields/NameField.svelte',
    async tell => {
      const { page } = await guest(tell, '');
      await click(page, act('friends'));
      await page.locator('[data-name]').first().fill(NAME);
      await page.locator(act('open-table')).click();
      await page.locator('[data-place="gathering"]').waitFor();
    },
  ],
  [
    'features/friends/Invitation.svelte',
    async tell => {
      const ada = await guest(tell);
      const link = await openTable(ada, { game: 'ricketts', seats: 4 });
      const { page } = await guest(tell, '', link);
      await page.locator('[data-place="name"] [data-name]').fill(OTHER);
      await page.locator(act('sit-down')).click();
      await shows(ada.page, OTHER);
    },
  ],
  [
    'features/friends/JoinPart.svelte',
    async tell => {
      const { page } = await guest(tell);
      await toFriends({ name: '', page });
      tell.breaks(/404|400/); // there is no such code
      await page.locator('[data-code]').fill('"><svg/onlo=');
      await page.locator(act('join-code')).click();
      await page.locator('[data-sorry="said"]').waitFor();
      expect(await page.locator('[data-code]').inputValue(), 'the code is still there').not.toBe('');
    },
  ],
  [
    'features/account/AccountDialog.svelte',
    async tell => {
      const { page } = await guest(tell);
      await makeLeague(page, 'Sundays'); // a person who has used the server is known there
      await page.goto('about:blank');
      await page.goto(house.url);
      await toFriends({ name: '', page });
      await page.locator(act('account')).click();
      await page.locator('.account [data-name]').fill(NAME);
      await page.keyboard.press('Enter');
      expect(await page.locator('.account [data-name]').inputValue()).toBe(NAME);
    },
  ],
  [
    'features/friends/table/BotProgramDialog.svelte',
    async tell => {
      const [{ page }, noor] = await two(tell);
      await click(page, act('people'));
      await page.locator('[data-programs] summary').click();
      await page.locator(act('bring')).click();
      await page.locator('[data-bot-name]').fill(OTHER);
      await page.locator(act('make-token')).click();
      await page.locator('[data-token]').waitFor();
      await noor.page.locator('[data-gather="2"]', { hasText: OTHER }).waitFor();
    },
  ],
  [
    'features/conduct/ReportDialog.svelte',
    async tell => {
      const [ada, { page }] = await two(tell);
      await ada.page.locator(act('start')).click();
      await atMatch(ada, { name: 'Noor', page });
      await click(page, act('people'));
      await page.locator(`[data-person="0"] ${act('more')}`).click();
      await page.locator(act('report')).click();
      await page.locator('[data-kind="other"]').click();
      await page.locator('dialog [data-text]').fill(LONG);
      await page.locator(act('send')).click();
      await page.locator('[data-taken]').waitFor();
    },
  ],
];

/** Fields covered by `hostile-texts`, or by the rows of the screens that they are on. */
const ELSEWHERE = ['features/friends/table/ChatDialog.svelte', 'ui/forms/TextField.svelte'];

test.each(freshSample('fields', ROWS, 7))('%s', async (_, filled) => {
  pages.length = 0;
  await together(house, async tell => {
    await filled(tell);
    for (const page of pages) expect(await marks(page)).toEqual([]);
  });
});

const LINKS = ['#m/', '#r/', '#t/', '#d/', '#l/', '#k/'].map((sign, i) => [sign, SAID.slice(i, i + 2)] as const);

test.each(freshSample('links', LINKS, 2))('a link of %s that carries markup', async (sign, sample) => {
  await together(house, async tell => {
    tell.breaks(/404|400/);
    const { page } = await guest(tell);
    for (const text of sampled(sample, SAID)) {
      await page.goto('about:blank');
      await page.goto(`${house.url}/${sign}${encodeURI(text)}`);
      await page.locator('html[data-whole]').waitFor();
      expect(await marks(page)).toEqual([]);
    }
  });
});

test('every field that takes a text or a file has its row', () => {
  const taking = globSync(`${SOURCE}/**/*.svelte`).filter(path =>
    (readFileSync(path, 'utf8').match(/<(?:input|textarea|TextField)\b[^>]*>/g) ?? []).some(
      field => !/type="(?:radio|checkbox|range)"|\breadonly\b/.test(field),
    ),
  );
  expect([...ROWS.map(([of]) => of), ...ELSEWHERE].toSorted()).toEqual(
    taking.map(path => relative(SOURCE, path)).toSorted(),
  );
});
