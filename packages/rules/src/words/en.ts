// All English sentences about the rules. They are the template for the other languages.
import { auction } from './en/auction.ts';
import { capture } from './en/capture.ts';
import { charging } from './en/charging.ts';
import { dealing, kitty, opening, pass, stock } from './en/dealing.ts';
import { match, table } from './en/match.ts';
import { breaking, firstTrick, following, leading, wilds, winning } from './en/play.ts';
import { aim, moon, points, teams } from './en/points.ts';
import { refusals } from './en/refusals.ts';
import { remarks } from './en/remarks.ts';
import { sources } from './en/sources.ts';
import type { Catalog } from './sentence-inputs.ts';

export const en = {
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

/**
 * The sentences about the rules that every language must provide. They are made from numbers, cards and
 * choices.
 */
export type RuleWords = Catalog<typeof en>;
