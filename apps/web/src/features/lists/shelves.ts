// Groups the further games (those beyond the five main ones) by shelf, by the person's search, and by how
// recently they were played.
import type { SheetCard, TableSummary } from '@moonshot/protocol';

/** The filters of a search for games. A filter that is null admits every game. */
export interface GameSearch {
  readonly text: string;
  readonly seats: number | null;
  readonly shelf: string | null;
}

/** The games of one shelf. If `shelf` is null, the games are search results. */
export interface FilledShelf {
  readonly shelf: string | null;
  readonly games: readonly SheetCard[];
}

const RECENT = 'recent';
const FAVOURITES = 'favourites';
const OWN = 'own';
const RECENT_MOST = 3;

/** The text without accents, capitals and punctuation, so that "coeur" finds "Cœur". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}♣♦♠♥ ]/gu, '');

/** The further games that were played most recently, the latest first. */
export function recentGames(games: readonly SheetCard[], tables: readonly TableSummary[]): readonly SheetCard[] {
  const played = [...tables].sort((a, b) => b.at - a.at);
  const ids = played.map(table => games.find(({ name, of }) => name === table.name && of?.game === table.game));
  return [...new Set(ids)].filter(game => game !== undefined).slice(0, RECENT_MOST);
}

/**
 * The names of a game's shelves. Games without shelves are the person's own rules, which have a shelf of
 * their own.
 */
const shelvesOf = ({ shelves = [OWN] }: SheetCard): readonly string[] => shelves;

/** The names of the shelves that hold at least one game, in the order in which they are shown. */
export function shelvesIn(games: readonly SheetCard[], order: readonly string[]): readonly string[] {
  const held = new Set(games.flatMap(shelvesOf));
  return order.filter(shelf => held.has(shelf));
}

/**
 * The games to show. Without a searched text or shelf, each game is listed once on its first shelf, and
 * recently played games and favourites are repeated above.
 */
export function filledShelves(
  games: readonly SheetCard[],
  { text, seats, shelf }: GameSearch,
  order: readonly string[],
  own: { readonly favourites: readonly string[]; readonly recent: readonly SheetCard[] },
): readonly FilledShelf[] {
  const fits = ({ seats: { min, max } }: SheetCard): boolean => seats === null || (seats >= min && seats <= max);
  const words = plain(text).split(' ').filter(Boolean);
  const isNamed = ({ name, differs = '' }: SheetCard): boolean =>
    words.every(word => plain(`${name} ${differs}`).includes(word));
  const liked = ({ id }: SheetCard): boolean => own.favourites.includes(id);
  const fitting = games.filter(game => fits(game) && isNamed(game));
  if (shelf !== null || words.length > 0) {
    const isThere = (game: SheetCard): boolean =>
      shelf === null || (shelf === FAVOURITES ? liked(game) : shelvesOf(game).includes(shelf));
    return [{ shelf: null, games: fitting.filter(isThere) }];
  }
  const above = [
    { shelf: RECENT, games: own.recent.filter(fits) },
    { shelf: FAVOURITES, games: fitting.filter(liked) },
  ];
  const below = order.map(name => ({ shelf: name, games: fitting.filter(game => shelvesOf(game)[0] === name) }));
  return [...above, ...below].filter(one => one.games.length > 0);
}
