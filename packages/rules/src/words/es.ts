// Every sentence about the rules in Spanish.
import type { RuleWords } from './en.ts';
import { auction } from './es/auction.ts';
import { capture } from './es/capture.ts';
import { charging } from './es/charging.ts';
import { dealing, kitty, opening, pass, stock } from './es/dealing.ts';
import { match, table } from './es/match.ts';
import { breaking, firstTrick, following, leading, wilds, winning } from './es/play.ts';
import { aim, moon, points, teams } from './es/points.ts';
import { refusals } from './es/refusals.ts';

export const es: RuleWords = {
  aim,
  table,
  dealing,
  pass,
  charging,
  auction,
  opening,
  following,
  firstTrick,
  leading,
  breaking,
  winning,
  wilds,
  kitty,
  stock,
  points,
  moon,
  teams,
  capture,
  match,
  refusals,
};
