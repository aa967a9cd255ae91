// Pourquoi des règles venues d’ailleurs n’ont pas été lues, en français.
import type { UnreadWords } from './said.ts';

export const fr: UnreadWords = {
  text: 'Le texte',
  tooLong: most => `dépasse ${most} caractères`,
  noRules: 'ne contient pas de règles de Moonshot',
  newer: found => `vaut ${found} : ces règles demandent un Moonshot plus récent`,
  unseen: 'contient des caractères invisibles',
  noField: 'n’est pas un champ qui existe',
  clash: found =>
    found === null
      ? 'manque, et les règles ne s’accordent pas ainsi'
      : `vaut ${found}, et les règles ne s’accordent pas ainsi`,
  expected: (found, wanted) => `${found === null ? 'manque' : `vaut ${found}`} ; on attend ${wanted}`,
  or: ' ou ',
  kinds: {
    text: max => `un texte de 1 à ${max} caractères`,
    choice: names => `un choix parmi ${names.join(', ')}`,
    whole: (min, max) => `un nombre entier de ${min} à ${max}`,
    card: 'une carte comme QS',
    selector: 'une carte (QS), une couleur (H*), un rang (Q*) ou tous les jokers (W*)',
    pattern: 'une valeur dans la forme du champ',
    list: (max, of) => `une liste d’au plus ${max} : ${of}`,
    perSeats: of => `${of}, ou une valeur par nombre de places`,
    shape: fields => `un objet avec ${fields.join(', ')}`,
  },
};
