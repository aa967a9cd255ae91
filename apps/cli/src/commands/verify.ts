// `moonshot verify`: checks the proof of a sealed match, and states what no proof can show.
import { readFileSync, statSync } from 'node:fs';
import {
  type Check,
  checkRound,
  type DealReport,
  PROOF_MAX,
  type VerificationFault,
  type Verified,
  verify as verified,
} from '@moonshot/verify';
import { CommandError, type ExitCode, misused, reasonOf } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';
import { counted, oneLine } from '../core/plain-text.ts';
import { type DealDay, dayLine, daysOf, isSound } from './verify-day.ts';

interface Options {
  readonly json?: boolean;
  readonly server?: string; // the address of the server to ask for the seals of each day
}

/**
 * Checks the proof in a file and returns the exit code of its verdict. With `--server`, a seal (the
 * commitment to a deal) that is missing from the hash tree of its day makes the verdict *broken*.
 */
export async function verify(file: string, { json, server }: Options): Promise<ExitCode> {
  const result = verified(textOf(file), checkRound);
  if (result.type === 'unreadable') throw misused(oneLine(`Cannot read ${file} as a proof: ${result.sentence}.`));
  const { report } = result;
  const days = server === undefined ? undefined : await daysOf(report.deals, server);
  const verdict = (days ?? []).every(isSound) ? result.type : 'broken';
  const graded = {
    ...(result.type === 'verified' && verdict === 'verified' && { players: result.players }),
    ...(result.type === 'server-only' && verdict === 'server-only' && { serverOnly: result.deals }),
  };
  if (json) printJson({ verdict, holds: verdict !== 'broken', ...graded, ...report, ...(days && { days }) });
  else show({ ...result, type: verdict } as Read, days);
  return CODES[verdict];
}

type Read = Exclude<Verified, { readonly type: 'unreadable' }>;

const CODES: Readonly<Record<Read['type'], ExitCode>> = { verified: 0, broken: 1, 'server-only': 3, 'old-protocol': 4 };

function textOf(file: string): string {
  try {
    if (file !== '-' && statSync(file).size > PROOF_MAX) throw new Error(`it is longer than ${PROOF_MAX} bytes`);
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new CommandError(oneLine(`Cannot read ${file}: ${reasonOf(error)}.`), 2);
  }
}

const WHOLE: readonly Check[] = ['deck', 'deals', 'end'];
const OF_DEALS: readonly Check[] = ['chain', 'server', 'seats', 'attempts', 'cut', 'cards', 'play'];

const HOLDS: Readonly<Record<Check, string>> = {
  deck: 'the deck is one pack in order, or two',
  deals: 'no deal is missing, and only the last can have been left',
  end: 'the end binds the last deal and the winners',
  chain: 'every deal bears the hash of the one before it',
  server: 'the server opened the secrets it had committed to',
  seats: 'what the seats opened is what they had committed to',
  attempts: 'a deal was drawn again only where a seat withheld its secret, without that seat and twice at most',
  cut: 'the dealers that were drawn or cut are those of the seed',
  cards: 'the hands are those that the seed deals',
  play: 'what was passed, played and laid comes from these hands, each card once',
};

const NOT_SHOWN = [
  'that the server did not look at the hands or reveal them',
  'why a seat withheld its secret: it may have worked with the server to have a deal drawn again',
  'which clients were connected and which secrets came in time: a player who was left out is warned by their own client',
  'that these are the commitments shown at the table: compare them with those you kept',
  'that the rules were followed: who had to follow suit, who took what, the scores, who deals, what is thrown in',
];

const NOT_SHOWN_OF_DAYS = [
  'that others saw the same root of a day: compare it with what you or they wrote down',
  'that no deal is missing from a day: a player who saw its seal can look for it',
];

