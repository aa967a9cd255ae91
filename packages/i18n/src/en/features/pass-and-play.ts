// English texts of play on one device.
export const together = {
  title: 'Play on one device',
  back: 'Back',
  lead: 'Two to seven people play on this device, and bots play the other hands. Between turns the hands are covered, and the device goes from hand to hand.',
  game: 'Game',
  players: 'Players, in the order of play',
  player: (n: number): string => `Player ${n}`,
  person: 'Person',
  bot: 'Bot',
  kind: (n: number): string => `Player ${n}: a person or a bot?`,
  add: 'Add a player',
  remove: (name: string): string => `Remove ${name}`,
  start: 'Start',
  device: (name: string): string => `Hand the device to ${name}`,
  hold: 'Hold to uncover',
  press: 'Press again to uncover',
  note: 'No hand is shown until it is uncovered.',
};

/** The texts of play on one device that every language must provide. */
export type TogetherWords = typeof together;
