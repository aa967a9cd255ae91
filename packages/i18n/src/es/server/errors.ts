// The server's refusals in Spanish, by code.
import { sentenceOf } from '@moonshot/rules/explain';
import type { ApiErrorWords } from '../../en/server/errors.ts';
import { sheet } from '../sheet.ts';

export const errors: ApiErrorWords = {
  unreadable: {
    message: why => `Este mensaje no se puede leer. ${why}.`,
    request: why => `Esta petición no se puede leer: ${why}`,
    path: 'No se encuentra esta dirección: su ruta debe escribirse de forma simple, como /api/tables.',
    oneHello: 'Cada conexión tiene un solo saludo.',
    network: 'Hace falta una dirección, o una red como 10.1.0.0/16.',
  },
  'too-many': {
    work: 'El servidor ya ha hecho por ti todo lo que puede en tan poco tiempo. Espera un poco.',
    jobs: 'Ya tienes pendiente de comprobar todo lo que se permite. Espera a que termine una parte.',
    leagues: 'Estás en tantas ligas como puedes. Deja una de ellas.',
    imports: 'Guardas tantas partidas de fuera como puedes.',
    importBytes: 'Hoy ya has traído de fuera tanto como puedes. Inténtalo más tarde.',
    contests: 'Has creado tantos concursos como puedes. Espera a que acabe alguno.',
    entries: most => `No puedes entrar en otro concurso: te quedan ${most} sin terminar. Termina primero uno de ellos.`,
    messages: 'Envías demasiado de una vez.',
    requests: minutes => `Han sido demasiadas veces. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    tables: most =>
      `No puedes tener más mesas: ${most} de las tuyas no han terminado. Termina una, o cédesela a alguien.`,
    theirTables: most =>
      `Esa persona no puede quedarse con la mesa: ${most} de las suyas no han terminado. Antes tiene que acabar una.`,
    bots: most => `Esta mesa tiene sitio para ${most} bots de fuera, y ya están.`,
    blocks: 'Bloqueas a todas las personas que puedes bloquear.',
    passkeys: most => `Ya tienes ${most} llaves de acceso.`,
    reports: 'Ya has denunciado lo ocurrido en esta mesa tantas veces como puedes.',
    sockets: 'Hay demasiadas conexiones abiertas desde tu dirección.',
  },
  busy: {
    jobs: 'El servidor tiene demasiado que comprobar en este momento. Vuelve a intentarlo más tarde.',
    tables: 'El servidor no puede llevar más mesas. Inténtalo más tarde.',
    late: 'El servidor tiene demasiado que hacer para otra mesa. Inténtalo más tarde.',
    dumps: 'Ahora mismo se están leyendo demasiados días de los datos abiertos. Inténtalo más tarde.',
    sockets: 'El servidor no admite a más gente por ahora. Inténtalo más tarde.',
    codes: 'Hay demasiados códigos. Envía el enlace en su lugar.',
    hint: 'Demasiada gente quiere una pista en este momento. Pídela otra vez.',
  },
  'no-ticket': {
    session: 'Aquí todavía no eres nadie: hazte invitado, o muestra el secreto de uno.',
    secret: 'Nadie tiene aquí este secreto.',
    ticket: 'Este pase ya se usó, es demasiado viejo o nunca existió. Pide otro.',
    token: 'Este token fue retirado o nunca existió. Pide otro a quien lo creó.',
    page: 'Un pase es para una página, que dice su origen. Un programa saluda con un token.',
    player: 'Esta persona ya no está.',
    hello: 'Una conexión empieza con un saludo.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Este servidor habla las versiones ${oldest} a ${newest}. Recarga la página.`,
  },
  'no-table': {
    table: 'Esta mesa no existe, o su puerta no está abierta para ti.',
    closed: 'El operador de este servidor ha cerrado esta mesa.',
    removed: 'El anfitrión te ha quitado de esta mesa. Puedes volver con una invitación nueva.',
    watchers: 'Ya nadie mira en esta mesa.',
    invited: 'Esta mesa ya solo está abierta a las personas invitadas.',
    code: 'Ninguna mesa tiene este código, o ya no.',
  },
  'table-full': {
    league: 'Esta liga está completa, o estás en tantas ligas como puedes.',
    watchers: 'En esta mesa ya miran todas las personas que caben.',
    contest: 'A este concurso ha venido tanta gente como cabe.',
  },
  'not-seated': {
    watching: 'Estás mirando esta partida; no tienes asiento en ella.',
    noSeat: 'No tienes asiento en esta mesa.',
    talk: 'Solo quienes están sentados a la mesa pueden hablar en ella.',
    bring: 'Solo quienes están sentados a la mesa pueden traer un bot.',
  },
  'not-host': {
    host: 'Solo puede hacerlo el anfitrión.',
    organiser: 'Solo quien ha hecho el torneo puede empezarlo.',
    league: 'Eso solo puede hacerlo el dueño de la liga.',
  },
  'not-now': {
    counted:
      'Esta partida cuenta para la valoración o para una liga, así que nada cambia en la mesa hasta que termine.',
    leagueOver: 'Esta liga ha terminado.',
    begun: 'Este torneo ha empezado: ya nadie puede entrar ni salir.',
    few: 'Un torneo necesita al menos dos jugadores.',
    contestOver: 'Este concurso ha terminado: ya nadie puede entrar.',
    rated: 'Mientras se juega, no cambia si la partida puntúa.',
    clock: 'El tiempo para pensar se queda como está mientras se juega una partida.',
    gathering: 'Eso solo se puede antes de que empiece una partida.',
    noMatch: 'En esta mesa no ha empezado ninguna partida.',
    noTable: 'No estás en ninguna mesa.',
    noHint: 'No hay nada que aconsejar: la mesa no te pregunta nada ahora.',
    notOver: 'Esta partida aún no ha terminado.',
    bring: 'Un bot solo puede venir antes de que empiece una partida.',
    proof: 'No hay prueba de esta partida, o todavía no: sus secretos se conocen al final.',
    day: 'Ese día no ha terminado todavía, según el calendario UTC.',
  },
  'seat-taken': { seat: 'Ese asiento ya está ocupado.' },
  'not-allowed': {
    bots: 'El anfitrión no admite programas en esta mesa.',
    ratedBots:
      'Donde las partidas cuentan, el anfitrión tiene que admitir los programas: quien está sentado no trae ninguno y los demás, uno como mucho.',
    ratedHints: 'En una partida que cuenta para la valoración o para una liga no hay pistas.',
    longWork: seconds => `Comprobar esto lleva más de los ${seconds} segundos disponibles. Envía algo más corto.`,
    league: 'Esta mesa juega para una liga, así que sus reglas quedan como están.',
    member: 'Solo los miembros de la liga abren una mesa para ella. Entra primero.',
    fixed: 'Otras personas juegan los mismos repartos, así que aquí no se cambia nada ni se dan pistas.',
    forked: 'Esta mesa sigue otra partida desde un punto, así que su juego queda como está.',
    forkRated: 'Puede que alguien conozca estas cartas, así que aquí nada puntúa.',
    putOut: 'El dueño de esta liga te ha excluido.',
    noMember: 'Solo se puede excluir a otra persona que esté en la liga.',
    imported: 'Esta partida se jugó en otro sitio, así que aquí no continúa. Abre una mesa nueva.',
    played: 'Solo se puede borrar una partida traída de otro sitio: esta es también de quienes la jugaron.',
    ratedOpen: 'Solo puntúan las mesas a las que puede venir cualquiera.',
    ratedDays:
      'Una partida puntuada necesita un reloj en segundos. Con días para cada respuesta, un jugador podría bloquearla durante semanas.',
    watchers: 'Nadie mira en esta mesa.',
    report: 'Solo puedes denunciar a otras personas que están contigo en la mesa.',
    empty: 'Ahí no hay nada que leer.',
    noBot: 'Ahí no se sienta ningún bot de fuera.',
    noSeat: 'Ese asiento no existe en esta mesa.',
    noLevel: 'Ese bot no existe.',
    muted: 'El operador de este servidor ha desactivado el texto libre en esta mesa.',
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
    ...sheet.titles,
    reserved: 'Un nombre no puede ser el de un bot ni el de quien lleva el servidor.',
  },
  'bad-passkey': {
    unknown: 'Nadie tiene aquí esta llave de acceso. Crea una donde ya hayas entrado.',
    wrong: 'No es la llave de acceso que se pedía.',
    known: 'Esta llave de acceso ya guarda una cuenta.',
    copied: 'Esta llave de acceso se usó después en otro lugar, como haría una copia. Entra con otra.',
  },
  'stale-passkey': { challenge: 'Ha tardado demasiado, o ya se hizo. Empieza de nuevo.' },
  'stale-sign-in': {
    account:
      'Inicia sesión otra vez: solo quien lo ha hecho en los últimos diez minutos puede cambiar cómo se entra en esta cuenta, o borrarla.',
  },
  'bad-rules': {
    point: 'La partida no puede seguir desde ahí: ninguna respuesta viene después de ese punto de esa ronda.',
    leagueEnd: 'Una liga termina entre ahora y dentro de un año.',
    game: name => `No hay ningún juego llamado ${name}.`,
    further: (name, base) =>
      `El juego ${name} es uno de los otros: pide ${base} con los overrides que muestra «moonshot rules ${name} --json».`,
    sheet: errors => `Una mesa así no puede ser: ${errors.map(error => sentenceOf(error, sheet)).join('; ')}.`,
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
    round: 'De esa ronda no se dice nada, o no antes de que termine.',
    league: 'Esa liga no existe, o ya no.',
    contest: 'No existe ese concurso, o ya no.',
    dump: 'No hay datos abiertos de ese día.',
    address: 'No hay nada en esta dirección.',
    report: 'No hay ninguna denuncia abierta así.',
    player: 'Esa persona no existe.',
    ban: 'Nadie está vetado así.',
    passkey: 'No tienes esa llave de acceso.',
  },
};
