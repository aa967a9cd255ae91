// German texts of recorded matches in the terminal: who sits where, one player's statistics, and where a
// record and its rules differ.
import type { DifferenceWords } from '@moonshot/rules/words';
import type { TerminalWords } from '../en/terminal.ts';
import { counting, decimals } from '../format.ts';
import { deals } from './page/grammar.ts';

const number = decimals('de', 2);
const count = counting('de');
const matches = count({ one: 'Partie', other: 'Partien' });
const decisions = count({ one: 'Entscheidung', other: 'Entscheidungen' });
const differing = count({ one: 'Abweichung', other: 'Abweichungen' });
const percent = (share: number): string => `${Math.round(share * 100)} %`;

type Ends = Parameters<TerminalWords['edge']>[1];
const span = (ends: Ends): string => (ends === null ? '' : ` (${ends.join(' bis ')})`);

const QUESTIONS: Readonly<Record<Parameters<DifferenceWords['asked']>[1], string>> = {
  pass: 'weitergeben',
  charge: 'aufdecken',
  bid: 'bieten',
  claim: 'sich zur Eröffnung melden',
  play: 'spielen',
  bury: 'ablegen',
  moon: 'den Durchmarsch wählen',
  lay: 'legen',
};

const differences: DifferenceWords = {
  differ: (deal, step) => `Runde ${deal}, Schritt ${step}: Transkript und Regeln weichen voneinander ab`,
  record: 'nach dem Transkript:',
  rules: 'nach den Regeln:',
  another: 'noch eine Runde wird gespielt',
  over: 'die Partie ist zu Ende',
  ends: 'die Runde endet hier',
  goesOn: asked => `die Runde geht weiter: ${asked}`,
  asked: (seat, question) => `Platz ${seat} soll ${QUESTIONS[question]}`,
  nobody: 'niemand soll etwas tun',
  unclaimed: 'niemand meldet sich zur Eröffnung oder verzichtet darauf',
  claims: seat => `Platz ${seat} wird gefragt, ob er sich zur Eröffnung meldet`,
  acts: (seat, act) => `Platz ${seat}: ${act}`,
  refused: why => `abgelehnt: ${why}`,
  illegal: (seat, name) => `${name} ist für Platz ${seat} nicht erlaubt`,
  through: 'die Regeln lassen es zu, obwohl sie es nicht anbieten',
  legal: (seat, names) => `erlaubt für Platz ${seat} ${names}`,
  values: {
    dealer: value => `Geber ${value}`,
    points: value => `Punkte ${value}`,
    returns: value => `Erträge ${value}`,
    totals: value => `Summen ${value}`,
    trick: value => `der Stich aus Ausspieler, Gewinner und Punkten ${value}`,
    winners: value => `Gewinner ${value}`,
  },
  none: 'keine',
};

export const terminal: TerminalWords = {
  number,
  percent,
  seat: seat => `Platz ${seat}`,
  played: (player, n) => `${player}: ${matches(n)}`,
  game: (name, seats, n, won, of) => `${name}, ${seats} Spieler: ${deals(n)}, ${won} von ${matches(of)} gewonnen`,
  points: (mean, byTrick, atEnd) =>
    `Punkte je Runde: ${mean}; nach Stichen: ${byTrick}${atEnd === null ? '' : `, und ${atEnd} am Ende`}`,
  taken: (card, share, ends, even) => `${card} in ${share} der Runden genommen${span(ends)}; gleich verteilt ${even}`,
  moons: (made, suffered, stopped) => `Durchmärsche: ${made} geschafft, ${suffered} erlitten, ${stopped} verhindert`,
  edge: (points, ends) => `um ${points} Punkte je Runde besser als der Tisch${span(ends)}`,
  change: (points, ends) => `die spätere Hälfte gegen die frühere: ${points}${span(ends)}`,
  against: (name, n, points, ends) => `gegen ${name}: ${deals(n)}, um ${points} besser${span(ends)}`,
  bots: player => `Bots (${player})`,
  replayed: (read, made, n) => `${matches(read)}, ${decisions(made)}, ${differing(n)}`,
  differences,
};
