// What a client needs of the rules to draw a game and a table. `table-rules.ts` adds the sentences.

import type { SheetCard, TableRules } from '@moonshot/protocol';
import { bySeat, type Hearts, type Sheet } from '@moonshot/rules';
import { isWild } from '@moonshot/rules/cards';
import {
  contracted,
  forSeats,
  isJoker,
  lengthsOnOffer,
  liesOut,
  spoilsOf,
  targetsOnOffer,
  usualLength,
} from '@moonshot/rules/engine';

/** What the list of games shows of a game, without the sentence about its aim. */
export function drawableCard(sheet: Sheet): SheetCard {
  const { id, version, name, kind, match, seats } = sheet;
  const byDeals = match.kind === 'deals';
  const targets = targetsOnOffer(sheet);
  const lengths = {
    kind: byDeals ? 'deals' : 'target',
    offer: lengthsOnOffer(sheet),
    usual: usualLength(match),
    ...(targets.length > 0 && { targets }),
  } as const;
  const steps = sheet.kind === 'tricks' ? (forSeats(sheet.pass.cycle, seats.best) ?? []) : [];
  const passes = steps.some(step => step !== 'hold');
  return { id, version, name, kind, seats, lengths, winner: match.winner, aim: '', passes };
}

const stepsOf = (hearts: Hearts): readonly string[] => (hearts.kind === 'tricks' ? hearts.rules.passSteps : []);

/** What a game without tricks does not have. */
const NO_TRICKS: Pick<TableRules, 'trump' | 'contracts' | 'jokers' | 'closesHearts' | 'stock' | 'out' | 'pooled'> = {
  trump: 'none',
  contracts: [],
  jokers: false,
  closesHearts: false,
  stock: false,
  out: false,
  pooled: false,
};

/** What the screen of a table needs of the rules, without the sentences that explain them. */
export function drawableRules(hearts: Hearts): TableRules {
  const { sheet, rules } = hearts;
  return {
    sheet: drawableCard(sheet),
    sentences: [],
    costs: costsOf(hearts),
    strength: Object.fromEntries([...rules.strength].filter(([card]) => rules.deck.includes(card))),
    winner: sheet.match.winner,
    wilds: rules.deck.filter(isWild),
    ...(hearts.kind === 'tricks'
      ? {
          trump: hearts.rules.trump,
          contracts: hearts.sheet.contracts.map(({ name }, i) => ({
            name,
            costs: costsOf({ ...hearts, rules: contracted(hearts.rules, i + 1) }),
          })),
          jokers: hearts.rules.deck.some(card => isJoker(hearts.sheet, card)),
          closesHearts: hearts.rules.closedLeads.size > 0,
          stock: hearts.rules.draws !== 'never', // also true for cards that are dealt after passing
          out: liesOut(hearts.rules),
          sides: hearts.rules.sides,
          pooled: hearts.sheet.teams.score === 'pooled', // never without partners
          ...cancelsOf(hearts.sheet.trick.cancel),
          ...(hearts.sheet.settle.as === 'lives' && { lives: true }),
          ...(hearts.sheet.settle.as === 'pool' && { poolFrom: hearts.sheet.score.start }),
        }
      : { ...NO_TRICKS, sides: bySeat(hearts.rules.seats, seat => seat), spoils: spoilsOf(hearts.sheet) }),
    direction: sheet.direction,
    passCycle: stepsOf(hearts),
  };
}

const cancelsOf = (cancel: 'none' | 'identical' | 'alike'): Pick<TableRules, 'cancels'> =>
  cancel === 'none' ? {} : { cancels: cancel };

/** The points of each scoring card, with the score's sign. */
function costsOf(hearts: Hearts): TableRules['costs'] {
  if (hearts.kind === 'commit-reveal')
    return Object.fromEntries([...hearts.rules.hearts].map(card => [card, hearts.sheet.hearts.captured]));
  const isMinus = hearts.sheet.score.sign === 'minus';
  const worth = [...hearts.rules.points].filter(([, points]) => points !== 0);
  return Object.fromEntries(worth.map(([card, points]) => [card, isMinus ? -points : points]));
}
