// The live regions during a whole deal: every sentence of the events, in order, without repetition. Plays a
// whole deal.

import { page as en } from '@moonshot/i18n/english';
import type { TableRules, TableToPage, TableView } from '@moonshot/protocol';
import { variantOf } from '@moonshot/rules/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askSpoken, openedSpoken, storySpoken } from '../../apps/web/src/a11y/spoken/spoken.ts';
import { turnSpoken } from '../../apps/web/src/a11y/spoken/turn.ts';
import { choosing, playDeal } from './clicker.ts';
import { sharedSite } from './harness.ts';
import { PASS, visitTo } from './screens.ts';
import type { Scene } from './staged.ts';

const site = await sharedSite();

/** Injected script: records the worker's messages and every line in a live region. */
const LISTEN = `
  globalThis.heard = [];
  globalThis.lines = [];
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => heard.push(data));
    }
  };
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      if (target.closest?.('[data-spoken]'))
        for (const node of addedNodes) if (node.nodeName === 'P') lines.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
`;

const kept = <T>(page: Page, name: string): Promise<readonly T[]> => page.evaluate(`globalThis.${name}`);

/** The expected announcements of the worker's messages, as one text. */
function expected(heard: readonly TableToPage[]): string {
  let before: TableView | undefined;
  let rules: TableRules | undefined;
  const sentences: string[] = [];
  for (const message of heard) {
    if (message.type === 'snapshot') {
      ({ view: before, rules } = message);
      sentences.push(...openedSpoken(en, before, rules), ...turnSpoken(en, before, rules));
    } else if (message.type === 'events' && before !== undefined && rules !== undefined) {
      const told = { events: message.events, before, view: message.view, rules };
      sentences.push(...storySpoken(en, told, 'full'), ...askSpoken(en, told));
      before = message.view;
    }
  }
  return sentences.join(' ');
}

const JOKERS = variantOf('joker-hearts')?.overrides ?? {};
const CHOSEN = /^\w+ of \w+ chosen/;
const scenes: readonly [name: string, scene: Scene, chosen: number][] = [
  ['with a pass', PASS, 3],
  ['with wilds', { game: 'wild-twist', seats: 4, ask: 'play' }, 0],
  ['with jokers', { game: 'black-lady', seats: 8, ask: 'play', overrides: { ...JOKERS, 'pass.cycle': [] } }, 0],
];

test.each(scenes)('all events of a deal %s are announced once and in order', async (_, scene, chosen) => {
  const screen = { name: 'said', scene, shows: `[data-ask="${scene.ask}"]` };
  await visitTo(site, screen, { scripts: [LISTEN] }, async ({ page }) => {
    await playDeal(page, choosing('said'));
    await expect.poll(async () => (await kept<string>(page, 'lines')).at(-1)).toContain(en.spoken.dealOver);
    const lines = await kept<string>(page, 'lines');
    const choices = lines.filter(line => CHOSEN.test(line)); // results of the person's own actions
    expect(choices).toHaveLength(chosen);
    const story = lines.filter(line => !CHOSEN.test(line)).join(' ');
    expect(story).toBe(expected(await kept<TableToPage>(page, 'heard')));
    expect(story.length).toBeGreaterThan(1000);
  });
});
