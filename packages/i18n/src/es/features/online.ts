// Spanish texts of playing online.

import type { FriendWords } from '../../en/features/online.ts';
import { counting } from '../../format.ts';
import { account } from './online/account.ts';
import { at } from './online/at.ts';
import { conduct } from './online/conduct.ts';
import { fork } from './online/fork.ts';
import { rating } from './online/rating.ts';
import { talk } from './online/talk.ts';

const count = counting('es');
const seats = count({ one: 'asiento libre', many: 'asientos libres', other: 'asientos libres' });
const players = count({ one: 'jugador', other: 'jugadores' });
const days = count({ one: 'día', many: 'días', other: 'días' });
const watching = count({ one: 'persona mira', many: 'personas miran', other: 'personas miran' });
const minutes = count({ one: 'minuto', many: 'minutos', other: 'minutos' });
const hours = count({ one: 'hora', many: 'horas', other: 'horas' });
const seconds = count({ one: 'segundo', many: 'segundos', other: 'segundos' });
const bots = count({ one: 'bot', many: 'bots', other: 'bots' });

const units = { days, hours, minutes, seconds };

export const online: FriendWords = {
  account,
  fork,
  rating,
  title: 'Jugar con amigos',
  home: 'Inicio',
  back: 'Atrás',
  retry: 'Probar otra vez',
  trouble: {
    link: 'Este enlace no lleva a ninguna mesa. Pídelo otra vez.',
    unreachable: 'No se puede llegar al servidor. Todo lo que es sin conexión se juega como antes.',
    'no-server': 'Esta página no tiene servidor y los amigos no pueden unirse aquí. Lo demás se juega como antes.',
  },
  plain:
    'Sin cifrado (HTTP simple) el navegador desactiva aquí algunas cosas: jugar sin conexión, instalar, llaves de acceso y notificaciones. En la mesa funciona todo.',
  open: {
    title: 'Abrir una mesa',
    options: 'Opciones',
    further: 'Más juegos',
    choose: 'Elegir un juego…',
    ownRules: 'Tus reglas',
    furtherGames: 'Otros juegos',
    game: 'Juego',
    who: 'Quién puede venir',
    whoOf: { invited: 'Con el enlace', everybody: 'Todos' },
    clock: 'Tiempo por jugada',
    clockOf: { none: 'Sin reloj', '20': '20 segundos', '45': '45 segundos', '1': '1 día', '3': '3 días' },
    watchers: 'Quien mira ve',
    watchersOf: { none: 'Nadie mira', cards: 'Cartas jugadas', 'hands-after': 'Manos, después' },
    chat: 'Hablar',
    chatOf: { yes: 'Frases y texto', no: 'Solo frases' },
    chatNote: 'El texto libre es para mesas con enlace.',
    go: 'Abrir la mesa',
  },
  join: {
    contests: 'Retos y torneos',
    withCode: 'Ir a otra mesa con un código',
    others: 'Ir a otra mesa',
    title: 'Unirse a una mesa',
    code: 'Código',
    missing: 'Un código tiene al menos cuatro letras o cifras. Escríbelo primero.',
    go: 'Unirse',
    back: 'Volver a tu mesa',
    mine: 'Tus mesas con amigos',
    lobby: 'Mesas abiertas',
    none: 'No hay ninguna mesa abierta ahora. Abre una para todos y otros la verán aquí.',
    of: (taken: number, all: number): string => `${taken} de ${all} jugadores`,
    states: { gathering: 'espera jugadores', playing: 'jugando', over: 'terminada' },
    yourTurn: 'Te espera',
    waitsFor: (names: string): string => `Espera a ${names}`,
    left: ({ unit, n }): string => `${n === 1 ? 'queda' : 'quedan'} ${units[unit](n)}`,
  },
  name: {
    title: '¿Cómo te llamas?',
    label: 'Tu nombre',
    note: 'Los demás de la mesa lo ven.',
    missing: 'Falta el nombre. Escribe uno primero.',
    invites: (name: string): string => `${name} te invita a jugar a`,
    opened: (name: string): string => `${name} ha abierto esta mesa`,
    free: 'libre',
    go: 'Sentarse',
  },
  arriving: 'De camino a la mesa…',
  full: {
    title: 'Esta mesa está llena.',
    text: 'Mira, o abre la tuya con las mismas reglas.',
    watch: 'Mirar',
    own: 'Abrir la mía',
  },
  living: {
    use: 'Usar este dispositivo como pantalla grande',
    scan: 'Escanea para jugar',
    note: 'Cada teléfono que escanee este código muestra una mano.',
    about: 'Una mesa para todos en la sala, en un televisor o una tableta. Los teléfonos muestran las manos.',
    screen: 'Pantalla grande',
    typed: (address: string, code: string): string => `¿Sin cámara? Abre ${address} y únete con el código ${code}.`,
    turn: 'Te toca',
    look: 'Mira la pantalla grande',
  },
  gathering: {
    title: 'Sala de espera',
    players: (n: number): string => players(n),
    open: (n: number): string => (n === 0 ? 'Todos los asientos están ocupados.' : `${seats(n)}.`),
    watchers: (n: number): string => `${watching(n)}.`,
    seat: (n: number): string => `Asiento ${n}`,
    openSeat: 'Asiento libre',
    send: 'Envía el enlace',
    host: 'Anfitrión',
    ready: 'listo',
    notReady: 'aún no listo',
    away: 'ausente',
    fills: 'ocupa el asiento',
    seatBot: 'Sentar un bot',
    sitHere: 'Sentarme aquí',
    swap: (name: string): string => `Cambiar ${name}`,
    empty: 'Vaciar el asiento',
    handOver: 'Hacer anfitrión',
    stand: 'Dejar mi asiento',
    start: 'Empezar',
    startBots: (n: number): string => `Empezar con ${bots(n)}`,
    prepared: 'Estoy listo',
    notPrepared: 'Esperad un poco',
    waitHost: (name: string): string => `${name || 'El anfitrión'} empieza la partida.`,
    hostNote: 'O espera: empieza sola cuando todos los asientos están ocupados y todos listos.',
  },
  invite: {
    title: 'Invitar a un amigo',
    text: 'Desde cualquier navegador, sin cuenta.',
    onlyHere:
      'Este enlace solo funciona en este ordenador. Inicia el servidor con --host 0.0.0.0 y podrán venir también los móviles de la sala.',
    qr: 'Código QR del enlace a esta mesa',
    link: 'Enlace a esta mesa',
    copy: 'Copiar',
    share: 'Compartir',
    code: 'Mostrar un código corto',
    codeFor: (ms: number): string => `El código vale ${minutes(Math.max(1, Math.round(ms / 60_000)))}.`,
    renew: 'Cambiar el enlace',
    renewAsks: 'El enlace y el código que ya enviaste dejarán de abrir la mesa. Tus amigos necesitarán el nuevo.',
    renewSure: 'Cambiarlo',
    renewNo: 'Conservar el enlace',
    renewed: 'Este enlace es nuevo. El enlace y el código anteriores ya no abren nada.',
    message: (game: string): string => `Juega a ${game} conmigo en Moonshot`,
  },
  met: {
    title: (n: number): string => `Con quién has jugado (${n})`,
    text: 'Envíales el enlace a esta mesa. La lista está en este dispositivo y en los archivos que guardas.',
    later:
      'En tu mesa puedes enviar el enlace a cada uno. La lista está en este dispositivo y en los archivos que guardas.',
    invite: 'Invitar',
    inviteName: (name: string): string => `Invitar a ${name}`,
    forget: (name: string): string => `Olvidar a ${name}`,
    forgetAll: 'Olvidar a todos',
    message: (name: string, game: string): string => `${name}, ven a jugar a ${game} conmigo en Moonshot:`,
  },
  rules: {
    all: 'Todas las reglas',
    passes: (ways: string): string => `Pase, ronda a ronda: ${ways}`,
    length: {
      target: (total: string): string => `La partida acaba cuando un total llega a ${total}.`,
      deals: (n: string): string => `La partida tiene ${n}.`,
    },
    title: 'Reglas en esta mesa',
    changed: (n: number): string => (n === 1 ? 'Una regla cambiada' : `${n} reglas cambiadas`),
    open: { invited: 'Puede venir quien tenga el enlace.', everybody: 'Cualquiera puede venir.' },
    chat: { yes: 'Frases y texto libre.', no: 'Frases, sin texto libre.' },
    clock: {
      none: 'Sin reloj.',
      card: (card: number, pass: number | null, reserve: number): string =>
        `${card} segundos por carta${pass === null ? '' : `, ${pass} para pasar`} y ${reserve} de reserva por ronda. Después, responde un bot.`,
      days: (n: number): string => `${days(n)} para cada respuesta. Después, responde un bot.`,
    },
    watchers: {
      none: 'Nadie mira.',
      cards: 'Quien mira ve las cartas jugadas.',
      'hands-after': 'Quien mira ve todas las cartas al acabar la ronda.',
    },
  },
  talk,
  people: {
    title: 'En esta mesa',
    nudge: (name: string): string => `Avisar a ${name}`,
    pause: 'Pedir una pausa',
    undo: 'Pedir retirar mi última jugada',
    end: 'Pedir el final de la partida',
    watching: 'Estás mirando.',
    more: (name: string): string => `Más sobre ${name}`,
    block: (name: string): string => `Bloquear a ${name}`,
    unblock: (name: string): string => `Desbloquear a ${name}`,
    blocked: 'bloqueado',
    muted: 'silenciado',
    report: (name: string): string => `Denunciar a ${name}`,
    remove: (name: string): string => `Quitar a ${name} de la mesa`,
    revoke: (name: string): string => `Retirar el token de ${name}`,
  },
  tell: {
    title: 'Cuando te toque',
    me: 'Avísame cuando me toque',
    note: 'Este dispositivo lo dice con la página cerrada: que una mesa espera y a qué juego, sin cartas ni nombres. Va por el servicio push de tu navegador.',
    on: 'Este dispositivo te avisa cuando te espera una mesa con días para responder.',
    stop: 'No avisar más',
    insecure:
      'Esta página llegó sin cifrar. Desde una dirección así, los navegadores no avisan de nada con la página cerrada.',
    none: 'Este navegador no puede avisarte de nada con la página cerrada.',
    denied:
      'A este navegador se le pidió no mostrar mensajes de esta página. Puedes cambiarlo en sus ajustes para la página.',
    failed: 'No se puede llegar al servicio push de tu navegador. Prueba más tarde.',
  },
  at,
  ...conduct,
  heard: {
    sat: (name: string): string => `${name} se sienta.`,
    stood: (name: string): string => `${name} deja el asiento.`,
    joins: (name: string, bot: string): string =>
      `${name} juega a partir de la próxima ronda, en el asiento de ${bot}.`,
    replaces: (name: string, bot: string): string => `${name} ocupa el asiento de ${bot}.`,
    leaves: (name: string, bot: string): string => `${name} se va, y ${bot}, un bot, juega en su lugar.`,
    gone: (name: string): string => `${name} no está ahora.`,
    awaited: (name: string, n: number): string => `Un bot juega por ${name} en ${seconds(n)}.`,
    back: (name: string): string => `${name} ha vuelto.`,
    ready: (name: string): string => `${name} está listo.`,
    bot: (name: string): string => `${name}, un bot, se sienta.`,
    standIn: (name: string): string => `Un bot juega por ${name}.`,
    host: (name: string): string => `${name} es ahora el anfitrión.`,
    changed: (name: string): string => `${name} ha cambiado la mesa.`,
  },
};
