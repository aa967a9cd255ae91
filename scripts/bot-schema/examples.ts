// Finds an example of each kind of question, with an answer, in matches that are played at random.
import type { ArenaToProgram, ProgramToArena } from '@moonshot/protocol';
import { type Ask, type Hearts, SHEETS } from '@moonshot/rules';
import { CATALOGUE, heartsNamed } from '@moonshot/rules/catalogue';
import { choosing, playing } from '../../test/play.ts';

export interface QuestionAndAnswer {
  readonly question: Extract<ArenaToProgram, { type: 'question' }>;
  readonly answer: Extract<ProgramToArena, { type: 'act' }>;
}

/** The games from which the questions are taken, each with its usual number of seats. */
export const GAMES = [...SHEETS, ...CATALOGUE].map(({ id, seats }) => [id, seats.best] as const);

/** The questions and answers of one deal, played at random. */
export function* questionsIn(hearts: Hearts, seed: string): Generator<QuestionAndAnswer, void> {
  let number = 0;
  for (const { before, cause } of playing(hearts, { seed, length: { deals: 1 } }, choosing(seed))) {
    if (!('seat' in cause) || before === undefined) continue;
    number += 1;
    const { seat, ask, action } = cause;
    yield {
      question: { type: 'question', number, deal: hearts.game.view(before, seat), ask },
      answer: { type: 'act', number, action },
    };
  }
}

/** The kinds of questions. The code does not compile if a kind is missing. */
const KINDS = Object.keys({
  pass: 0,
  bid: 0,
  charge: 0,
  claim: 0,
  play: 0,
  bury: 0,
  moon: 0,
  lay: 0,
} satisfies Record<Ask['type'], number>);
/**
 * Games in which every kind of question occurs soon. Moons are rare, so in the last game the queen of spades
 * alone counts as a moon.
 */
const games = (): readonly Hearts[] => [
  ...GAMES.map(([id, seats]) => heartsNamed(id, seats)),
  heartsNamed('black-lady-choice', 4, { 'moon.needs': ['QS'] }),
];

/** The first question of each kind. */
export function examples(): readonly QuestionAndAnswer[] {
  const found = new Map<string, QuestionAndAnswer>();
  for (const hearts of games())
    for (const one of questionsIn(hearts, 'example'))
      if (!found.has(one.question.ask.type)) found.set(one.question.ask.type, one);
  return KINDS.map(kind => {
    const one = found.get(kind);
    if (one === undefined) throw new Error(`Cannot make an example of ${kind}: no game asked it`);
    return one;
  });
}
