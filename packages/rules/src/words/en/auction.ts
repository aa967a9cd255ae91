// An auction before play, in English.
export const auction = {
  turns: (chips: number): string =>
    `Before play each player in turn, the dealer last, bids up to ${chips} chips for naming a suit, or bids nothing: a bid must be higher than all before it.`,
  names:
    'The highest bidder, or the player after the dealer if nobody bids, names a suit: in this deal that suit counts instead of hearts.',
  pays: {
    apart: 'The bidder pays the chips of the bid apart from what cards cost.',
    pool: 'The bidder pays the chips of the bid into the pool.',
  },
};
