// French texts of the server: errors, push messages, reserved names, and what the open data page says.
import type { ServerWords } from '../en/server.ts';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server: ServerWords = {
  errors,
  openData,
  push: { title: 'À toi de jouer', waits: game => `Une table de ${game} t’attend.` },
  staff: ['administrateur', 'modérateur', 'opérateur', 'serveur', 'système', 'officiel'],
  gone: 'Quelqu’un',
  changed: (game, mark) => `${game}, modifié (${mark})`,
};
