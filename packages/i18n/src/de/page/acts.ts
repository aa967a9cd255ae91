// German texts of the questions to the player: passing, bidding, calling, claiming, ending a deal early, the
// moon and laying cards. Also the reasons for refusals.
import type { Suit } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import { figure } from '../../format.ts';
import { and, capital, cards, does, points, SIGNS, SUITS, theCard, word, wordCards } from './grammar.ts';

export const pass: AllWords['pass'] = {
  to: (name: string): string => `Weitergeben an ${name}`,
  scatter: 'An jeden Gegner',
  receive: (n: number, name: string): string => `Du bekommst ${word(n)} von ${name}.`,
  receiveAll: 'Du bekommst von jedem ebenso viele.',
  mix: 'In die Mitte',
  receiveMix: (n: number): string => `Alle werden gemischt, und du bekommst ${word(n)} zurück.`,
  more: (n: number, rest: string): string => `Wähle noch ${word(n)}. ${rest}`,
  give: (n, name) => (name === null ? `${n} weitergeben` : `${n} an ${name} geben`),
  chosen: (n: number, all: number): string => `${n} von ${all} gewählt`,
  missing: (n: number): string => `Wähle zuerst noch ${wordCards(n)}.`,
  slot: (name: string): string => `Für ${name}`,
  slotFull: (name: string, card: string): string => `Für ${name}: ${card}. Zurücknehmen`,
  from: (name: string): string => `Von ${name}`,
  fromAll: 'Von den anderen',
  fromMix: 'Aus der Mitte',
  ok: 'OK',
  bury: 'Weglegen',
  buryTitle: (n: number): string => `${cards(n)} weglegen`,
  buryNote: 'Sie liegen verdeckt und zählen, als hättest du sie genommen.',
  chargeTitle: (n: number): string => (n === 0 ? 'Nichts aufzudecken' : 'Karten aufdecken?'),
  chargeNote: (n: number): string =>
    n === 0
      ? 'Du hast keine der Karten, die vor dem Spiel aufgedeckt werden dürfen.'
      : 'Was du aufdeckst, zählt doppelt. Alle entscheiden zugleich.',
  charge: (n: number, of: number): string => (n > 0 ? 'Aufdecken' : of > 0 ? 'Nichts aufdecken' : 'Weiter'),
};

export const call: AllWords['call'] = {
  title: (suit: Suit): string => `${SUITS[suit]}-Joker ansagen`,
  high: 'Hoch',
  low: 'Niedrig',
  back: 'Zurück',
  above: (suit: Suit): string => `Das höchste ${SUITS[suit]}.`,
  below: (suit: Suit): string => `Das niedrigste ${SUITS[suit]}.`,
  wins: (n: number, last: boolean): string =>
    last ? `Du machst den Stich: ${points(n)}.` : `Du liegst vorn: ${points(n)}.`,
  loses: (name: string, last: boolean): string =>
    last ? `${does(name, 'machst', 'macht')} den Stich.` : `${does(name, 'liegst', 'liegt')} weiter vorn.`,
  offSuit: (led: Suit): string => `${SIGNS[led]} ist gefragt: Er gewinnt nicht.`,
  leads: (suit: Suit): string => `Du spielst ${SIGNS[suit]} aus.`,
};

export const wilds: AllWords['wilds'] = {
  title: 'Joker dieser Runde',
  hand: 'in deinem Blatt',
  unseen: 'noch nicht gesehen',
  buried: 'von dir weggelegt',
  given: (name: string): string => `an ${name} gegeben`,
  played: (name: string, called: 'high' | 'low' | undefined): string =>
    called === undefined ? name : `${name}: ${called === 'high' ? 'hoch' : 'niedrig'}`,
};

export const claim: AllWords['claim'] = {
  title: 'Die Runde eröffnen?',
  text: (card: string): string =>
    `Du hast ${theCard(card, 'whom')}. Mit ihm als niedrigster Karte darfst du die Runde eröffnen. Sonst eröffnet das niedrigste Kreuz, und niemand erfährt, dass du gefragt wurdest.`,
  limit: seconds => `Nach ${seconds} Sekunden ohne Antwort gilt es als Nein.`,
  yes: 'Eröffnen',
  no: 'Nein',
};

export const finish: AllWords['finish'] = {
  why: {
    rest: 'Keine Karte der anderen kann dir noch einen Stich nehmen.',
    settled: 'Keine Punkte mehr: Runde beenden?',
  },
  act: { rest: 'Rest gehört mir', settled: 'Runde beenden' },
  playOn: 'Weiterspielen',
  news: {
    rest: (name: string): string => `${does(name, 'nimmst', 'nimmt')} den Rest`,
    settled: (name: string): string => `${does(name, 'willst', 'will')} die Runde beenden: Punkte gibt es keine mehr`,
  },
};

