// French texts of recorded matches in the terminal: who sits where, one player's statistics, and where a
// record and its rules differ.
import type { DifferenceWords } from '@moonshot/rules/words';
import type { TerminalWords } from '../en/terminal.ts';
import { counting, decimals } from '../format.ts';
import { deals } from './page/grammar.ts';

const number = decimals('fr', 2);
const count = counting('fr');
const matches = count({ one: 'partie', other: 'parties' });
const decisions = count({ one: 'décision', other: 'décisions' });
const differing = count({ one: 'différence', other: 'différences' });
const percent = (share: number): string => `${Math.round(share * 100)} %`;

type Ends = Parameters<TerminalWords['edge']>[1];
const span = (ends: Ends): string => (ends === null ? '' : ` (${ends.join(' à ')})`);

const QUESTIONS: Readonly<Record<Parameters<DifferenceWords['asked']>[1], string>> = {
  pass: 'passer des cartes',
  charge: 'exposer des cartes',
  bid: 'enchérir',
  claim: 'dire si elle ouvre',
  play: 'jouer',
  bury: 'écarter des cartes',
  moon: 'choisir l’effet de la lune',
  lay: 'poser',
};

const differences: DifferenceWords = {
  differ: (deal, step) => `donne ${deal}, étape ${step} : la transcription et les règles diffèrent`,
  record: 'selon la transcription :',
  rules: 'selon les règles :',
  another: 'une autre donne est jouée',
  over: 'la partie est finie',
  ends: 'la donne finit ici',
  goesOn: asked => `la donne continue : ${asked}`,
  asked: (seat, question) => `la place ${seat} doit ${QUESTIONS[question]}`,
  nobody: 'personne ne doit rien faire',
  unclaimed: 'personne ne dit s’il ouvre ou non',
  claims: seat => `la place ${seat} doit dire si elle ouvre`,
  acts: (seat, act) => `place ${seat} : ${act}`,
  refused: why => `refusé : ${why}`,
  illegal: (seat, name) => `${name} n’est pas permis à la place ${seat}`,
  through: 'les règles l’acceptent, bien qu’elles ne l’offrent pas',
  legal: (seat, names) => `permis à la place ${seat} ${names}`,
  values: {
    dealer: value => `donneur ${value}`,
    points: value => `points ${value}`,
    returns: value => `gains ${value}`,
    totals: value => `totaux ${value}`,
    trick: value => `le pli (qui entame, qui le remporte, points) ${value}`,
    winners: value => `gagnants ${value}`,
  },
  none: 'aucun',
};

export const terminal: TerminalWords = {
  number,
  percent,
  seat: seat => `Place ${seat}`,
  played: (player, n) => `${player} : ${matches(n)}`,
  game: (name, seats, n, won, of) => `${name}, ${seats} joueurs : ${deals(n)}, ${won} sur ${matches(of)} gagnées`,
  points: (mean, byTrick, atEnd) =>
    `points par donne : ${mean} ; par pli : ${byTrick}${atEnd === null ? '' : `, et ${atEnd} à la fin`}`,
  taken: (card, share, ends, even) => `${card} dans ${share} des donnes${span(ends)} ; à parts égales ${even}`,
  moons: (made, suffered, stopped) => `lunes : ${made} décrochées, ${suffered} subies, ${stopped} empêchées`,
  edge: (points, ends) => `mieux que la table de ${points} points par donne${span(ends)}`,
  change: (points, ends) => `la seconde moitié contre la première : ${points}${span(ends)}`,
  against: (name, n, points, ends) => `contre ${name} : ${deals(n)}, mieux de ${points}${span(ends)}`,
  bots: player => `bots (${player})`,
  replayed: (read, made, n) => `${matches(read)}, ${decisions(made)}, ${differing(n)}`,
  differences,
};
