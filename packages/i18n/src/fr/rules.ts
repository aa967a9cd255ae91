// All French sentences about the rules of the games.
import type { RuleWords } from '@moonshot/rules/words';
import { auction } from './rules/auction.ts';
import { capture } from './rules/capture.ts';
import { charging } from './rules/charging.ts';
import { dealing, kitty, opening, pass, stock } from './rules/dealing.ts';
import { match, table } from './rules/match.ts';
import { breaking, firstTrick, following, leading, wilds, winning } from './rules/play.ts';
import { aim, moon, points, teams } from './rules/points.ts';
import { refusals } from './rules/refusals.ts';
import { remarks } from './rules/remarks.ts';
import { sources } from './rules/sources.ts';

export const rules: RuleWords = {
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
  remarks,
  sources,
};
