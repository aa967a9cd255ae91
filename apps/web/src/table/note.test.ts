// Notes beside the prompt: the three sentences of the lesson (however the lesson is played), the newcomer's
// goal, and hints.

import { page as en } from '@moonshot/i18n/english';
import { LESSON, type TableToPage } from '@moonshot/protocol';
import type { Action } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { answers, asked, freshOf, type ReplayCursor, staged, viewOf } from '../../testing/stage.ts';
import { bench, isA, page, playToEnd } from '../../testing/worker.ts';
import type { Message } from '../model/message.ts';
import { KEYS, type Model, settingKey } from '../model/model.ts';
import { begin, update } from '../model/update.ts';
import { type Note, notesFor } from './note.ts';

const kept: Readonly<Record<string, string>> = { [settingKey('pace')]: 'instant', [settingKey('hints')]: 'off' };

/** The page at the start and after each message that it receives. */
function pages(id: string, messages: readonly TableToPage[], newcomer = true): readonly Model[] {
  const there: Record<string, string> = { ...kept, [KEYS.table]: id, ...(newcomer ? {} : { [KEYS.played]: 'yes' }) };
  const models = [begin(key => there[key] ?? null).model];
  for (const message of messages) models.push(update(models.at(-1) as Model, { type: 'received', message }).model);
  return models;
}

const KNOWN = ['Ricketts House Hearts'];

const notesOf = ({ table, newcomer }: Model, known = KNOWN): readonly Note[] =>
  table === null ? [] : notesFor(en, table, newcomer, name => known.includes(name));

/** The distinct sentences, in the order of their first appearance. */
const said = (models: readonly Model[]): readonly string[] => [
  ...new Set(models.flatMap(model => notesOf(model).map(({ text }) => text))),
];

const WAYS = Array.from({ length: 24 }, (_, i) => `way ${i}`);

test.each(WAYS)('the lesson says its three sentences, played in any way: %s', async way => {
  const one = page(bench());
  one.say({ type: 'lesson', names: ['You', 'Ada', 'Bea', 'Cleo'] });
  await one.until(isA('snapshot'));
  await playToEnd(one, way);
  const sentences = said(pages(LESSON, one.received));
  const [pass, ...others] = sentences;
  expect(pass).toMatch(/the Q♠ alone counts 13/);
  expect(others).toHaveLength(2);
  expect(others).toContainEqual(expect.stringMatching(/^(Clubs|Diamonds|Spades|Hearts) were led/));
  expect(others).toContain(en.lesson.cost);
});

test('a newcomer reads what the first game is about until its first trick is taken, nobody else', () => {
  const stage = staged('ricketts', 4);
  const messages: TableToPage[] = [freshOf(stage)];
  for (const seat of [0, 1, 2, 3]) messages.push(answers(stage, seat));
  const aims = (newcomer: boolean): readonly (string | undefined)[] =>
    pages('staged', messages, newcomer).map(model => notesOf(model)[0]?.kind);
  expect(aims(true).slice(1)).toEqual(messages.map(() => 'goal'));
  expect(aims(false)).not.toContain('goal');
  while (viewOf(stage).deal.phase === 'play' && tricksOf(stage) === 0)
    messages.push(answers(stage, asked(stage)[0] ?? 0));
  expect(aims(true).at(-1)).toBeUndefined();
});

const tricksOf = (stage: ReplayCursor): number => {
  const { deal } = viewOf(stage);
  return deal.kind === 'tricks' ? deal.tricks.length : 0;
};

test('the reason of a hint stays until the question is answered', () => {
  const stage = staged('ricketts', 4);
  const [model] = pages('staged', [freshOf(stage)], false).slice(-1) as [Model];
  const { ask, deal } = viewOf(stage);
  const to = ask?.type === 'pass' ? (ask.to[0]?.to ?? 0) : 0;
  const action: Action = { type: 'pass', gifts: deal.hand.slice(0, 3).map(card => ({ card, to })) };
  const hint: TableToPage = { type: 'hint', action, sentence: 'Pass these.', compared: null, quiet: true };
  const hinted = update(model, { type: 'received', message: hint }).model;
  expect(notesOf(hinted)).toEqual([{ kind: 'advice', text: 'Pass these.' }]);
  expect(
    notesOf(hinted, []).map(({ kind }) => kind),
    'in a new game',
  ).toEqual(['goal', 'advice']);
  expect(notesOf(model, []), 'without hints').toEqual([]);
  const chosen = deal.hand.slice(0, 3).map((card): Message => ({ type: 'tap', card }));
  const sent = [...chosen, { type: 'confirm' } as const].reduce((page, message) => update(page, message).model, hinted);
  expect(sent.table?.flight).not.toBeNull();
  expect(notesOf(sent)).toEqual([]);
  const passed = update(hinted, { type: 'received', message: answers(stage, 0, action) }).model;
  expect(notesOf(passed)).toEqual([]);
});
