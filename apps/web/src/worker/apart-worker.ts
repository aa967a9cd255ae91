// The worker in which bots of the page look ahead: a question comes with its rules and its time, and the answer goes back.
import { questionOf } from '@moonshot/bots/player';
import { playerNamed } from '@moonshot/bots/players/index';
import { type Action, type Ask, type Hearts, heartsOf, type Sheet, type View } from '@moonshot/rules/games';
import { botDraws } from './chance.ts';

export interface Asked {
  readonly player: string;
  readonly sheet: Sheet;
  readonly seats: number;
  readonly view: View;
  readonly ask: Ask;
  readonly ms: number;
}

export interface Answered {
  readonly action: Action;
}

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

self.addEventListener('message', ({ data: { player, sheet, seats, view, ask, ms } }) => {
  const until = performance.now() + ms;
  const budget = { plays: Number.MAX_SAFE_INTEGER, enough: () => performance.now() >= until };
  const bot = playerNamed(player);
  if (bot === undefined) throw new Error(`Cannot think: there is no player called ${player}`);
  self.postMessage({ action: bot.decide(questionOf(heartsFor(sheet, seats), view, ask), budget, below) });
});