function show(result: Read, days: readonly DealDay[] | undefined): void {
  const { report } = result;
  const { match, rules, seats, deck, deals } = report;
  print(oneLine(`${match}: ${rules}, ${seats} players, a deck of ${deck.length}, ${counted(deals.length, 'deal')}`));
  const faults = [...report.faults, ...deals.flatMap(deal => deal.faults)];
  for (const check of [...WHOLE, ...OF_DEALS]) showCheck(check, faults);
  for (const deal of deals) for (const line of notesOf(report, deal)) print(oneLine(line));
  if (days !== undefined) showDays(days);
  print('What no proof shows:');
  for (const one of [...NOT_SHOWN, ...(days === undefined ? [] : NOT_SHOWN_OF_DAYS)]) print(`  ${one}`);
  const found = faults.length + (days ?? []).filter(one => !isSound(one)).length;
  print(oneLine(verdictOf(result, found)));
}

/** The last line of the report, which states the verdict. */
function verdictOf(result: Read, faults: number): string {
  switch (result.type) {
    case 'verified':
      return result.players === 0
        ? 'Verified: no cards were dealt.'
        : `Verified, with the secrets of ${counted(result.players, 'player')}${result.report.deals.length > 1 ? ' or more in every deal' : ''}.`;
    case 'server-only':
      return `Consistent, but only the server's secret counted in ${counted(result.deals.length, 'deal')}: ${result.deals.join(', ')}. There the server chose alone.`;
    case 'old-protocol':
      return 'Consistent by the old protocol, hearts-deal/1, under which the server could choose among several decks.';
    case 'broken':
      return `Broken: ${counted(faults, 'fault')}.`;
  }
}

function showDays(days: readonly DealDay[]): void {
  print(`  ${days.every(isSound) ? 'yes' : 'NO '}  every seal is among those of its day, as the server tells them`);
  for (const one of days) print(oneLine(`       ${dayLine(one)}`));
}

// maximum number of faults shown per check; a single wrong deal already has one fault for each hand
const FAULTS_SHOWN = 5;

function showCheck(check: Check, faults: readonly VerificationFault[]): void {
  const found = faults.filter(fault => fault.check === check);
  print(`  ${found.length === 0 ? 'yes' : 'NO '}  ${HOLDS[check]}`);
  for (const { place, what } of found.slice(0, FAULTS_SHOWN)) print(oneLine(`       ${place}: ${what}`));
  if (found.length > FAULTS_SHOWN) print(`       and ${found.length - FAULTS_SHOWN} more`);
}

const BEACONS: Readonly<Record<DealReport['beacon'], string>> = {
  none: '',
  checked: ' A beacon is mixed in.',
  unchecked: ' A beacon is mixed in, whose signature was not checked.',
  wrong: ' A beacon is mixed in, whose signature is not the one of its round.',
  missed: ' The beacon did not come in time, and is not mixed in.',
};

const drawnOf = ({ deal, decks, contributors, beacon }: DealReport): string =>
  `Deal ${deal}: ${counted(decks, 'deck')} could have been drawn; ` +
  (contributors.length === 0
    ? 'no player added a secret.'
    : `the secrets of ${counted(contributors.length, 'player')} count, of seats ${contributors.join(', ')}.`) +
  BEACONS[beacon];

/**
 * The notes about a deal that are not faults: who contributed secrets, which secrets are missing or
 * withheld, and hands that were thrown in.
 */
function notesOf({ protocol }: Read['report'], one: DealReport): readonly string[] {
  const { deal, asked, commitments, withheld, thrownIn } = one;
  const committed = commitments.filter(commitment => commitment !== null).length;
  return [
    ...(protocol === 1 ? [] : [drawnOf(one)]),
    ...(committed < asked.length
      ? [`Deal ${deal}: of ${counted(asked.length, 'seat')} that were asked, ${committed} added a secret.`]
      : []),
    ...withheld.map(seat => `Deal ${deal}: seat ${seat} committed and did not open.`),
    ...thrownIn.map(({ seat, hand }) => `Deal ${deal}: thrown in for seat ${seat}, dealt ${hand.join(' ')}.`),
  ];
}
