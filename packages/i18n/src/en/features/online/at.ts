// English texts at a table on a server: the connection, pauses and votes, and the next deal.

/** The beginning of a request: `You ask` if the reader made it (null), otherwise `Ada asks`. */
const asks = (name: string | null): string => (name === null ? 'You ask' : `${name} asks`);
/** The cards that were played after the one to be taken back. */
const after = (n: number): string => ['', ' and the card played after it'][n] ?? ` and the ${n} cards played after it`;

export const at = {
  compare: 'See how the others did',
  lost: 'Connection lost. Reconnecting …',
  elsewhere: 'You play in another window.',
  here: 'Play here',
  banned: 'This server is closed to you.',
  old: 'The server speaks a newer Moonshot. Reload to update.',
  reload: 'Reload',
  awaited: 'away, a bot plays soon',
  botIn: (seconds: number): string => `bot in ${seconds} s`,
  awaitedFor: (seconds: number): string => `away, a bot plays in ${seconds} s`,
  playsFor: (name: string, seconds: number): string => `A bot plays for ${name} in ${seconds} s`,
  standIn: 'a bot stands in',
  // the seat is that of a bot with this name
  soon: (name: string): string => `You play from the next deal on, in ${name}’s place.`,
  onlyWatch: 'Just watch',
  sitNext: 'Sit down at the next deal',
  standsIn: 'A bot plays for you.',
  takeBack: 'Take my seat back',
  answered: {
    time: 'Your time is up.',
    away: 'A bot played for you while you were away.',
    passed: (cards: string, _n: number): string => `Passed for you: ${cards}.`,
    played: (cards: string, _n: number): string => `Played for you: ${cards}.`,
    other: 'The table answered for you.',
  },
  stays: 'Your seat stays yours. A bot soon plays for you until you are back.',
  pausedBy: (name: string | null): string => (name === null ? 'You paused the table.' : `${name} paused the table.`),
  paused: 'The table is paused.',
  goOn: 'Resume',
  // a name of null stands for the reader
  asks: {
    pause: (name: string | null): string => `${asks(name)} for a pause.`,
    end: (name: string | null): string => `${asks(name)} to end the match.`,
    undo: (name: string | null, card: string, later: number): string =>
      `${asks(name)} to take back ${card}${after(later)}.`,
    undoStep: (name: string | null): string =>
      `${asks(name)} to take back ${name === null ? 'your' : 'their'} last step and all that followed.`,
  },
  agreed: (n: number, needed: number): string => `${n} of ${needed} votes needed.`,
  withdraw: 'Withdraw',
  next: 'The next deal',
  looks: 'at the scores',
  areReady: (names: string, n: number): string => `${names} ${n === 1 ? 'is' : 'are'} ready.`,
  nextIn: (seconds: number): string => `Next deal in ${seconds} s`,
  hands: 'See the hands',
  agree: 'Agree',
  not: 'Not now',
  left: (seconds: number): string => `${seconds} s`,
  yourTime: (seconds: number): string => `You have ${seconds} s`,
  again: (name: string): string => `${name} wants another match.`,
};
