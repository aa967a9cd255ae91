// English sentences about the sources of a game: what none of them settles, and what we leave out of them.

export const sources = {
  ours: 'We found no text of the rules of this game: they are our own.',
  marks: { ours: 'our own rules', some: 'partly unverified' },
  doubts: {
    announced: 'In the sources you may announce that you will take everything. That is left out here.',
    bids: 'No source settles how much may be bid, and what happens if nobody bids.',
    breaking: 'No source settles what breaks hearts.',
    cancelled: 'No source settles who takes a last trick in which all cards cancel each other.',
    chips: 'The sources settle each deal by itself, with chips. Adding up points is our own way.',
    contracts: 'The sources differ on the order of the contracts.',
    deals: 'No source settles how many deals are played.',
    end: 'No source settles at which total the match ends.',
    exactTotals: 'No source settles which totals drop back.',
    extraCards: 'No source settles how often a trick may go round again.',
    firstTrick: 'No source settles which cards may be played to the first trick.',
    hands: 'No source settles how many cards everybody is dealt.',
    jokerPlay: 'No source settles what jokers do in a trick.',
    jokers: 'No source settles which jokers are in the pack.',
    leads: 'No source settles which cards may be led.',
    leftCards: 'No source settles what happens to the cards that are left over.',
    leftOut: 'Some rules of the sources are left out here.',
    lives: 'No source settles who wins if several players have lives left.',
    moon: 'No source settles whether there is a moon, and what it is worth.',
    moonCards: 'No source settles which cards you need to shoot the moon.',
    opening: 'No source settles who leads first, and which card.',
    pack: 'No source settles which cards are taken out for each number of players.',
    pass: 'No source settles how cards are passed.',
    pool: 'No source settles who gets what is left in the pool at the end.',
    sameName: 'Another game of this name has other cards and other points.',
    settling: 'No source settles how the points of a deal are paid.',
    showing: 'No source settles in which order cards are shown before play.',
    teamTotals: 'The sources differ on whether the totals of partners are added.',
    threePlayers: 'No source settles how three players play.',
    turn: 'No source settles whether the turn is for everybody at once.',
    values: 'The sources differ on what the cards count, or leave it open.',
  },
};

/** A rule of a game from the catalogue that no source settles, or that differs from its sources. */
export type Doubt = keyof typeof sources.doubts;
