// What a client is told of a game and of a table's rules, so that it draws every text from the sheet and knows no rule itself.
import { CARDS, isWild } from '@moonshot/rules/cards/card';
import { explain, explainHearts } from '@moonshot/rules/explain';
import { type Hearts, heartsOf, type Sheet } from '@moonshot/rules/games';
import { en, type RuleWords } from '@moonshot/rules/words/en';
import type { SheetCard, TableRules } from '@moonshot/wire';

/** What a picker shows of a game. */
export function sheetCard(sheet: Sheet, words: RuleWords = en): SheetCard {
  const { match, seats } = sheet;
  const byDeals = match.kind === 'deals';
  const lengths = {
    kind: byDeals ? 'deals' : 'target',
    offer: match.offer,
    usual: byDeals ? match.deals : match.limit,
  } as const;
  const aim = explain(sheet, seats.best, {}, words).find(clause => clause.topic === 'aim')?.sentence ?? sheet.name;
  const { id, version, name, kind } = sheet;
  const passes = stepsOf(heartsOf(sheet, seats.best)).some(step => step !== 'hold');
  return { id, version, name, kind, seats, lengths, winner: match.winner, aim, passes };
}

const stepsOf = (hearts: Hearts): readonly string[] => (hearts.kind === 'tricks' ? hearts.rules.passSteps : []);

/** The rules of a table, read out, and what its screen needs of them. */
export function tableRules(hearts: Hearts, words: RuleWords = en): TableRules {
  const { sheet, rules } = hearts;
  return {
    sheet: sheetCard(sheet, words),
    sentences: explainHearts(hearts, words),
    costs: costsOf(hearts),
    strength: Object.fromEntries([...rules.strength].filter(([card]) => rules.deck.includes(card))),
    winner: sheet.match.winner,
    wilds: rules.deck.filter(isWild),
    ...(hearts.kind === 'tricks'
      ? {
          trump: hearts.sheet.trick.trump,
          closesHearts: hearts.rules.closedLeads.size > 0,
        }
      : { trump: 'none', closesHearts: false }),
    passCycle: stepsOf(hearts),
  };
}

/** The points of each card that is worth any, as the score counts them. */
function costsOf(hearts: Hearts): TableRules['costs'] {
  if (hearts.kind === 'commit-reveal')
    return Object.fromEntries([...hearts.rules.hearts].map(card => [card, hearts.sheet.hearts.captured]));
  const sign = hearts.sheet.score.sign === 'minus' ? -1 : 1;
  const worth = CARDS.map(card => [card, (hearts.rules.points.get(card) ?? 0) * sign] as const);
  return Object.fromEntries(worth.filter(([, points]) => points !== 0));
}
