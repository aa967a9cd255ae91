// When a device beside others shows its part of a living room.
import { expect, test } from 'vitest';
import type { Model } from '../../model/model.ts';
import { NOWHERE, type Online } from '../../online/state.ts';
import { livingPart } from './living-part.ts';

const there = { ...NOWHERE, want: { table: 'T', invite: null }, facts: {} } as unknown as Online;
const at = (phase: string, panel: string | null = null): Model =>
  ({
    panel,
    table: { view: { viewer: 1, ready: [], online: null, deal: { phase, results: [{}] } } },
  }) as unknown as Model;
const HOME = { panel: null, table: null } as unknown as Model;

test.each<[name: string, now: Online, model: Model, part: string | null]>([
  ['nothing at an ordinary table', there, at('play'), null],
  ['the big screen before a match', { ...there, part: 'screen' }, HOME, 'screen'],
  ['the big screen after a deal', { ...there, part: 'screen' }, at('deal'), 'screen'],
  ['a hand while cards are played', { ...there, part: 'hand' }, at('play'), 'hand'],
  ['the waiting room for a hand without cards', { ...there, part: 'hand' }, HOME, null],
  ['the scores for a hand after a deal', { ...there, part: 'hand' }, at('deal'), null],
  ['the scores for a hand that asks for them', { ...there, part: 'hand' }, at('play', 'scores'), null],
  ['nothing once the table is left', { ...NOWHERE, part: 'screen' }, HOME, null],
])('%s', (_, now, model, part) => expect(livingPart(now, model)).toBe(part));
