// Every sentence about the rules in French.
import type { RuleWords } from './en.ts';
import { auction } from './fr/auction.ts';
import { capture } from './fr/capture.ts';
import { charging } from './fr/charging.ts';
import { dealing, kitty, opening, pass, stock } from './fr/dealing.ts';
import { match, table } from './fr/match.ts';
import { breaking, firstTrick, following, leading, wilds, winning } from './fr/play.ts';
import { aim, moon, points, teams } from './fr/points.ts';
import { refusals } from './fr/refusals.ts';

export const fr: RuleWords = {
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
