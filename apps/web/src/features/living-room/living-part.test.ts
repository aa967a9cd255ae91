// When a device shows its part of living-room play.
import { expect, test } from 'vitest';
import { facts, person } from '../../../testing/online-table.ts';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type Model, type TableModel } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { NOWHERE, type Online } from '../../online/state.ts';
import { livingPart } from './living-part.ts';

type Shown = Pick<Model, 'table' | 'panel'>;

const there: Online = { ...NOWHERE, want: { table: 'T', invite: null }, facts: facts([person('Ada')]) };
const { model } = begin(key => (key === KEYS.table ? 'staged' : null));
const { table } = update(model, { type: 'received', message: freshOf(staged('ricketts', 4)) }).model;
const playing = table as TableModel;
const HOME: Shown = { panel: null, table: null };
const PLAY: Shown = { panel: null, table: playing };
const SCORES: Shown = { panel: 'scores', table: playing };
const { view } = playing;
const OVER: Shown = { panel: null, table: { ...playing, view: { ...view, deal: { ...view.deal, phase: 'over' } } } };

test.each<[name: string, now: Online, shown: Shown, part: string | null]>([
  ['nothing at an ordinary table', there, PLAY, null],
  ['the big screen before a match', { ...there, part: 'screen' }, HOME, 'screen'],
  ['the big screen after a deal', { ...there, part: 'screen' }, OVER, 'screen'],
  ['a hand while cards are played', { ...there, part: 'hand' }, PLAY, 'hand'],
  ['the waiting room for a hand without cards', { ...there, part: 'hand' }, HOME, null],
  ['the scores for a hand after a deal', { ...there, part: 'hand' }, OVER, null],
  ['the scores for a hand that asks for them', { ...there, part: 'hand' }, SCORES, null],
  ['nothing once the table is left', { ...NOWHERE, part: 'screen' }, HOME, null],
])('%s', (_, now, shown, part) => expect(livingPart(now, shown)).toBe(part));
