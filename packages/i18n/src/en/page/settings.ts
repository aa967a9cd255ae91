// English texts of the settings.

const percent = { '0': '0%', '25': '25%', '50': '50%', '75': '75%', '100': '100%' };

const choices = {
  language: { auto: 'As the browser' },
  pace: { instant: 'Instant', quick: 'Quick', normal: 'Normal', calm: 'Calm' },
  theme: { dark: 'Dark', light: 'Light', auto: 'As the device' },
  suits: { two: 'Two colours', four: 'Four colours' },
  felt: { tide: 'Tide', moss: 'Moss', wine: 'Wine', slate: 'Slate' },
  back: { tide: 'Tide', moss: 'Moss', ruby: 'Ruby', night: 'Night' },
  deck: { portraits: 'Portraits', bold: 'Bold signs' },
  cards: { usual: 'Usual', large: 'Large' },
  hand: { right: 'Right', left: 'Left' },
  order: { rising: 'Low to high', falling: 'High to low', ranks: 'By rank' },
  text: { '100': '100%', '125': '125%', '150': '150%', '200': '200%' },
  taps: { auto: 'Auto', once: 'One tap', twice: 'Two taps' },
  forced: { last: 'Last cards', always: 'Always', never: 'Never' },
  hints: { on: 'On', off: 'Off' },
  sound: { on: 'On', off: 'Off' },
  volume: percent,
  cardVolume: percent,
  signalVolume: percent,
  vibration: { off: 'Off', on: 'On' },
  speech: { full: 'Everything', short: 'Short', turns: 'My turns only' },
  reviewKeys: { on: 'On', off: 'Off' },
  achievements: { on: 'On', off: 'Off' },
};

const names = {
  language: 'Language',
  pace: 'Pace',
  theme: 'Light or dark',
  suits: 'Suits',
  felt: 'Table colour',
  back: 'Card backs',
  deck: 'Deck',
  cards: 'Cards',
  hand: 'Preferred hand',
  order: 'Order of the hand',
  text: 'Text size',
  taps: 'Playing a card',
  forced: 'Forced cards play themselves',
  hints: 'Hints',
  sound: 'Sound',
  volume: 'Volume',
  cardVolume: 'Card sounds',
  signalVolume: 'Signal sounds',
  vibration: 'Vibration',
  speech: 'Read aloud',
  reviewKeys: 'Review keys',
  achievements: 'Achievements',
};

/** Explanations of the settings whose names do not say enough. */
const notes = {
  taps: 'Auto means one click with a mouse and two taps on a touch screen.',
  forced: 'Last cards are the last two of a hand, where they leave no choice.',
  hints: 'At each of your turns a ring marks the card that a careful player would choose.',
  hand: 'Left mirrors the buttons around your cards.',
  vibration: 'A short buzz when it is your turn, where the device can.',
  speech: 'How much a screen reader is told of the table.',
  reviewKeys: 'Alt and a letter tell your hand, the trick, the scores and more.',
};

export const settings = {
  title: 'Settings',
  all: 'All settings',
  name: 'Your name',
  groups: { table: 'Table', look: 'Look', sound: 'Sound', reading: 'Reading', language: 'Language' },
  names,
  notes,
  choices,
};
