// German texts of the settings.
import type { AllWords } from '../../en/page.ts';

const percent = { '0': '0 %', '25': '25 %', '50': '50 %', '75': '75 %', '100': '100 %' };

const choices: AllWords['settings']['choices'] = {
  language: { auto: 'Wie der Browser' },
  pace: { instant: 'Sofort', quick: 'Schnell', normal: 'Mittel', calm: 'Ruhig' },
  theme: { dark: 'Dunkel', light: 'Hell', auto: 'Wie das Gerät' },
  suits: { two: 'Zweifarbig', four: 'Vierfarbig' },
  felt: { tide: 'Flut', moss: 'Moos', wine: 'Wein', slate: 'Schiefer' },
  back: { tide: 'Flut', moss: 'Moos', ruby: 'Rubin', night: 'Nacht' },
  deck: { portraits: 'Porträts', bold: 'Große Zeichen' },
  cards: { usual: 'Üblich', large: 'Groß' },
  hand: { right: 'Rechts', left: 'Links' },
  order: { rising: 'Aufsteigend', falling: 'Absteigend', ranks: 'Nach Rang' },
  text: { '100': '100 %', '125': '125 %', '150': '150 %', '200': '200 %' },
  taps: { auto: 'Je nach Gerät', once: 'Einmal tippen', twice: 'Zweimal tippen' },
  forced: { last: 'Letzte Karten', always: 'Immer', never: 'Nie' },
  hints: { on: 'An', off: 'Aus' },
  sound: { on: 'An', off: 'Aus' },
  volume: percent,
  cardVolume: percent,
  signalVolume: percent,
  vibration: { off: 'Aus', on: 'An' },
  speech: { full: 'Alles', short: 'Kurz', turns: 'Nur wenn ich dran bin' },
  reviewKeys: { on: 'An', off: 'Aus' },
  achievements: { on: 'An', off: 'Aus' },
};

const names: AllWords['settings']['names'] = {
  language: 'Sprache',
  pace: 'Tempo',
  theme: 'Hell oder dunkel',
  suits: 'Kartenfarben',
  felt: 'Tischfarbe',
  back: 'Rückseiten',
  deck: 'Kartenbild',
  cards: 'Karten',
  hand: 'Händigkeit',
  order: 'Reihenfolge im Blatt',
  text: 'Textgröße',
  taps: 'Eine Karte spielen',
  forced: 'Erzwungene Karten von selbst',
  hints: 'Tipps',
  sound: 'Ton',
  volume: 'Lautstärke',
  cardVolume: 'Kartengeräusche',
  signalVolume: 'Signaltöne',
  vibration: 'Vibrieren',
  speech: 'Vorlesen',
  reviewKeys: 'Ansagetasten',
  achievements: 'Erfolge',
};

const notes: AllWords['settings']['notes'] = {
  taps: 'Je nach Gerät heißt: ein Klick mit der Maus, zweimal Tippen auf einem Touchscreen.',
  forced: 'Letzte Karten sind die letzten zwei eines Blatts, wenn sie keine Wahl lassen.',
  hints: 'Immer wenn du dran bist, markiert ein Ring die Karte, die ein vorsichtiger Spieler wählen würde.',
  hand: 'Links spiegelt die Knöpfe um deine Karten.',
  vibration: 'Ein kurzes Vibrieren, wenn du dran bist, sofern das Gerät es kann.',
  speech: 'Wie viel ein Vorleseprogramm vom Tisch erfährt.',
  reviewKeys: 'Alt und ein Buchstabe sagen dein Blatt, den Stich, den Punktestand und mehr an.',
};

export const settings: AllWords['settings'] = {
  title: 'Einstellungen',
  all: 'Alle Einstellungen',
  name: 'Dein Name',
  groups: { table: 'Tisch', look: 'Aussehen', sound: 'Ton', reading: 'Vorlesen', language: 'Sprache' },
  names,
  notes,
  choices,
};
