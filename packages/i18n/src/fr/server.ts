// French texts of the server: its errors, push messages, the open data page, and names of changed games.
import type { ServerWords } from '../en/server.ts';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server: ServerWords = {
  errors,
  openData,
  push: { title: 'À toi de jouer', waits: game => `Une table de ${game} t’attend.` },
  gone: 'Quelqu’un',
  changed: (game, mark) => `${game}, modifié (${mark})`,
};
