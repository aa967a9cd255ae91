// German texts of the table: header, seats, cards, prompt, toasts.
import type { Suit } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import {
  and,
  capital,
  cards,
  does,
  has,
  hearts,
  PASSES,
  points,
  SIGNS,
  SUITS,
  tricks,
  word,
  wordCards,
  YOU,
} from './grammar.ts';

/** How the header names a pass that does not go to a single player, before and after it was made. */
const WAYS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  hold: ['keine Weitergabe', 'keine Weitergabe'],
  scatter: ['eine an jeden', 'eine an jeden'],
  mix: ['mischen', 'gemischt'],
  'mix-if-uncharged': ['aufdecken oder mischen', 'aufdecken oder mischen'],
};

export const bar: AllWords['bar'] = {
  leave: 'Den Tisch verlassen',
  rules: 'Regeln',
  menu: 'Menü',
  undo: 'Rückgängig',
  deal: (deal: number): string => `Runde ${deal}`,
  daily: 'Tagesrunde',
  fromReview: 'Aus dem Rückblick',
  dealOf: (deal: number, all: number): string => `Runde ${deal} von ${all}`,
  bout: (n: number): string => `Stich ${n}`,
  tiebreak: 'Zusatzrunde',
  passing: (step: string): string => WAYS[step]?.[0] ?? `${PASSES[step]} weitergeben`,
  passed: (step: string): string => WAYS[step]?.[1] ?? `${PASSES[step]} weitergegeben`,
  broken: 'Herz gebrochen',
  brokenShort: 'Gebrochen',
  closed: 'Herz nicht gebrochen',
  trump: (suit: Suit): string => `Trumpf ${SIGNS[suit]}`,
  trumps: (suit: Suit): string => `${SUITS[suit]} ist Trumpf`,
  stock: 'Stapel',
  to: (target: string): string => `Bis ${target}`,
  scores: 'Punkte',
};

export const seat: AllWords['seat'] = {
  bot: 'Bot',
  level: (n: number): string => `Bot, Stufe ${n}`,
  dealer: 'Geber',
  partner: 'dein Partner',
  tricks: 'Stiche',
  points: 'Punkte in dieser Runde',
  total: 'Stand',
  charged: 'aufgedeckt',
  ready: 'bereit',
  choosing: 'wählt',
  showed: (card: string): string => `offen: ${card}`,
  soFarTricks: (name: string, taken: number, n: number, total: string): string =>
    `${name}: ${tricks(taken)} und ${points(n)} in dieser Runde, ${total} in der Partie.`,
  soFarHearts: (name: string, n: number | null, total: string): string =>
    `${name}: ${n === null ? '' : `${hearts(n)} in dieser Runde, `}${total} in der Partie.`,
  taken: tricks,
  won: (n: number): string => `${n} in dieser Runde`,
  place: (n: number): string => (n === 1 ? 'führt' : `Rang ${n}`),
};

export const table: AllWords['table'] = {
  hand: (n: number): string => `Dein Blatt, ${cards(n)}`,
  received: (card: string): string => `${card}, bekommen`,
  lifted: (card: string): string => `${card}, gewählt: wähle sie noch einmal, um sie zu spielen`,
  early: (card: string): string => `${card}, wartet darauf, gespielt zu werden`,
  led: 'Ausspiel',
  winning: 'vorn',
  cancelled: 'hebt sich auf',
  highest: 'hoch',
  lowest: 'niedrig',
  kitty: 'Talon',
  out: 'Übrig',
  kittyAsk: (name: string, n: number): string => `${name}, ${cards(n)}: erklären`,
  kittyNote: (n: number): string =>
    n === 1 ? '1 Karte, die niemand gesehen hat.' : `${cards(n)}, die niemand gesehen hat.`,
  tops: 'Offene',
  last: (name: string): string => `Letzter Stich · ${name}`,
  lastTrick: 'Letzter Stich',
  noneYet: 'Noch wurde kein Stich gemacht.',
  hint: 'Tipp',
  scores: 'Punkte',
};

