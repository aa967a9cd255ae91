// Every sentence about the rules in German.
import { auction } from './de/auction.ts';
import { capture } from './de/capture.ts';
import { charging } from './de/charging.ts';
import { dealing, kitty, opening, pass, stock } from './de/dealing.ts';
import { match, table } from './de/match.ts';
import { breaking, firstTrick, following, leading, wilds, winning } from './de/play.ts';
import { aim, moon, points, teams } from './de/points.ts';
import { refusals } from './de/refusals.ts';
import type { RuleWords } from './en.ts';

export const de: RuleWords = {
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
