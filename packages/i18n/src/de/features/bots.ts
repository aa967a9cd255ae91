// German texts about bots.
import type { BotWords } from '../../en/features/bots.ts';

export const bots: BotWords = {
  title: 'Bots',
  note: 'Wie die Bots an deinem nächsten Tisch spielen.',
  all: 'Alle Bots',
  how: name => `Wie ${name} spielt`,
  levels: { beginner: 'Anfänger', casual: 'Gelegentlich', skilled: 'Geübt', expert: 'Könner', master: 'Meister' },
  styles: { cautious: 'vorsichtig', bold: 'kühn', 'moon-hungry': 'mondhungrig', counting: 'rechnend' },
  about: {
    beginner: 'Gibt die höchsten Karten weiter, merkt sich nur den letzten Stich und sieht keinen Durchmarsch kommen.',
    casual: 'Merkt sich vier Stiche und sieht keinen Durchmarsch kommen.',
    skilled: 'Merkt sich jede Karte, versucht und verhindert aber keinen Durchmarsch.',
    expert: 'Versucht und verhindert Durchmärsche, zieht aber keine Schlüsse daraus, welche Karten andere wählen.',
    master: 'Zieht Schlüsse daraus, welche Karten andere wählen, beginnt aber Durchmärsche, die oft scheitern.',
    cautious: 'Nimmt lieber wenige Punkte, als viele zu verteilen, und marschiert fast nie durch.',
    bold: 'Versucht Durchmärsche mit wenig Aussicht und zahlt, wenn sie scheitern.',
    'moon-hungry': 'Gibt für jede Aussicht auf einen Durchmarsch Punkte her.',
    counting: 'Gibt in einer Runde Punkte her, wenn das hilft, die Partie zu gewinnen.',
  },
  aboutLaying: {
    beginner: 'Zeigt fast immer die höchste Karte und verdeckt ein Herz nur unter einem Ass.',
    casual: 'Vergisst, welche Karten offen lagen, und nimmt oft das zweitbeste Paar.',
    skilled: 'Merkt sich jede Karte, legt aber aus Gewohnheit und denkt nicht voraus.',
    expert: 'Denkt voraus, probiert aber zu wenig, um knappe Entscheidungen zu unterscheiden.',
    master: 'Probiert zehnmal so viel und legt aus Gewohnheit, wo nichts klar besser ist.',
    cautious: 'Verdeckt Herzen nur unter sicheren Karten.',
    bold: 'Verdeckt Herzen früh, auch unter schlagbaren Karten.',
    'moon-hungry': 'Will jeden Stich gewinnen, auch ohne Herzen.',
    counting: 'Spielt für die Partie und nicht für die Runde.',
  },
  withStyle: 'Mit einem Stil',
  older: { careful: 'Umsichtig', random: 'Aufs Geratewohl' },
};
