// German texts of the server: its errors, push messages, the open data page, and names of changed games.
import type { ServerWords } from '../en/server.ts';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server: ServerWords = {
  errors,
  openData,
  push: { title: 'Du bist dran', waits: game => `Ein Tisch ${game} wartet auf dich.` },
  gone: 'Jemand',
  changed: (game, mark) => `${game}, geändert (${mark})`,
};