export const moon: AllWords['moon'] = {
  title: ['Durchmarsch', 'geschafft'],
  all: 'Du hast alles, was zählt.',
  shed: (n: number): readonly [string, string] => [`${n} bei mir`, 'abziehen'],
  burden: (n: number): readonly [string, string] => [`${n} an jeden`, 'Gegner'],
  both: (n: number): readonly [string, string] => [`${n} bei mir ab,`, 'bei Gegnern dazu'],
  keep: (n: number): readonly [string, string] => ['Alles behalten:', points(n)],
  turn: (n: number): readonly [string, string] => ['Alles umdrehen:', points(n)],
  act: {
    shed: (n: number): string => `${n} abziehen`,
    burden: (n: number): string => `Jedem ${n} geben`,
    both: (): string => 'Beides',
    keep: (): string => 'Behalten',
    turn: (): string => 'Umdrehen',
  },
  usual: (choice: string): string => `Die übliche Wahl: ${choice}.`,
  goesOn: 'Die Partie geht weiter.',
  lead: (n: number): string => `Du führst mit ${figure(n)} Vorsprung.`,
  level: 'Du liegst gleichauf vorn.',
  behind: (name: string, n: number): string => `${does(name, 'führst', 'führt')} mit ${figure(n)} Vorsprung.`,
  ends: 'Die Partie endet.',
};

export const lay: AllWords['lay'] = {
  hide: 'ver\u00addeckt',
  top: 'offen',
  hidden: (card: string): string => `${card} verdeckt`,
  change: 'Verdeckte wechseln',
  takeBack: (card: string): string => `${capital(theCard(card, 'whom'))} zurücknehmen`,
  both: 'Beide legen',
  next: 'Nächster Stich',
  toScores: 'Zur Wertung',
  wins: (name: string): string => `${does(name, 'machst', 'macht')} den Stich`,
  nobody: 'Niemand macht den Stich',
  tie: (n: number, rank: string, best: Suit, others: readonly Suit[]): string =>
    `${capital(word(n))}mal ${rank}: ${SIGNS[best]} geht vor ${and(others.map(suit => SIGNS[suit]))}.`,
  onlyYou: 'Nur du siehst diese',
  lookAt: 'Deine Beute ansehen',
};

export const bid: AllWords['bid'] = {
  title: (names: boolean): string => (names ? 'Du nennst die Farbe' : 'Dein Gebot in Chips'),
  note: (names: boolean, highest: number, name: string): string =>
    names
      ? 'Sie zählt anstelle von Herz.'
      : highest === 0
        ? 'Wer am meisten bietet, zahlt es und nennt die Farbe, die zu meiden ist.'
        : `${name} hat ${highest === 1 ? '1 Chip' : `${highest} Chips`} geboten.`,
  none: 'Kein Gebot',
  chips: (n: number): string => (n === 1 ? '1 Chip' : `${n} Chips`),
  most: (name: string, chips: number): string => `${name}: Gebot ${chips}`,
  pool: (chips: number): string => `Topf ${figure(chips)}`,
  avoid: (suit: Suit): string => `Meide ${SIGNS[suit]}`,
  said: (name: string, bid: number | Suit): string =>
    typeof bid === 'string'
      ? `${does(name, 'nennst', 'nennt')} ${SUITS[bid]}: In dieser Runde zählt es anstelle von Herz.`
      : bid === 0
        ? `${does(name, 'bietest', 'bietet')} nichts.`
        : `${does(name, 'bietest', 'bietet')} ${bid === 1 ? '1 Chip' : `${bid} Chips`}.`,
  turn: (names: boolean, least: number): string =>
    names
      ? 'Du nennst die Farbe, die anstelle von Herz zählt.'
      : least === 0
        ? 'Höher bieten kannst du nicht, also bietest du nichts.'
        : `Biete ab ${least === 1 ? '1 Chip' : `${least} Chips`} oder nichts.`,
};

export const why: AllWords['why'] = {
  ask: 'Warum?',
  menu: 'Warum es nicht ging',
  all: 'Unter allen Regeln dieses Tisches zeigen',
  sheet: 'Die Einstellungen hinter dieser Regel',
  clause: (number: string): string => `Klausel ${number}`,
  tests: 'Tests dazu',
};
