// Levels and styles of Capture: every answer is legal, is reproduced by the same random seed, and comes in
// time.
import { expect, test } from 'vitest';
import { CHANGED_GAMES } from '../../../testing/changed-games.ts';
import { captureGameFor, eachQuestion } from '../../../testing/questions.ts';
import { quickDraws } from '../../core/chance.ts';
import { LEVELS, type PlayerProfile, STYLED, STYLES } from '../../core/level.ts';
import { answerLay } from './answer.ts';

const MANNERS: readonly PlayerProfile[] = [
  ...LEVELS.map(level => ({ level })),
  ...STYLED.flatMap(level => STYLES.map(style => ({ level, style }))),
];

const tables = [
  ...[2, 3, 4, 7, 14].map(seats => ({ name: `${seats} seats`, seats, overrides: {} })),
  ...CHANGED_GAMES.filter(one => one.game === 'capture'),
];

const keyOf = ({ bottom, top }: { readonly bottom: string; readonly top: string }): string => `${bottom} ${top}`;

test.each(tables)('$name: every level and style gives a legal answer', ({ seats, overrides }) => {
  let asked = 0;
  eachQuestion(captureGameFor(seats, overrides), 'legal', question => {
    const manner = MANNERS[asked % MANNERS.length] as PlayerProfile;
    const action = answerLay(question, manner, { plays: 12 }, quickDraws(`legal ${asked}`));
    expect(question.ask.pairs.map(keyOf)).toContain(keyOf(action));
    asked += 1;
  });
  expect(asked).toBeGreaterThan(seats * 2);
});

test('the same chance and budget give the same answer, and another chance another', () => {
  let others = 0;
  eachQuestion(captureGameFor(4), 'again', question => {
    const answers = ['a', 'a', 'b', 'c', 'd'].map(chance =>
      keyOf(answerLay(question, { level: 'master' }, { plays: 60 }, quickDraws(chance))),
    );
    expect(answers[1]).toBe(answers[0]);
    if (new Set(answers).size > 1) others += 1;
  });
  expect(others).toBeGreaterThan(3);
});

test('thinking stops when time is up', () => {
  let [calls, questions] = [0, 0];
  const passed = (): number => {
    calls += 1;
    return 1;
  };
  eachQuestion(captureGameFor(4), 'time', question => {
    answerLay(question, { level: 'master' }, { plays: 1e9, passed }, quickDraws('time'));
    questions += 1;
  });
  expect(calls, 'asked once for the pool of worlds and once for the tries').toBe(2 * questions);
});

test('a beginner shows its highest card, and hides its cheapest heart under an ace only', () => {
  const hands = [
    ['2H', 'KH', '3C', 'AC', '9D'],
    ['2H', 'KS', '3C'],
    ['2H', '3C', 'JD', '9S'],
  ];
  const pairs = hands.map(hand =>
    hand.flatMap(bottom => hand.filter(top => top !== bottom && !top.endsWith('H')).map(top => ({ bottom, top }))),
  );
  const rules = captureGameFor(4).rules;
  const chosen = pairs.map(list =>
    answerLay(
      {
        kind: 'commit-reveal',
        rules,
        view: undefined as never,
        ask: { type: 'lay', pairs: list as never, laid: null },
      },
      { level: 'beginner' },
      { plays: 1 },
      () => 1,
    ),
  );
  expect(chosen).toEqual([
    { type: 'lay', bottom: '2H', top: 'AC' },
    { type: 'lay', bottom: '3C', top: 'KS' },
    { type: 'lay', bottom: '3C', top: 'JD' },
  ]);
});
