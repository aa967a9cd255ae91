// English texts about continuing from a point of a match.
export const fork = {
  title: 'Play on with friends',
  from: (name: string, deal: number): string => `${name}, from a point of deal ${deal}.`,
  ends: 'You play this deal to its end. Friends come by a link, and bots take the seats that stay open.',
  known:
    'Players who have seen this match know its cards, and you may be one of them: tell your friends. Nothing is sealed here, and it counts for no rating and no statistics.',
  seat: 'Your seat',
  other: 'Open another table instead',
  rule: (deal: number): string =>
    `Every match here begins in the middle of deal ${deal} of one that was played before, and ends with that deal. Players who have seen that match know these cards: nothing is sealed, and nothing counts for a rating.`,
};
