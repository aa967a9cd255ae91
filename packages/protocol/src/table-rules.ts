// What screens show of a game and of its rules.
import type { Overrides } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/** A rule as a sentence, with the fields of the rule sheet from which the rule follows. */
export interface RuleSentence {
  readonly topic: string;
  readonly sentence: string;
  readonly fields: readonly string[];
  // the content of the sentence as a table: the headings of two columns, and the rows
  readonly table?: { readonly head: readonly [string, string]; readonly rows: readonly (readonly [string, string])[] };
}

/** What the list of games and the screen of a table show about a game. */
export interface SheetCard {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'tricks' | 'commit-reveal';
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  readonly lengths: {
    readonly kind: 'deals' | 'target';
    readonly offer: readonly number[];
    readonly usual: number;
    // totals that players may choose as the limit, if the usual length is a number of deals
    readonly targets?: readonly number[];
  };
  readonly winner: TableRules['winner'];
  readonly aim: string; // the aim of the game in one line: which cards to take or to avoid
  readonly passes: boolean; // whether cards are passed before at least one deal
  readonly differs?: string; // only for a variant: what makes it different, in one or two sentences
  // only for a further game: the shelves (categories) on which the game is listed
  readonly shelves?: readonly string[];
  // only for a variant: the base game and the changed fields with which a table is opened
  readonly of?: { readonly game: string; readonly overrides: Overrides };
}

/** The rules of a table, explained in sentences and reduced to what a screen shows. */
export interface TableRules {
  readonly sheet: SheetCard;
  readonly sentences: readonly RuleSentence[];
  // the points for taking each scoring card, by the card's name; negative if the card lowers the score
  readonly costs: Readonly<Record<string, number>>;
  // `none` also if each deal turns up a card to determine its trump suit; `TableView` then contains this card
  readonly trump: 'none' | 'C' | 'D' | 'S' | 'H';
  readonly closesHearts: boolean; // whether some cards may not be led until hearts are broken
  // whether the cards in the middle are a stock, from which cards are still dealt or drawn
  readonly stock: boolean;
  readonly out: boolean; // whether the cards in the middle are out of the deal
  readonly direction: 'clockwise' | 'counterclockwise'; // the direction of play around the table
  // in a game of contracts: what costs points in each of the successive deals; otherwise empty
  readonly contracts: readonly { readonly name: string; readonly costs: TableRules['costs'] }[];
  // Which cards of a trick cancel each other: identical cards, or cards of the same rank and colour. Absent
  // if no cards do.
  readonly cancels?: 'identical' | 'alike';
  // only in Capture: which cards the winner of a bout (a round) captures
  readonly spoils?: 'hidden' | 'shown' | 'everything';
  readonly passCycle: readonly string[];
  readonly sides: readonly number[]; // the side of each seat; seats of the same side are partners
  readonly pooled: boolean; // whether partners have one score
  readonly lives?: true; // set if totals count lives instead of points
  // only in a game with a pool: every total at the start; later the pool holds what the totals have lost
  // since then
  readonly poolFrom?: number;
  readonly winner: 'lowest' | 'highest' | 'closestToZero';
  readonly wilds: readonly Card[]; // the wild cards of the deck; a card that occurs twice is listed twice
  // whether the wild cards are jokers, which have no suit and are not called highest or lowest
  readonly jokers: boolean;
  // the strength of each card of the deck within its suit
  readonly strength: Readonly<Record<string, number>>;
}
