// Spanish texts about reports, blocks, table changes and programs.
import type { Catalog } from '@moonshot/rules/words';
import type { conduct as en } from '../../../en/features/online/conduct.ts';

export const conduct: Catalog<typeof en> = {
  blocked: {
    title: 'Personas que bloqueas',
    note: 'No oyes ni lees nada de quienes bloqueas, y no pueden sentarse a tus mesas. No se les dice.',
    none: 'No bloqueas a nadie.',
    gone: 'Alguien que se fue',
  },
  report: {
    title: name => `Denunciar a ${name}`,
    seal: 'Denunciar este sello',
    what: '¿De qué se trata?',
    kinds: {
      words: 'Palabras hirientes',
      name: 'Un nombre ofensivo',
      cheating: 'Trampas o acuerdos secretos',
      stalling: 'Irse o retrasar a propósito',
      other: 'Otra cosa',
    },
    text: 'Con tus palabras, si quieres',
    needed: 'Con tus palabras',
    missing: 'Di en pocas palabras de qué se trata.',
    goes: 'Lo lee quien lleva este servidor, con el estado de la partida y las últimas líneas de la conversación.',
    send: 'Enviar',
    cancel: 'Cancelar',
    thanks: 'Gracias. Quien lleva este servidor lo mirará.',
    done: 'Listo',
  },
  host: {
    rules: 'Cambiar las reglas',
    title: 'Opciones',
    note: 'Todos ven lo que cambia. Quien estaba listo lo dice de nuevo.',
    playing: 'El juego y el reloj se podrán cambiar de nuevo después de la partida.',
    save: 'Guardar',
  },
  bot: {
    bring: 'Traer un programa',
    title: 'Un asiento para un programa',
    note: 'Un programa que has escrito ocupa un asiento libre, y todos ven que es un bot.',
    name: 'Su nombre',
    make: 'Crear un token',
    once: 'El programa se presenta con este token. Solo se muestra esta vez: cópialo ahora.',
    token: 'Token',
    address: 'Servidor',
    table: 'Mesa',
  },
};
