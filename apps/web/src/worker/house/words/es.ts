// Por qué no se leyeron unas reglas venidas de otra parte, en español.
import type { UnreadWords } from './said.ts';

export const es: UnreadWords = {
  text: 'El texto',
  tooLong: most => `tiene más de ${most} caracteres`,
  noRules: 'no contiene reglas de Moonshot',
  newer: found => `es ${found}: estas reglas necesitan un Moonshot más nuevo`,
  unseen: 'contiene caracteres que no se ven',
  noField: 'no es un campo que exista',
  clash: found =>
    found === null ? 'falta, y así las reglas no concuerdan' : `es ${found}, y así las reglas no concuerdan`,
  expected: (found, wanted) => `${found === null ? 'falta' : `es ${found}`}; se espera ${wanted}`,
  or: ' o ',
  kinds: {
    text: max => `un texto de 1 a ${max} caracteres`,
    choice: names => `uno de ${names.join(', ')}`,
    whole: (min, max) => `un número entero de ${min} a ${max}`,
    card: 'una carta como QS',
    selector: 'una carta (QS), un palo (H*), un rango (Q*) o todos los comodines (W*)',
    pattern: 'un valor con la forma del campo',
    list: (max, of) => `una lista de ${max} como mucho: ${of}`,
    perSeats: of => `${of}, o uno por cada número de asientos`,
    shape: fields => `un objeto con ${fields.join(', ')}`,
  },
};
