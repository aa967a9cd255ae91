// Spanish texts of the server: errors, push messages, reserved names, and what the open data page says.
import type { ServerWords } from '../en/server.ts';
import { errors } from './server/errors.ts';
import { openData } from './server/open-data.ts';

export const server: ServerWords = {
  errors,
  openData,
  push: { title: 'Te toca', waits: game => `Una mesa de ${game} te espera.` },
  staff: ['administrador', 'moderador', 'operador', 'servidor', 'sistema', 'oficial'],
  gone: 'Alguien',
  changed: (game, mark) => `${game}, con cambios (${mark})`,
};
