// Sound plays: no certain bonus is given up, and no costly card goes to the player's own side needlessly. In
// the positions it is seat 0's turn.
import type { Overrides } from '@moonshot/rules';
import { variantNamed } from '@moonshot/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { quickDraws } from '../core/chance.ts';
import { playerNamed } from '../players/index.ts';
import { judge } from '../players/judge.ts';
import { soundPlays } from './sound.ts';

const table = (id: string): Pick<TestPosition, 'game' | 'rules'> => {
  const { base, overrides } = variantNamed(id) ?? {};
  const { name: _, seats: __, ...rules } = (overrides ?? {}) as Record<string, unknown>;
  return { game: base ?? id, rules: rules as Overrides };
};

const OMNIBUS = table('omnibus');
const GONG_ZHU = table('gong-zhu');
const PARTNERS = { rules: { 'teams.seating': 'opposite' } } as const;
const PARTNERS_MOON = { rules: { 'teams.seating': 'opposite', 'teams.moon': 'team' } } as const;

const FIRST = '2 2C QC KC AC';
const JACK = { hand: 'JS TS 6S AH JH 6H AD JD 3D 2D 4C 3C', trick: '1 4D 8D KH', before: [FIRST] };
const QUEEN = { hand: 'QS 8S AH 2H 3H 4H 7C 8C 9C TC 2D 3D', before: ['0 2C 5C 6C 4C'] };
const SEVEN_HEARTS = ['2 AH 4H KH 5H', '2 QH 6H JH 7H', '2 AC 8H 3C 9H'];

const positions: readonly (readonly [name: string, sound: string, position: TestPosition])[] = [
  ['the last seat takes the trick with its bonus card', 'JD', { ...OMNIBUS, ...JACK }],
  ['also where points are subtracted', 'JD', { ...GONG_ZHU, ...JACK }],
  ['not under a higher card', 'JD AD 2D 3D', { ...OMNIBUS, ...JACK, trick: '1 4D KD KH' }],
  ['not with the queen in the trick', 'JD AD 2D 3D', { ...OMNIBUS, ...JACK, trick: '1 4D 8D QS' }],
  ['a bonus card in the trick is taken', 'AD', { ...OMNIBUS, ...JACK, hand: 'AD 3D 2D 4C 3C 6S', trick: '1 4D JD 8D' }],
  [
    'before the last seat, by a card that nothing beats',
    'KD AD',
    { ...OMNIBUS, ...JACK, hand: 'AD KD 3D 2D 4C 3C', trick: '2 4D JD', before: [FIRST, '2 5D QD 6D 7D'] },
  ],
  [
    'before the last seat, every card that the ace beats stays open',
    'KD 2D 3D',
    { ...OMNIBUS, ...JACK, hand: 'KD 3D 2D 4C 3C 6S', trick: '2 4D JD' },
  ],
  [
    'a partner has taken the bonus card already',
    'AD 2D 3D',
    {
      ...OMNIBUS,
      ...JACK,
      rules: { ...OMNIBUS.rules, ...PARTNERS.rules },
      hand: 'AD 3D 2D 4C 3C 6S',
      trick: '1 4D JD 8D',
    },
  ],
  ['the queen is kept from a partner who takes the trick', '8S', { ...PARTNERS, ...QUEEN, trick: '1 4S KS TS' }],
  ['also before the last seat, which is hardly forced to take it', '8S', { ...PARTNERS, ...QUEEN, trick: '2 KS TS' }],
  ['the ace cannot be beaten', '8S', { ...PARTNERS, ...QUEEN, trick: '2 AS TS' }],
  [
    'it may go to a partner whose card the last seat will probably have to beat',
    'QS 8S AH',
    {
      ...PARTNERS,
      ...QUEEN,
      hand: 'QS 8S AH',
      trick: '2 9D 8D',
      before: ['0 2D 3D 4D 5D', '0 2C 5C 6D 7D'],
      broken: true,
    },
  ],
  ['it may go to an opponent', 'QS 8S', { ...PARTNERS, ...QUEEN, trick: '1 KS 4S TS' }],
  ['without partners it may go to anyone', 'QS 8S', { ...QUEEN, trick: '1 4S KS TS' }],
  ['and if nothing else is left', 'QS', { ...PARTNERS, ...QUEEN, hand: 'QS 2D', trick: '1 4S KS TS' }],
  [
    'partners who take all hearts may want it',
    'QS 8S',
    { ...PARTNERS_MOON, hand: 'QS 8S TC 2D', trick: '1 4S KS TS', before: SEVEN_HEARTS, broken: true },
  ],
  [
    'a partner with the queen stops the moon of an opponent',
    'QS 8S',
    {
      ...PARTNERS,
      hand: 'QS 8S TC 2D',
      trick: '1 4S KS TS',
      before: SEVEN_HEARTS.map(trick => trick.replace('2', '1')),
      broken: true,
    },
  ],
];

test.each(positions)('%s: %s', (_, sound, position) => {
  const { rules, view, ask } = questionAt(position);
  const plays = ask.type === 'play' ? soundPlays(rules, view, ask.plays) : [];
  expect(plays.map(one => one.card).sort()).toEqual(sound.split(' ').sort());
});

test.each(['careful', 'skilled', 'expert', 'master'])('%s keeps the queen from its partner', name => {
  const question = questionAt({ ...PARTNERS, ...QUEEN, trick: '2 KS TS' });
  const played = [...'abcdefgh'].map(seed => playerNamed(name)?.decide(question, { plays: 2000 }, quickDraws(seed)));
  expect(played).toEqual(played.map(() => ({ type: 'play', card: '8S' })));
});

describe('a bonus', () => {
  const players = ['careful', 'skilled', 'expert', 'master', 'master:cautious', 'expert:moon-hungry'];

  test.each(players)('%s never gives up a certain one', name => {
    const question = questionAt({ ...OMNIBUS, ...JACK });
    const played = ['a', 'b', 'c', 'd', 'e'].map(seed =>
      playerNamed(name)?.decide(question, { plays: 500 }, quickDraws(seed)),
    );
    expect(played).toEqual(played.map(() => ({ type: 'play', card: 'JD' })));
  });

  test('that is out is not led into', () => {
    const hand = 'AD TD 9D 8D JS TS 9S 8S KH 4H JC TC';
    const { options } = judge(
      questionAt({ ...OMNIBUS, hand, before: ['1 2C QC KC AC'] }),
      { plays: 4000 },
      quickDraws('lead'),
    );
    const behind = new Map(options.map(({ action, behind }) => ['card' in action ? action.card : '', behind]));
    expect(behind.get('TD')).toBeGreaterThan(1);
    expect(behind.get('JS')).toBeLessThan(0.8);
  });
});
