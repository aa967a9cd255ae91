// Why the server says no, in Spanish: the sentences by their codes.
import type { NoWords } from './en.ts';

export const es: NoWords = {
  unreadable: {
    message: why => `Este mensaje no se puede leer. ${why}.`,
    request: why => `Esta petición no se puede leer: ${why}`,
    oneHello: 'Cada conexión tiene un solo saludo.',
    network: 'Hace falta una dirección, o una red como 10.1.0.0/16.',
  },
  'too-many': {
    messages: 'Envías demasiado de una vez.',
    requests: 'Han sido demasiadas veces. Espera un poco.',
    tables: 'Llevas todas las mesas que puedes llevar. Termina una, o cédesela a alguien.',
    bots: most => `Esta mesa tiene sitio para ${most} bots de fuera, y ya están.`,
    blocks: 'Bloqueas a todas las personas que puedes bloquear.',
    passkeys: most => `Ya tienes ${most} llaves de acceso.`,
    reports: 'Ya has denunciado lo ocurrido en esta mesa tantas veces como puedes.',
    sockets: 'Hay demasiadas conexiones abiertas desde tu dirección.',
  },
  busy: {
    tables: 'El servidor no puede llevar más mesas. Inténtalo más tarde.',
    late: 'El servidor tiene demasiado que hacer para otra mesa. Inténtalo más tarde.',
    sockets: 'El servidor no admite a más gente por ahora. Inténtalo más tarde.',
    codes: 'Hay demasiados códigos. Envía el enlace en su lugar.',
  },
  'no-ticket': {
    session: 'Aquí todavía no eres nadie: hazte invitado, o muestra el secreto de uno.',
    secret: 'Nadie tiene aquí este secreto.',
    ticket: 'Este pase ya se usó, es demasiado viejo o nunca lo fue. Pide otro.',
    token: 'Este token fue retirado o nunca lo fue. Pide otro a quien lo creó.',
    page: 'Un pase es para una página, que dice su origen. Un programa saluda con un token.',
    player: 'Esta persona ya no está.',
    hello: 'Una conexión empieza con un saludo.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Este servidor habla las versiones ${oldest} a ${newest}. Recarga la página.`,
  },
  'no-table': {
    table: 'Esta mesa no existe, o su puerta no está abierta para ti.',
    watchers: 'Ya nadie mira en esta mesa.',
    code: 'Ninguna mesa tiene este código, o ya no.',
  },
  'table-full': { watchers: 'En esta mesa ya miran todas las personas que caben.' },
  'not-seated': {
    watching: 'Estás mirando esta partida; no tienes asiento en ella.',
    noSeat: 'No tienes asiento en esta mesa.',
    talk: 'Solo quienes están sentados a la mesa pueden hablar en ella.',
    bring: 'Solo quienes están sentados a la mesa pueden traer un bot.',
  },
  'not-host': { host: 'Solo puede hacerlo el anfitrión.' },
  'not-now': {
    clock: 'El tiempo para pensar se queda como está mientras se juega una partida.',
    gathering: 'Eso solo se puede antes de que empiece una partida.',
    noMatch: 'En esta mesa no ha empezado ninguna partida.',
    noTable: 'No estás en ninguna mesa.',
    notAsked: 'La mesa no pregunta eso ahora.',
    noHint: 'No hay nada que aconsejar: la mesa no te pregunta nada ahora.',
    notOver: 'Esta partida aún no ha terminado.',
    bring: 'Un bot solo puede venir antes de que empiece una partida.',
    proof: 'No hay prueba de esta partida, o todavía no: sus secretos se conocen al final.',
    day: 'Ese día no ha terminado todavía, según el calendario UTC.',
  },
  'seat-taken': { seat: 'Ese asiento ya está ocupado.' },
  'not-allowed': {
    watchers: 'Nadie mira en esta mesa.',
    report: 'Solo puedes denunciar a otras personas que están contigo en la mesa.',
    empty: 'Ahí no hay nada que leer.',
    noBot: 'Ahí no se sienta ningún bot de fuera.',
    noSeat: 'Ese asiento no existe en esta mesa.',
    noLevel: 'Ese bot no existe.',
    chatOpen: 'El texto libre es para mesas a las que se viene con invitación.',
    noChat: 'En esta mesa no hay texto libre.',
    host: 'Solo puede ser anfitrión una persona que está sentada aquí.',
    nudge: 'Ahí no hay nadie a quien avisar.',
    unwelcome: 'No puedes sentarte a esta mesa.',
    yourself: 'Nadie puede bloquearse a sí mismo.',
    open: 'Esta dirección es pública y no está cifrada, así que aquí no se puede reconocer a nadie. El servidor necesita TLS delante.',
    origin: 'Eso solo puede hacerlo la página de este servidor.',
    seats: 'Aquí se sientan más personas que asientos tendría esa mesa.',
    yourSeat: 'El propio asiento se deja al levantarse.',
    onlyPlays: 'Un bot de fuera juega, y no hace nada más en una mesa.',
    push: 'Los mensajes van solo al servicio push de un navegador, por HTTPS.',
    passkeys:
      'En esta dirección no hay llaves de acceso: los navegadores las crean para un nombre con TLS, o para localhost.',
  },
  'bad-name': {
    unseen: 'Un nombre no contiene signos que nadie ve.',
    heaped: 'Un nombre no amontona más de dos signos sobre una letra.',
    empty: 'Un nombre necesita una letra, una cifra o un dibujo.',
    long: most => `Un nombre tiene como mucho ${most} letras.`,
    mixed: 'Un nombre no mezcla escrituras con letras que se parecen.',
  },
  'bad-passkey': {
    unknown: 'Nadie tiene aquí esta llave de acceso. Crea una donde ya hayas entrado.',
    wrong: 'No es la llave de acceso que se pedía.',
    known: 'Esta llave de acceso ya guarda una cuenta.',
    copied: 'Esta llave de acceso se usó después en otro lugar, como haría una copia. Entra con otra.',
  },
  'stale-passkey': { challenge: 'Ha tardado demasiado, o ya se hizo. Empieza de nuevo.' },
  'bad-rules': {
    game: name => `No hay ningún juego llamado ${name}.`,
    sheet: why => `Una mesa así no puede ser: ${why}.`,
  },
  paused: {
    still: 'La mesa está parada por el momento, y no se ha jugado nada. Sigue por sí sola.',
    unchanged: 'La mesa está parada por el momento, y no se ha cambiado nada.',
    fault: 'La mesa está parada por un fallo. Todo lo jugado está a salvo; sigue por sí sola.',
    failed: 'Ahora mismo no se puede, y no se ha cambiado nada. Inténtalo de nuevo.',
  },
  banned: {
    ban: ({ kind, until, reason }) => {
      const what = kind === 'player' ? 'Se te ha cerrado este servidor' : 'Este servidor se ha cerrado a tu dirección';
      return `${what} ${until === null ? 'para siempre' : `hasta el ${until} UTC`}: ${reason}`;
    },
  },
  gone: {
    address: 'No hay nada en esta dirección.',
    report: 'No hay ninguna denuncia abierta así.',
    player: 'Esa persona no existe.',
    ban: 'Nadie está vetado así.',
    passkey: 'No tienes esa llave de acceso.',
  },
};
