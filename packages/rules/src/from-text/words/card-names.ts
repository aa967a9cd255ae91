// Names of cards other than `queen of spades`: letters, nicknames, and pairs such as `both black twos`.
import { type Card, isCard } from '../../cards/card.ts';

const LETTERS =
  /\b(?:(10|[2-9]|ace|king|queen|jack|ten|two|deuce) of (?=[cdsh]\b)|([tjqka]) of )([cdsh])(?:lubs?|iamonds?|pades?|earts?)?\b/g;

/** The ranks whose letter is not the first one of their word. */
const LETTERED: Readonly<Record<string, string>> = { '10': 'T', two: '2', deuce: '2' };

/** Matches nicknames that only the queen has. */
const ONLY_HERS = /\b(?:the )?(?:old )?queenie\b/g;
/** Matches nicknames that a whole game may have, too. */
const NICKNAMES =
  /\b(?:the )?(?:old |dreaded |dirty )?(?:black (?:lady|maria|widow|bess)|(?:spade lady|lady of spades)|slippery (?:anne?|annie)|rickety(?: kate)?|calamity jane|dirty (?:dora|nora|gertie)|old (?:maid|girl|lady)|maria|black bitch|bitch)\b/g;
const BEFORE_HER = /(?:^|[ (])(?:and|or|nor|no|not|plus|the|with|&|also|for|take|takes|get|gets) ?$|[,=+] ?$/;
const AFTER_HER = /^(?:,| \(|'s)?[^.;,\d]{0,24}(?:\d|\bbreaks?\b|\bnothing\b)|^ ?[=:]/;

const SMALL = '(2|3|4|5|6|two|three|four|five|six|deuce|trey)(?:e?s)';
const PAIRS = new RegExp(`\\b(?:(?:all|both|the|2|two) )*(black|red) ${SMALL}\\b`, 'g');
const ALL_FOUR = new RegExp(`\\b(?:all (?:the |4 |four |of the )?|(?:the )?(?:4|four) )${SMALL}\\b`, 'g');
const SMALL_RANKS: Readonly<Record<string, string>> = {
  ...{ two: '2', deuce: '2', three: '3', trey: '3', four: '4', five: '5', six: '6' },
};

const cardsOf = (rank: string, suits: string): string =>
  [...suits].map(suit => `[${SMALL_RANKS[rank] ?? rank}${suit}]`).join(' and ');

/**
 * Replaces such names in a lower-case text by tokens such as `[QS]`. `queen` is the card that a nickname
 * means. If it is undefined, nicknames stay as they are.
 */
export const withCardNames = (text: string, queen: string | undefined): string =>
  text
    .replace(LETTERS, (all, digit: string | undefined, letter: string | undefined, suit: string) => {
      const rank = digit === undefined ? letter : (LETTERED[digit] ?? digit.charAt(0));
      const card = `${rank}${suit}`.toUpperCase();
      return isCard(card as Card) ? `[${card}]` : all;
    })
    .replace(ONLY_HERS, all => (queen === undefined ? all : `[${queen}]`))
    .replace(NICKNAMES, (all, at: number) => {
      const isCardHere =
        all.startsWith('the ') || BEFORE_HER.test(text.slice(0, at)) || AFTER_HER.test(text.slice(at + all.length));
      return isCardHere && queen !== undefined ? `[${queen}]` : all;
    })
    .replace(PAIRS, (_, colour: string, rank: string) => cardsOf(rank, colour === 'black' ? 'CS' : 'DH'))
    .replace(ALL_FOUR, (_, rank: string) => cardsOf(rank, 'CDSH'))
    .replace(
      /\b(?:an? |any |each |every )?cards? (?:of|in|from) (?:the )?(?:suit of hearts?|hearts? suit)\b|\bthe hearts? suit\b/g,
      found => (/^(?:an?|any|each|every) /.test(found) ? found.replace(/ .*/, ' heart') : 'hearts'),
    )
    .replace(/\bheart[- ]suit(?:ed)? card\b/g, 'heart');
