// The worker in which bots of the page look ahead and hints are judged: a question comes with its rules and its time, and the answer goes back.
import { quickDraws } from '@moonshot/bots/chance';
import { type Advice, advise } from '@moonshot/bots/hint/advise';
import { questionOf } from '@moonshot/bots/player';
import { playerNamed } from '@moonshot/bots/players/index';
import { type Action, type Ask, type Hearts, heartsOf, type Sheet, type View } from '@moonshot/rules/games';
import { botDraws } from './chance.ts';

export interface Asked {
  readonly player: string | null; // null: advice is wanted
  readonly sheet: Sheet;
  readonly seats: number;
  readonly view: View;
  readonly ask: Ask;
  readonly plays: number; // playouts at most
  readonly ms: number;
}

export type Answered = { readonly action: Action } | { readonly advice: Advice };

interface Scope {
  postMessage(answered: Answered): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Asked>) => void): void;
}

declare const self: Scope;

const below = botDraws();
let known: { readonly name: string; readonly hearts: Hearts } | undefined;

/** The rules of the table, compiled once. */
function heartsFor(sheet: Sheet, seats: number): Hearts {
  const name = JSON.stringify([sheet, seats]);
  if (known?.name !== name) known = { name, hearts: heartsOf(sheet, seats) };
  return known.hearts;
}

self.addEventListener('message', ({ data: { player, sheet, seats, view, ask, plays, ms } }) => {
  const until = performance.now() + ms;
  const budget = { plays, enough: () => performance.now() >= until };
  const question = questionOf(heartsFor(sheet, seats), view, ask);
  if (player === null) {
    const draws = quickDraws(JSON.stringify([view, ask])); // the same question, the same worlds
    return self.postMessage({ advice: advise(question, budget, draws) });
  }
  const bot = playerNamed(player);
  if (bot === undefined) throw new Error(`Cannot think: there is no player called ${player}`);
  self.postMessage({ action: bot.decide(question, budget, below) });
});
