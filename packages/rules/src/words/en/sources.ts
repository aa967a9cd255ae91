// English sentences about the sources of a game: what none of them settles, and how our rules
// differ from them.

export const sources = {
  ours: 'We found no text of the rules of this game: they are our own.',
  marks: { ours: 'our own rules', some: 'partly unverified' },
  from: 'Source: ',
  unsettled: (open: readonly string[]): string =>
    open.length === 1 ? `No source settles ${open.join('')}.` : `No source settles: ${open.join('; ')}.`,
  open: {
    bids: 'how much may be bid, and what happens if nobody bids',
    breaking: 'what breaks hearts',
    cancelled: 'who takes a last trick in which all cards cancel each other',
    deals: 'how many deals are played',
    end: 'at which total the match ends',
    exactTotals: 'which totals drop back',
    extraCards: 'how often a trick may go round again',
    firstTrick: 'which cards may be played to the first trick',
    hands: 'how many cards everybody is dealt',
    jokerPlay: 'what jokers do in a trick',
    jokers: 'which jokers are in the pack',
    leads: 'which cards may be led',
    leftCards: 'what happens to the cards that are left over',
    lives: 'who wins if several players have lives left',
    moon: 'whether there is a moon, and what it is worth',
    moonCards: 'which cards you need to shoot the moon',
    opening: 'who leads first, and which card',
    pack: 'which cards are taken out for each number of players',
    pass: 'how cards are passed',
    pool: 'who gets what is left in the pool at the end',
    settling: 'how the points of a deal are paid',
    showing: 'in which order cards are shown before play',
    threePlayers: 'how three players play',
    turn: 'whether the turn is for everybody at once',
  },
  others: {
    announced: 'In the sources you may announce that you will take everything. That is left out here.',
    chips: 'The sources settle each deal by itself, with chips. Adding up points is our own way.',
    contracts: 'The sources differ on the order of the contracts.',
    leftOut: 'Some rules of the sources are left out here.',
    sameName: 'Another game of this name has other cards and other points.',
    teamTotals: 'The sources differ on whether the totals of partners are added.',
    values: 'The sources differ on what the cards count, or leave it open.',
  },
};

/** A rule of a game from the catalogue that no source settles, or that differs from its sources. */
export type Doubt = keyof typeof sources.open | keyof typeof sources.others;
