// Spanish texts of sealed deals and their verification.
import type { FairnessWords } from '../../en/features/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Rondas selladas',
  back: 'Volver',
  sealed: {
    title: 'Esta ronda está sellada.',
    lead: 'El servidor cerró su secreto antes de que ningún jugador añadiera otro. Al acabar la partida lo muestra, y esta página lo comprueba todo.',
  },
  verified: {
    title: (players: number): string =>
      players === 0
        ? 'Verificada. No se repartieron cartas.'
        : players === 1
          ? 'Verificada, con el secreto de 1 jugador.'
          : `Verificada, con los secretos de ${players} jugadores.`,
    lead: 'En cada ronda, al menos esos jugadores tenían su secreto cerrado antes de que se abriera ninguno. El servidor solo podía elegir las cartas si todos ellos lo ayudaban. Si no, solo podía hacer que una ronda se sorteara otra vez, y aquí se cuenta cada sorteo.',
  },
  serverOnly: {
    title: 'Coherente, pero solo contó el secreto del servidor.',
    lead: (deals: string, n: number): string =>
      n === 1
        ? `En la ronda ${deals} no contó el secreto de ningún jugador: el servidor podía elegir las cartas por sí solo.`
        : `En las rondas ${deals} no contó el secreto de ningún jugador: el servidor podía elegir las cartas por sí solo.`,
  },
  oldProtocol: {
    title: 'Protocolo antiguo: las cartas coinciden con el sello.',
    lead: 'Esta partida se selló con un protocolo anterior. El servidor podía dejar fuera secretos después de verlos, y elegir así entre varias barajas. Solo se nota en que un jugador no añadió nada o no abrió.',
  },
  broken: {
    title: 'Rota: las cartas no coinciden con el sello.',
    lead: 'Algo se cambió en esta prueba, o las cartas se repartieron de otro modo que como se sellaron. Lo que no cuadra está en rojo; guarda la prueba para mostrarlo.',
  },
  empty: {
    title: 'Comprueba cómo se repartieron las cartas.',
    lead: 'Una partida con rondas selladas tiene una prueba: un archivo que muestra de qué secretos salieron las cartas. Se comprueba en este dispositivo y no se envía a ninguna parte.',
  },
  decks: (n: number): string => (n === 1 ? 'Pudo salir una sola baraja.' : `Pudieron salir ${n} barajas.`),
  beacon: {
    missed: 'El número aleatorio público no llegó a tiempo y no está en esta ronda.',
    checked: 'En esta ronda hay un número aleatorio público, y su firma es válida.',
    unchecked: 'En esta ronda hay un número aleatorio público. Su firma no se comprobó.',
    wrong: 'En esta ronda hay un número aleatorio público, pero su firma no es válida.',
  },
  noticed: {
    title: 'Lo que notó este dispositivo',
    details: 'Ver detalles',
    'not-asked': (deal: number): string =>
      `Estabas en la mesa, pero el servidor no te pidió ningún secreto para la ronda ${deal}.`,
    'left-out': (deal: number): string =>
      `Tu secreto de la ronda ${deal} se cerró a tiempo, pero el servidor no lo cuenta.`,
    'not-opened': (deal: number): string =>
      `Tu secreto de la ronda ${deal} se envió a tiempo, pero el servidor dice que llegó tarde.`,
    dropped: (deal: number): string => `El servidor tenía tu secreto de la ronda ${deal} y después lo dejó fuera.`,
    altered: (deal: number): string => `En tu asiento, la ronda ${deal} tiene un secreto que no es el tuyo.`,
    'early-round': (deal: number): string =>
      `Según el reloj de este dispositivo, el número aleatorio público de la ronda ${deal} ya se conocía cuando se cerraron los secretos.`,
    'late-void': (deal: number): string =>
      `Según el reloj de este dispositivo, un sorteo de la ronda ${deal} se declaró nulo cuando ya se conocía su número aleatorio público.`,
    unlike: (deal: number): string => `El sello de la ronda ${deal} no es el que este dispositivo vio en la mesa.`,
    redraws: (odd: number, attempts: number): string =>
      `En esta mesa fallan demasiados sorteos: ${odd} de ${attempts}, y ninguna conexión perdida lo explica.`,
    stalled: 'Una conexión que se atasca puede parecer lo mismo. Si se repite, pregunta a quien lleva el servidor.',
    clock: 'Comprueba primero el reloj.',
    rare: 'En una mesa honrada esto pasa en menos de 1 de cada 1000 partidas largas.',
  },
  contributors: {
    open: 'Aún no está fijado quién añade un secreto a esta ronda.',
    none: 'Ningún jugador añade un secreto a esta ronda: el servidor la sortea solo.',
    settled: (names: string): string => `Cuentan estos secretos, fijados antes de abrirse ninguno: ${names}.`,
    counted: (names: string): string => `Cuentan estos secretos: ${names}.`,
    own: { in: 'Tu secreto está dentro.', out: 'Tu secreto no está en esta ronda.' },
    voided: (draw: number, names: string): string => `El sorteo ${draw} es nulo y se repitió. Sin abrir: ${names}.`,
  },
  report: 'Denunciar este sello',
  choose: 'Elegir una prueba',
  drop: 'O suelta un archivo aquí.',
  tooLarge: 'Este archivo es demasiado grande para ser una prueba. Elige otro.',
  notRead: 'El navegador no pudo leer este archivo. Elígelo otra vez.',
  noProof: (place: string): string =>
    `Este archivo no es la prueba de una partida, o está dañado (en ${place}). Elige otro.`,
  fetching: 'Trayendo la prueba…',
  notFetched: 'No se pudo cargar la prueba. Mira la conexión e inténtalo otra vez.',
  tryAgain: 'Intentarlo otra vez',
  seal: 'Sello de esta ronda',
  steps: {
    server: 'Sellada por el servidor',
    seats: 'Cerrados y abiertos en la mesa',
    end: 'Abierta al acabar la partida',
  },
  opened: {
    yes: 'El secreto del servidor coincide con su sello, letra por letra.',
    no: 'El secreto del servidor no coincide con su sello.',
    later: 'El servidor muestra su secreto cuando acaba la partida.',
  },
  seat: (n: number): string => `Asiento ${n}`,
  added: {
    silent: 'no añadió nada',
    withheld: 'no abrió',
    wrong: 'abrió otra cosa',
    locked: 'cerrado',
    unasked: 'sin pedírselo',
    waiting: 'aún no',
  },
  bots: 'Los bots no añaden nada: los juega el servidor.',
  cards: 'Las cartas tal como se repartieron',
  rest: 'El resto',
  hidden: 'Las cartas siguen selladas hasta que acabe la partida.',
  checked: 'Comprobado en este dispositivo',
  failed: 'No cuadra',
  checking: 'Comprobando…',
  checks: {
    chain: 'Unida a todo lo anterior',
    server: 'El secreto del servidor coincide con su sello',
    seats: 'Cada uno abrió lo que había cerrado',
    attempts: 'Cada sorteo nulo está ahí, con su motivo',
    cut: 'Reparte quien salió en el sorteo',
    cards: 'Son las manos que dan los secretos',
    play: 'Cada carta jugada se había repartido',
    deck: 'Una baraja completa, o dos',
    deals: 'No falta ninguna ronda de la partida',
    end: 'El final corresponde a la última ronda y a quien ganó',
  },
  thrownIn: (name: string): string =>
    `Anulada por la regla a causa de las cartas de ${name} y repartida otra vez con el mismo sello.`,
  bound: 'Lo que sigue está unido a ella:',
  day: {
    title: 'Los sellos del día',
    unasked: 'No se pudo preguntar al servidor por los sellos del día.',
    later: (day: string): string =>
      `El servidor da los sellos del ${day} cuando ese día acaba, en UTC. Vuelve a mirar entonces.`,
    none: 'Este servidor no hizo ese sello: la ronda se selló en otra parte, o su sello se dejó fuera.',
    wrong: (day: string): string => `Este sello no lleva a la raíz que el servidor da para el ${day}.`,
    among: (place: number, count: number, day: string): string =>
      `Este sello es el número ${place} de los ${count} que el servidor hizo el ${day}. Una raíz los une todos:`,
    proves:
      'Comprobado en este dispositivo. Quien anotó esta raíz sabe que desde entonces no se cambió, añadió ni quitó ningún sello de ese día.',
    hides:
      'No muestra que a otros se les diera la misma raíz: compárala con la suya. Tampoco que esté una ronda cuyo sello nadie guardó.',
  },
  again: 'Comprobar otra vez',
  copy: 'Copiar la prueba',
  how: 'Cómo se sella',
  before: 'Ronda anterior',
  next: 'Ronda siguiente',
  works: {
    steps: [
      'Antes de una ronda el servidor saca un secreto y publica su huella, el sello.',
      'El dispositivo de cada jugador de la mesa saca un secreto propio y publica la huella de ese.',
      'El servidor fija qué secretos cuentan y lo dice a todos. Solo entonces abren los dispositivos los suyos.',
      'Si se abren todos, ellos y el del servidor hacen el orden de la baraja. Si falta uno, el sorteo es nulo y todos sacan secretos nuevos, sin ese jugador. Tras tres sorteos nulos reparte el secreto del servidor solo, y la prueba lo dice.',
      'Al acabar la partida el servidor abre sus secretos, y cualquiera puede repartir con ellos las mismas cartas.',
    ],
    shows: 'Lo que muestra',
    shown: [
      'Las manos salen de estos secretos, y cada carta jugada sale de estas manos.',
      'Si uno de los jugadores cuyos secretos cuentan fue honrado, el servidor no podía elegir las cartas. Solo podía hacer que se sortearan otra vez.',
      'Cuántas barajas pudieron salir: una, y otra más por cada sorteo nulo.',
      'No falta ninguna ronda, y ninguna se cambió una vez empezada la siguiente.',
    ],
    hides: 'Lo que no muestra',
    hidden: [
      'Que el servidor no mire las manos, o no se lo diga a nadie. Él reparte, así que las conoce.',
      'Que ningún sorteo se anulara a propósito. El servidor ve las cartas primero: solo, o con ayuda de un jugador, podría rechazar una baraja. Por eso cada sorteo nulo muestra quién no abrió, y este dispositivo te avisa si son demasiados.',
      'Que los jugadores no estén todos de acuerdo con el servidor. Juntos pueden elegir las cartas.',
      'Que nadie eligiera las cartas donde solo contó el secreto del servidor: él podía. Las cartas de una partida así no puntúan.',
      'Que se siguieran las reglas: quién tenía que seguir el palo, quién se llevó qué, los puntos.',
      'Que los sellos de la prueba sean los que se dijeron en la mesa. Este dispositivo compara los que vio, y te avisa si tu propio secreto falta, llega tarde o está cambiado.',
    ],
  },
};
