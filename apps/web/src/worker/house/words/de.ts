// Warum Regeln, die von irgendwoher kamen, nicht gelesen wurden, auf Deutsch.
import type { UnreadWords } from './said.ts';

export const de: UnreadWords = {
  text: 'Der Text',
  tooLong: most => `ist länger als ${most} Zeichen`,
  noRules: 'enthält keine Regeln von Moonshot',
  newer: found => `ist ${found}: Diese Regeln brauchen ein neueres Moonshot`,
  unseen: 'enthält Zeichen, die man nicht sieht',
  noField: 'ist kein Feld, das es gibt',
  clash: found =>
    found === null
      ? 'fehlt, und so passen die Regeln nicht zusammen'
      : `ist ${found}, und so passen die Regeln nicht zusammen`,
  expected: (found, wanted) => `${found === null ? 'fehlt' : `ist ${found}`}, erwartet wird ${wanted}`,
  or: ' oder ',
  kinds: {
    text: max => `ein Text von 1 bis ${max} Zeichen`,
    choice: names => `eines von ${names.join(', ')}`,
    whole: (min, max) => `eine ganze Zahl von ${min} bis ${max}`,
    card: 'eine Karte wie QS',
    selector: 'eine Karte (QS), eine Farbe (H*), ein Rang (Q*) oder alle Joker (W*)',
    pattern: 'ein Wert in der Form, die das Feld hat',
    list: (max, of) => `eine Liste von höchstens ${max}: ${of}`,
    perSeats: of => `${of}, oder eines für jede Zahl von Plätzen`,
    shape: fields => `ein Objekt mit ${fields.join(', ')}`,
  },
};
