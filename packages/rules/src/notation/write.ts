// Writes a match in the open notation: a head with a line for each field, then the deals with hands, steps
// and scores.
import { sorted } from '../cards/card-set.ts';
import { sheetOf } from '../games.ts';
import type { Transcript, TranscriptDeal } from '../transcript/transcript.ts';
import { handText } from './hands.ts';
import { NAME_MAX, NOTATION_FORMAT, type NotatedMatch, TAG_MAX, TAGS, type Tags, UNSEEN } from './notated-match.ts';
import { stepLines } from './steps.ts';

interface Beside {
  readonly names?: readonly string[]; // the players' names by seat
  readonly tags?: Tags;
}

/**
 * Converts a transcript to a match in the notation. Its version is that of the sheet in this package, or 1 if
 * there is no such sheet.
 */
export function notedOf(match: Transcript, { names = [], tags = {} }: Beside = {}): NotatedMatch {
  return {
    game: match.game,
    version: sheetOf(match.game)?.version ?? 1,
    seats: match.seats,
    names: names.map((name, seat) => plain(name, NAME_MAX) || `Seat ${seat}`),
    rules: match.rules ?? {},
    length: match.length ?? null,
    firstDealer: match.firstDealer,
    tags: Object.fromEntries(TAGS.map(tag => [tag, plain(tags[tag] ?? '', TAG_MAX)]).filter(([, text]) => text)),
    deals: match.deals.map(bare),
    winners: match.winners,
  };
}

/** A text on one line. Unpaired surrogates are removed, because they cannot be stored in files. */
const plain = (text: string, most: number): string =>
  [...text]
    .map(letter => (UNSEEN.test(letter) ? ' ' : letter))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '')
    .trim();

/** A deal with sorted hands, and without the legal alternatives and the completed tricks of its steps. */
const bare = (deal: TranscriptDeal): TranscriptDeal => ({
  ...deal,
  hands: deal.hands.map(sorted),
  steps: deal.steps.map(({ legal: _, took: __, ...step }) => step),
});

/** The text of a match, with a line break at the end. */
export const notationText = (noted: NotatedMatch): string =>
  [...headLines(noted), ...noted.deals.flatMap((deal, i) => dealLines(deal, i + 1, noted.seats)), endLine(noted)]
    .join('\n')
    .concat('\n');

const headLines = ({
  game,
  version,
  seats,
  names,
  rules,
  length,
  firstDealer,
  tags,
}: NotatedMatch): readonly string[] => [
  NOTATION_FORMAT,
  `game ${game} ${version}`,
  `seats ${seats}`,
  ...names.map((name, seat) => `seat ${seat} ${name}`),
  ...Object.entries(rules).map(([path, value]) => `set ${path} ${JSON.stringify(value)}`),
  ...(length === null ? [] : ['deals' in length ? `length deals ${length.deals}` : `length target ${length.target}`]),
  `first-dealer ${firstDealer}`,
  ...TAGS.flatMap(tag => (tags[tag] ? [`${tag} ${tags[tag]}`] : [])),
];

const dealLines = (deal: TranscriptDeal, number: number, seats: number): readonly string[] => [
  '',
  `deal ${number} dealer ${deal.dealer}`,
  ...deal.hands.map((hand, seat) => `hand ${seat} ${handText(hand)}`.trimEnd()),
  ...(deal.kitty.length === 0 ? [] : [`kitty ${deal.kitty.join(' ')}`]),
  ...(deal.stock.length === 0 ? [] : [`stock ${deal.stock.join(' ')}`]),
  ...stepLines(deal.steps, seats),
  `points ${deal.points.join(' ')}`,
  `totals ${deal.totals.join(' ')}`,
];

const endLine = ({ winners }: NotatedMatch): string => `\nwinners ${winners.join(' ') || 'none'}`;