export const prompt: AllWords['prompt'] = {
  lead: 'Spiele aus',
  leadAny: 'Spiele frei aus',
  leadOne: (card: string): string => `Spiele ${card} aus`,
  follow: suit => [`Bediene ${SIGNS[suit]}`, SUITS[suit]],
  anyCard: (suit: Suit): string => `Ohne ${SIGNS[suit]} geht jede Karte`,
  anyCardShort: (suit: Suit): string => `Kein ${SIGNS[suit]}: jede Karte`,
  some: 'Dein Zug',
  again: 'Tippe noch einmal',
  call: 'Hoch oder niedrig?',
  claim: 'Eröffnest du?',
  moon: 'Durchmarsch geschafft',
  wait: (names: readonly string[]): string => `Warten auf ${and(names)}`,
  waitMany: (n: number): string => `Warten auf ${n} andere`,
  opening: 'Warten auf die erste Karte',
  dealing: 'Es wird gegeben',
  shooting: (name: string): string => `${has(name)} den Durchmarsch geschafft und ${name === YOU ? 'wählst' : 'wählt'}`,
  took: (name: string, kitty: boolean, points: string): string =>
    `${does(name, 'machst', 'macht')} den Stich${kitty ? ' mit dem Talon' : ''}${points && ': '}${points}`,
  captured: (n: number, red: number): string => `Du erbeutest ${n} verdeckte Karten: ${hearts(red)}`,
  capturedShort: (n: number, red: number): string => `${n} erbeutet: ${hearts(red)}`,
  captures: (name: string): string => `${does(name, 'erbeutest', 'erbeutet')} die verdeckten Karten`,
  hide: 'Wähle deine verdeckte Karte',
  hideShort: 'Deine verdeckte',
  show: 'Nun deine offene Karte',
  heartsHide: '· Herz nur verdeckt',
  ready: 'Lege beide, wenn du so weit bist',
  readyShort: 'Beide legen?',
  pass: (count: number, chosen: number): string =>
    `Wähle ${word(count)} zum Weitergeben: ${chosen} von ${count} gewählt`,
  received: (n: number, names: readonly string[]): string => `Du hast ${cards(n)} von ${and(names)} bekommen`,
  outOfMix: (n: number): string => `Du hast ${cards(n)} aus der Mitte bekommen`,
  charge: 'Deckst du Karten auf?',
  bid: 'Dein Gebot',
  bury: (n: number): string => `${cards(n)} weglegen`,
};

export const news: AllWords['news'] = {
  broken: 'Herz ist gebrochen',
  brokenNote: 'Herz ist gebrochen: Ab jetzt darf Herz ausgespielt werden.',
  hold: 'In dieser Runde wird nichts weitergegeben',
  shot: (name: string): string => `${has(name)} den Durchmarsch geschafft`,
  shed: (name: string): string => `${does(name, 'ziehst', 'zieht')} den Durchmarsch vom eigenen Stand ab`,
  burden: (name: string): string => `${does(name, 'gibst', 'gibt')} die Punkte des Durchmarschs allen anderen`,
  misdealt: (name: string): string => `${does(name, 'zeigst', 'zeigt')} das Blatt: Es wird neu gegeben`,
  cancelled: 'Alles hebt sich auf: Diese Karten gehen mit dem nächsten Stich',
  leadPassed: (name: string): string => `Das Ausspiel geht an ${name === YOU ? 'dich' : name}`,
  drew: (name: string, n: number): string => `${does(name, 'ziehst', 'zieht')} ${wordCards(n)}`,
  kept: (name: string, held: number, stock: number): string =>
    `${does(name, 'behältst', 'behält')} ${wordCards(held)} und ${name === YOU ? 'bekommst' : 'bekommt'} den Stapel: ${wordCards(stock)}`,
  notAsked: 'Du bist noch nicht dran',
  paused: 'Der Tisch macht Pause: Drücke zuerst „Weiter“',
  callLater: 'Ein Joker wird angesagt, wenn du dran bist, und kann nicht darauf warten',
  earlyRefused: (rule: string): string => `Deine wartende Karte kann nicht gespielt werden: ${rule}`,
  full: (n: number): string =>
    n === 1
      ? 'Eine ist gewählt: Tippe sie an, um sie zurückzunehmen'
      : `${capital(word(n))} sind gewählt: Tippe eine an, um sie zurückzunehmen`,
  incomplete: 'Wähle zuerst alle Karten',
  outside: {
    copied: 'Kopiert.',
    'not-copied': 'Dieser Browser lässt nichts kopieren. Teile stattdessen das Bild.',
    'picture-saved': 'Das Bild wurde gespeichert.',
    'no-picture': 'Dieser Browser kann das Bild nicht machen. Kopiere den Punktestand stattdessen als Text.',
    'backup-saved': 'Alles wurde in einer Datei gespeichert.',
  },
};

export const rules = {
  title: (name: string): string => `Die Regeln von ${name}`,
};
