// `moonshot verify`: checks the proof of a sealed match, and says beside it what no proof shows.
import { readFileSync, statSync } from 'node:fs';
import { type Check, type DealReport, type Fault, type Report, verify as verified } from '@moonshot/verify';
import { PROOF_MAX } from '@moonshot/verify/document';
import { type ExitCode, Failure, misused, reasonOf } from '../failure.ts';
import { print, printJson } from '../output.ts';
import { counted, oneLine } from '../render/plain.ts';
import { type DealDay, dayLine, daysOf, isSound } from './verify-day.ts';

interface Options {
  readonly json?: boolean;
  readonly server?: string; // is asked for the seals of the days
}

/** Checks one proof; 0 where all holds, 1 where something does not. */
export async function verify(file: string, { json, server }: Options): Promise<ExitCode> {
  const result = verified(textOf(file));
  if (result.type === 'unreadable') throw misused(oneLine(`Cannot read ${file} as a proof: ${result.sentence}.`));
  const { report } = result;
  const days = server === undefined ? undefined : await daysOf(report.deals, server);
  const holds = result.type === 'holds' && (days ?? []).every(isSound);
  if (json) printJson({ holds, ...report, ...(days && { days }) });
  else show(report, days);
  return holds ? 0 : 1;
}

function textOf(file: string): string {
  try {
    if (file !== '-' && statSync(file).size > PROOF_MAX) throw new Error(`it is longer than ${PROOF_MAX} bytes`);
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Failure(oneLine(`Cannot read ${file}: ${reasonOf(error)}.`), 2);
  }
}

const WHOLE: readonly Check[] = ['deck', 'deals', 'end'];
const OF_DEALS: readonly Check[] = ['chain', 'server', 'seats', 'cut', 'cards', 'play'];

const HOLDS: Readonly<Record<Check, string>> = {
  deck: 'the deck is one pack in order, or two',
  deals: 'no deal is missing, and only the last can have been left',
  end: 'the end binds the last deal and the winners',
  chain: 'every deal bears the hash of the one before it',
  server: 'the server opened the secrets it had committed to',
  seats: 'what the seats opened is what they had committed to',
  cut: 'the dealers that were drawn or cut are those of the seed',
  cards: 'the hands are those that the seed deals',
  play: 'what was passed, played and laid comes from these hands, each card once',
};

const NOT_SHOWN = [
  'that the server did not look at the hands, or told nobody',
  'that a seat in league with the server did not withhold what it had committed to, to change a deal',
  'that these are the commitments told at the table: compare them with what you kept',
  'that the rules were followed: who had to follow suit, who took what, the scores, who deals, what is thrown in',
];

const NOT_SHOWN_OF_DAYS = [
  'that others were told the same root of a day: compare it with what you or they wrote down',
  'that no deal was left out of a day that nobody here was told of: whoever was told its seal can look for it',
];

function show(report: Report, days: readonly DealDay[] | undefined): void {
  const { match, rules, seats, deck, deals } = report;
  print(oneLine(`${match}: ${rules}, ${seats} seats, a deck of ${deck.length}, ${counted(deals.length, 'deal')}`));
  const faults = [...report.faults, ...deals.flatMap(deal => deal.faults)];
  for (const check of [...WHOLE, ...OF_DEALS]) showCheck(check, faults);
  for (const deal of deals) for (const line of notesOf(deal)) print(oneLine(line));
  if (days !== undefined) showDays(days);
  print('What no proof shows:');
  for (const one of [...NOT_SHOWN, ...(days === undefined ? [] : NOT_SHOWN_OF_DAYS)]) print(`  ${one}`);
  const found = faults.length + (days ?? []).filter(one => !isSound(one)).length;
  print(found === 0 ? 'Everything holds.' : `Not everything holds: ${counted(found, 'fault')}.`);
}

function showDays(days: readonly DealDay[]): void {
  print(`  ${days.every(isSound) ? 'yes' : 'NO '}  every seal is among those of its day, as the server tells them`);
  for (const one of days) print(oneLine(`       ${dayLine(one)}`));
}

const FAULTS_SHOWN = 5; // of one kind; a deal dealt otherwise has one for each hand

function showCheck(check: Check, faults: readonly Fault[]): void {
  const found = faults.filter(fault => fault.check === check);
  print(`  ${found.length === 0 ? 'yes' : 'NO '}  ${HOLDS[check]}`);
  for (const { place, what } of found.slice(0, FAULTS_SHOWN)) print(oneLine(`       ${place}: ${what}`));
  if (found.length > FAULTS_SHOWN) print(`       and ${found.length - FAULTS_SHOWN} more`);
}

/** What is no fault and still worth knowing: who added nothing, who withheld, which deals were thrown in. */
function notesOf({ deal, asked, commitments, withheld, thrownIn }: DealReport): readonly string[] {
  const committed = commitments.filter(one => one !== null).length;
  return [
    ...(committed < asked.length
      ? [`Deal ${deal}: of ${counted(asked.length, 'seat')} that were asked, ${committed} added a secret.`]
      : []),
    ...withheld.map(seat => `Deal ${deal}: seat ${seat} committed and did not open.`),
    ...thrownIn.map(({ seat, hand }) => `Deal ${deal}: thrown in for seat ${seat}, dealt ${hand.join(' ')}.`),
  ];
}
