// German texts about reports, blocks, table changes and programs.
import type { Catalog } from '@moonshot/rules/words';
import type { conduct as en } from '../../../en/features/online/conduct.ts';

export const conduct: Catalog<typeof en> = {
  blocked: {
    title: 'Wen du blockierst',
    note: 'Von Blockierten hörst und liest du nichts, und an deine Tische können sie sich nicht setzen. Sie erfahren es nicht.',
    none: 'Du blockierst niemanden.',
    gone: 'Jemand, der gegangen ist',
  },
  report: {
    title: name => `${name} melden`,
    seal: 'Dieses Siegel melden',
    what: 'Worum geht es?',
    kinds: {
      words: 'Verletzende Worte',
      name: 'Ein anstößiger Name',
      cheating: 'Betrug oder heimliche Absprachen',
      stalling: 'Absichtliches Gehen oder Hinhalten',
      other: 'Etwas anderes',
    },
    text: 'In deinen Worten, wenn du magst',
    needed: 'In deinen Worten',
    missing: 'Sag bitte mit ein paar Worten, worum es geht.',
    goes: 'Wer diesen Server betreibt, liest es, mit dem Stand der Partie und den letzten Zeilen des Gesprächs.',
    send: 'Senden',
    cancel: 'Abbrechen',
    thanks: 'Danke. Wer diesen Server betreibt, sieht es sich an.',
    done: 'Fertig',
  },
  host: {
    rules: 'Die Regeln ändern',
    title: 'Optionen',
    note: 'Alle sehen, was sich ändert. Wer bereit war, sagt es noch einmal.',
    playing: 'Spiel und Uhr lassen sich nach der Partie wieder ändern.',
    save: 'Speichern',
  },
  bot: {
    bring: 'Programm mitbringen',
    title: 'Ein Platz für ein Programm',
    note: 'Ein Programm, das du geschrieben hast, nimmt einen freien Platz, und alle sehen, dass es ein Bot ist.',
    name: 'Sein Name',
    make: 'Token erzeugen',
    once: 'Mit diesem Token meldet sich das Programm. Es wird nur dieses eine Mal gezeigt: Kopiere es jetzt.',
    token: 'Token',
    address: 'Server',
    table: 'Tisch',
  },
};
