// German texts of the server: errors, push messages, reserved names, and what the open data page says.
import type { ServerWords } from '../en/server.ts';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server: ServerWords = {
  errors,
  openData,
  push: { title: 'Du bist dran', waits: game => `Ein Tisch ${game} wartet auf dich.` },
  staff: ['Administrator', 'Moderator', 'Betreiber', 'Server', 'System', 'offiziell'],
  gone: 'Jemand',
  changed: (game, mark) => `${game}, geändert (${mark})`,
};
