// The server's refusals in Spanish, by code.
import { sentenceOf } from '@moonshot/rules/explain';
import type { ApiErrorWords } from '../../en/server/errors.ts';
import { sheet } from '../sheet.ts';

export const errors: ApiErrorWords = {
  unreadable: {
    message: why => `Este mensaje no se puede leer. ${why}.`,
    request: why => `Esta petición no se puede leer: ${why}`,
    path: 'No se encuentra esta dirección: su ruta debe escribirse de forma simple, como /api/tables.',
    oneHello: 'Una conexión tiene un solo mensaje hello.',
    network: 'Hace falta una dirección, o una red como 10.1.0.0/16.',
  },
  'too-many': {
    work: 'Has gastado por ahora tu parte del tiempo del servidor. Espera un poco.',
    jobs: 'Demasiadas de tus peticiones esperan a ser comprobadas. Inténtalo de nuevo cuando terminen algunas.',
    leagues: 'Ya estás en el número máximo de ligas. Deja primero una de ellas.',
    imports: 'Ya guardas el número máximo de partidas importadas. Borra primero una.',
    importBytes: 'Hoy ya has importado todo lo permitido. Inténtalo mañana.',
    contests: 'Ya tienes abierto el número máximo de concursos. Espera a que acabe alguno.',
    entries: most => `No puedes entrar en otro concurso: te quedan ${most} sin terminar. Termina primero uno de ellos.`,
    messages: 'Envías demasiado de una vez.',
    requests: minutes => `Han sido demasiadas veces. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    tables: most =>
      `No puedes tener más mesas: ${most} de las tuyas no han terminado. Termina una, o cédesela a alguien.`,
    theirTables: most =>
      `Esa persona no puede quedarse con la mesa: ${most} de las suyas no han terminado. Antes tiene que acabar una.`,
    bots: most => `Esta mesa tiene sitio para ${most} bots de fuera, y ya están.`,
    blocks: 'Ya bloqueas al número máximo de personas. Desbloquea primero a una.',
    passkeys: most => `Ya tienes ${most} llaves de acceso.`,
    reports: 'Ya has enviado el número máximo de denuncias sobre esta mesa.',
    sockets: 'Hay demasiadas conexiones abiertas desde tu dirección.',
  },
  busy: {
    jobs: 'El servidor tiene demasiado que comprobar en este momento. Vuelve a intentarlo más tarde.',
    tables: 'El servidor no tiene sitio para otra mesa. Inténtalo más tarde.',
    late: 'El servidor está demasiado ocupado para una mesa nueva. Inténtalo más tarde.',
    dumps: 'Ahora mismo se están leyendo demasiados días de los datos abiertos. Inténtalo más tarde.',
    sockets: 'El servidor está lleno por ahora. Inténtalo más tarde.',
    codes: 'En este momento no queda ningún código libre. Envía el enlace en su lugar.',
    hint: 'Demasiados jugadores piden una pista en este momento. Pídela otra vez.',
  },
  'no-ticket': {
    session: 'No has iniciado sesión. Crea un invitado o entra con su secreto.',
    secret: 'Ningún invitado de este servidor tiene este secreto.',
    ticket: 'Este tique ya se usó, ha caducado o no es válido. Pide otro.',
    token: 'Este token fue revocado o no es válido. Pide otro a quien lo creó.',
    page: 'Un tique solo vale para una página que envía su Origin. Un programa entra con un token.',
    player: 'La cuenta de esta persona ya no existe.',
    hello: 'El primer mensaje de una conexión debe ser hello.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Este servidor habla las versiones ${oldest} a ${newest}. Recarga la página.`,
  },
  'no-table': {
    table: 'Esta mesa no existe, o no tienes acceso a ella.',
    closed: 'El operador de este servidor ha cerrado esta mesa.',
    removed: 'El anfitrión te ha quitado de esta mesa. Puedes volver con una invitación nueva.',
    watchers: 'En esta mesa ya no se admiten espectadores.',
    invited: 'Esta mesa ya solo está abierta a las personas invitadas.',
    code: 'Ninguna mesa tiene ahora este código.',
  },
  'table-full': {
    league: 'Esta liga está completa, o ya estás en el número máximo de ligas.',
    watchers: 'En esta mesa no caben más espectadores.',
    contest: 'Este concurso está completo.',
  },
  'not-seated': {
    watching: 'Estás mirando esta partida; eso solo pueden hacerlo los jugadores.',
    noSeat: 'No juegas en esta mesa.',
    talk: 'En la mesa solo pueden escribir los jugadores.',
    bring: 'Solo los jugadores de la mesa pueden añadir un bot.',
  },
  'not-host': {
    host: 'Solo puede hacerlo el anfitrión.',
    organiser: 'Solo quien creó el torneo puede empezarlo.',
    league: 'Eso solo puede hacerlo el dueño de la liga.',
  },
  'not-now': {
    counted:
      'Esta partida cuenta para la valoración o para una liga, así que nada cambia en la mesa hasta que termine.',
    leagueOver: 'Esta liga ha terminado.',
    begun: 'Este torneo ha empezado: ya no se puede entrar ni salir.',
    few: 'Un torneo necesita al menos dos jugadores.',
    contestOver: 'Este concurso ha terminado: ya nadie puede entrar.',
    rated: 'Si puntúa o no, no se puede cambiar durante una partida.',
    clock: 'El reloj no se puede cambiar durante una partida.',
    gathering: 'Eso solo se puede antes de que empiece una partida.',
    noMatch: 'En esta mesa no ha empezado ninguna partida.',
    noTable: 'No estás en ninguna mesa.',
    noHint: 'No hay pista: no es tu turno.',
    notOver: 'Esta partida aún no ha terminado.',
    bring: 'Un bot solo puede venir antes de que empiece una partida.',
    proof: 'Esta partida no tiene prueba o no ha terminado: sus secretos se revelan al final.',
    day: 'Ese día no ha terminado todavía en UTC.',
  },
  'seat-taken': { seat: 'Ese asiento ya está ocupado.' },
  'not-allowed': {
    bots: 'El anfitrión no admite programas en esta mesa.',
    ratedBots:
      'En una partida puntuada o de liga, el anfitrión tiene que admitir programas. Los jugadores de la mesa no pueden añadir ninguno; los demás, uno cada uno.',
    ratedHints: 'En una partida que cuenta para la valoración o para una liga no hay pistas.',
    longWork: seconds => `Comprobar esto lleva más de los ${seconds} segundos disponibles. Envía algo más corto.`,
    league: 'Esta mesa juega para una liga, así que sus reglas no se pueden cambiar.',
    member: 'Solo los miembros de la liga pueden abrir una mesa para ella. Entra primero.',
    fixed: 'Otras personas juegan los mismos repartos, así que aquí no se puede cambiar nada ni hay pistas.',
    forked: 'Esta mesa continúa otra partida, así que su juego no se puede cambiar.',
    forkRated: 'Puede que alguien conozca estas cartas, así que la partida no puntúa.',
    putOut: 'El dueño de esta liga te ha excluido.',
    noMember: 'Solo puedes excluir a otros miembros de la liga.',
    imported: 'Esta partida se jugó en otro sitio, así que no se puede continuar aquí. Abre una mesa nueva.',
    played: 'Solo se puede borrar una partida importada: esta es también de los demás jugadores.',
    ratedOpen: 'Una partida puntuada necesita una mesa abierta a todos.',
    ratedDays:
      'Una partida puntuada necesita un reloj en segundos. Con días para cada respuesta, un jugador podría bloquearla durante semanas.',
    watchers: 'En esta mesa no se admiten espectadores.',
    report: 'Solo puedes denunciar a otras personas de tu mesa.',
    empty: 'El mensaje está vacío.',
    noBot: 'Ahí no juega ningún bot de fuera.',
    noSeat: 'Ese asiento no existe en esta mesa.',
    noLevel: 'Ese bot no existe.',
    muted: 'El operador de este servidor ha desactivado el texto libre en esta mesa.',
    chatOpen: 'El texto libre solo se permite en mesas con invitación.',
    noChat: 'En esta mesa no hay texto libre.',
    host: 'Solo puede ser anfitrión una persona que juega aquí.',
    nudge: 'Ahí no juega nadie a quien avisar.',
    unwelcome: 'No puedes jugar en esta mesa.',
    yourself: 'No puedes bloquearte a ti.',
    open: 'Esta dirección es pública y no está cifrada, así que aquí nadie puede iniciar sesión. El servidor necesita TLS delante.',
    origin: 'Eso solo puede hacerlo la página de este servidor.',
    seats: 'Aquí juegan más personas de las que cabrían en esa mesa.',
    yourSeat: 'Para dejar tu propio sitio, deja la mesa.',
    onlyPlays: 'Un bot de fuera solo puede jugar.',
    push: 'Las notificaciones solo pueden ir al servicio push de un navegador, por HTTPS.',
    passkeys:
      'En esta dirección no hay llaves de acceso: los navegadores las crean para un nombre con TLS, o para localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'Este nombre es de un bot o del operador del servidor. Elige otro.',
  },
  'bad-passkey': {
    unknown: 'Este servidor no conoce esta llave de acceso. Añade una donde hayas iniciado sesión.',
    wrong: 'No es la llave de acceso que se pidió.',
    known: 'Esta llave de acceso ya pertenece a una cuenta.',
    copied: 'Esta llave de acceso se usó en otro lugar, como haría una copia. Entra con otra.',
  },
  'stale-passkey': { challenge: 'Ha tardado demasiado, o ya se hizo. Empieza otra vez.' },
  'stale-sign-in': {
    account:
      'Inicia sesión otra vez primero. Para cambiar cómo entras o borrar la cuenta hace falta una sesión iniciada en los últimos diez minutos.',
  },
  'bad-rules': {
    point: 'La partida no se puede continuar desde ahí: en ese punto de la ronda no le tocaba a nadie.',
    leagueEnd: 'Una liga debe terminar en el plazo de un año.',
    game: name => `No hay ningún juego llamado ${name}.`,
    further: (name, base) =>
      `El juego ${name} es uno de los otros: pide ${base} con los overrides que muestra «moonshot rules ${name} --json».`,
    sheet: errors => `Una mesa así no puede ser: ${errors.map(error => sentenceOf(error, sheet)).join('; ')}.`,
  },
  paused: {
    still: 'La mesa está en pausa por el momento, y no se ha jugado nada. Sigue por sí sola.',
    unchanged: 'La mesa está en pausa por el momento, y no se ha cambiado nada.',
    fault: 'La mesa está en pausa por un error. Todo lo jugado está guardado; sigue por sí sola.',
    failed: 'Ahora mismo no es posible, y no se ha cambiado nada. Inténtalo de nuevo.',
  },
  banned: {
    ban: ({ kind, until, reason }) => {
      const what = kind === 'player' ? 'Se te ha cerrado este servidor' : 'Este servidor se ha cerrado a tu dirección';
      return `${what} ${until === null ? 'para siempre' : `hasta el ${until} UTC`}: ${reason}`;
    },
  },
  gone: {
    round: 'Esa ronda no existe, o aún no ha terminado.',
    league: 'Esa liga no existe, o ya no.',
    contest: 'Ese concurso no existe, o ya no.',
    dump: 'No hay datos abiertos de ese día.',
    address: 'No hay nada en esta dirección.',
    report: 'No hay ninguna denuncia abierta con ese número.',
    player: 'Esa persona no existe.',
    ban: 'No existe ese veto.',
    passkey: 'No tienes esa llave de acceso.',
  },
};
