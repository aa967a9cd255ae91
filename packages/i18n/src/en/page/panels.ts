// English texts of dialogs over the table: menu, rule topics, leaving.
export const topics: Readonly<Record<string, string>> = {
  aim: 'Aim',
  seats: 'Players',
  cards: 'Cards',
  deal: 'Dealing',
  pass: 'Passing',
  charging: 'Showing cards',
  auction: 'Auction',
  opening: 'Opening',
  following: 'Following',
  'first trick': 'First trick',
  leading: 'Leading',
  'breaking hearts': 'Breaking hearts',
  'winning tricks': 'Winning tricks',
  'wild cards': 'Wild cards',
  laying: 'Laying',
  bouts: 'Rounds',
  redeal: 'New cards',
  kitty: 'Cards left over',
  stock: 'Stock',
  points: 'Points',
  moon: 'Shooting the moon',
  score: 'Score',
  wraps: 'Wraps',
  end: 'End of the match',
  sources: 'Sources',
};

export const menu = {
  title: 'Menu',
  undo: 'Undo my last move',
  hint: 'Hint',
  last: 'Last trick',
  lastBout: 'Last round',
  scores: 'Scores',
  counted: 'not where the match counts',
  onlyYou: 'only you see it',
  fairness: 'Were the deals fair?',
  rules: 'Rules',
  home: 'Home',
};

export const leave = {
  title: 'Leave the table?',
  text: 'It stays as it is, and waits for you on the home screen.',
  stay: 'Stay',
  go: 'Leave',
};

export const quick = { counts: 'What counts', ranks: 'Highest to lowest', trumps: 'trumps' };
