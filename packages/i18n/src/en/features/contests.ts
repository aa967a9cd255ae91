// English texts of contests, in which several people play the same deals.
import type { Catalog } from '@moonshot/rules/words';

/** What names a contest: its game, and the date of a daily deal. */
interface Named {
  readonly name: string;
  readonly day: string | null;
}

const deals = (n: number): string => (n === 1 ? '1 deal' : `${n} deals`);

export const contests = {
  title: 'Same deals for everybody',
  back: 'Back',
  loading: 'Asking the server …',
  lead: 'Everybody plays the same cards, once, in the same seat and with the same bots. What remains is how well you play them.',
  named: ({ name, day }: Named): string => (day === null ? `Challenge: ${name}` : `Deal of ${day}`),
  dayNote: 'One deal a day, the same for everybody on this server.',
  played: (n: number): string => (n === 1 ? '1 person has played it.' : `${n} people have played it.`),
  open: 'Look at it',
  mine: 'Your challenges and tournaments',
  deals,
  isOver: 'It is over.',
  until: (when: string): string => `Open until ${when}.`,
  make: 'Something new',
  makeNote: 'Choose what is played, and send the link. You play these deals as well.',
  game: 'Game',
  seats: 'Seats',
  howMany: 'Number of deals',
  howLong: 'Days to play them',
  go: 'Make the challenge',
  facts: (seats: number, n: number): string => `${seats} seats, ${deals(n)}.`,
  by: (name: string): string => `${name} made it.`,
  once: 'You play each deal once: nothing is taken back, and there are no hints.',
  play: 'Play these deals',
  goOn: (n: number, of: number): string => `Go on: ${n} of ${of} played`,
  done: 'You have played all of it.',
  link: 'Link for others',
  copy: 'Copy',
  results: 'Results',
  lookAgain: 'Look again',
  nobody: 'Nobody has played it yet.',
  stands: (name: string, isDone: boolean): string => (isDone ? `${name}: done` : `${name}: playing`),
  later: 'You are told points once you have played all deals, or when it is over.',
  explained:
    'Duplicate: how much better than the mean of the others with the same cards in the same seat. Above zero is better.',
  place: 'Place',
  name: 'Name',
  you: 'You',
  duplicate: 'Duplicate',
  raw: 'Raw points',
  deal: (n: number): string => `Deal ${n}`,
  kind: 'What',
  kinds: { challenge: 'Challenge', tournament: 'Tournament' },
  tournamentLead:
    'Everybody plays at once, round after round: each time in other company and in another seat, always with deals that others play as well.',
  titled: 'Name of the tournament',
  howManyRounds: 'Rounds',
  dealsEach: 'Deals in each round',
  begins: 'Begins',
  beginsBy: { players: 'when so many have come', minutes: 'after some time' },
  players: 'Players',
  minutes: 'Minutes from now',
  pace: 'Time to think',
  paces: { quick: 'Quick', usual: 'Usual', calm: 'Calm' },
  paceOf: (seconds: number): string => `${seconds} seconds for a card.`,
  goTournament: 'Make the tournament',
  tournamentFacts: (seats: number, rounds: number, n: number): string =>
    `Tables of ${seats}, ${rounds === 1 ? '1 round' : `${rounds} rounds`} of ${deals(n)}.`,
  gathers: (n: number, of: number): string => `${n} of ${of} have come.`,
  beginsAt: (when: string, n: number): string => `It begins at ${when}. ${n} have come.`,
  inRound: (n: number, of: number): string => `Round ${n} of ${of} is played.`,
  entered: 'You take part.',
  join: 'Take part',
  leave: 'Leave it',
  begin: 'Begin now',
  tournamentNote:
    'Bots take the seats that stay free. Stay on this screen: it takes you to your table when a round begins.',
  waits: 'You have played this round. The next begins when all tables have.',
  toTable: (round: number): string => `To your table of round ${round}`,
  standings: 'Standings',
  standingsNote: 'A deal counts once every table of its round has played it.',
  tables: (round: number): string => `Tables of round ${round}`,
  table: (n: number): string => `Table ${n}`,
  tableDone: 'done',
  dealsPlayed: (n: number, of: number): string => `${n} of ${deals(of)} played`,
  bot: 'Bot',
  bots: (n: number): string => (n === 1 ? '1 bot' : `${n} bots`),
  rounds: 'Rounds that are over',
  round: (n: number): string => `Round ${n}`,
  replay: (n: number): string => `Go through table ${n}`,
  sealed: 'The deals are sealed',
  fits: 'The seal fits: these were the deals from the beginning',
  wrongSeal: 'The seal does not fit: the deals were changed',
  sealNote:
    'Before anybody played, the server told the commitment, a hash of the secret that all cards come from. The secret is told when it is over.',
  commitment: 'Commitment',
  secret: 'Secret',
  notYet: 'not before it is over',
};

/** The texts that every language must provide. */
export type DuplicateWords = Catalog<typeof contests>;
