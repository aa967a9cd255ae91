// Spanish texts about the account.

import type { Catalog } from '@moonshot/rules/words';
import type { account as en } from '../../../en/features/online/account.ts';
import { dating } from '../../../format.ts';

const day = dating('es', { day: 'numeric', month: 'long', year: 'numeric' });

export const account: Catalog<typeof en> = {
  title: 'Tu cuenta',
  over: 'La sesión de este dispositivo está cerrada.',
  nobody: 'Aquí aún no se conoce a nadie. Quien abre una mesa o se une a una es invitado de este servidor.',
  guest: 'Un invitado: solo este navegador te conoce. Si se borran sus datos, nadie podrá volver a ser tú.',
  kept: 'Una llave de acceso guarda esta cuenta.',
  passkeys: 'Llaves de acceso',
  about:
    'Con una llave de acceso eres la misma persona en tus otros dispositivos, sin contraseña. Tu dispositivo pide un dedo, una cara o su PIN; nada de eso sale de él.',
  keep: 'Guardar esta cuenta con una llave de acceso',
  another: 'Añadir una llave de acceso',
  added: at => `Añadida el ${day(at)}`,
  used: at => (at === null ? 'Aún sin usar' : `Usada por última vez el ${day(at)}`),
  at: domain => `Para ${domain}`,
  remove: 'Quitar',
  removeTitle: '¿Quitar la única llave de acceso?',
  removeText:
    'Entonces ningún otro dispositivo puede convertirse en esta cuenta, y quien cierre la sesión queda fuera para siempre.',
  have: 'Tengo una llave de acceso',
  become: 'Este dispositivo se convierte en la cuenta que guarda la llave.',
  becomeFrom: name =>
    `Este dispositivo se convierte en la cuenta que guarda la llave. ${name} queda en él como invitado y vuelve al cerrar la sesión; hasta entonces juega un bot en las mesas de ${name}.`,
  off: {
    plain:
      'Aquí no hay llaves de acceso: los navegadores solo las tienen en páginas cifradas (https), y esta llegó por HTTP sin cifrar.',
    address:
      'Aquí no hay llaves de acceso: los navegadores las crean para un nombre, y esta página está en una dirección de cifras.',
    browser: 'Este navegador no tiene llaves de acceso.',
  },
  yours: 'Tus datos',
  save: 'Guardar mis datos',
  saveNote: 'Un archivo con todo lo que este servidor guarda de ti.',
  out: 'Cerrar la sesión',
  outTitle: '¿Cerrar la sesión para siempre?',
  outText:
    'Ninguna llave de acceso guarda a este invitado. Con la sesión cerrada, nadie podrá volver a ser esta persona; sus asientos pasan a los bots.',
  everywhere: 'Cerrar la sesión en todas partes',
  everywhereText:
    'Se cierra la sesión en todos los dispositivos, también en este. Una llave de acceso es el camino de vuelta.',
  forget: 'Borrarme',
  forgetTitle: '¿Borrar todo sobre ti?',
  forgetText:
    'Tu nombre, tus llaves de acceso y tus sesiones se borran enseguida y para siempre. Las partidas jugadas quedan, sin tu nombre.',
  no: 'Cancelar',
  stopped: {
    closed: 'No ha pasado nada: la pregunta del navegador se cerró o esperó demasiado.',
    already: 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
    failed: 'El navegador no pudo hacerlo.',
  },
  done: {
    kept: 'La llave de acceso guarda tu cuenta.',
    removed: 'La llave de acceso ya no abre esta cuenta. Quizá tu dispositivo aún la ofrezca.',
    in: name => `Aquí eres ${name}.`,
    out: 'La sesión está cerrada en este dispositivo.',
    everywhere: 'La sesión está cerrada en todos los dispositivos.',
    forgotten: 'Todo sobre ti está borrado.',
  },
};
