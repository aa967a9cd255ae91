// Spanish sentences about the sources of a game's rules: questions that no source answers, and rules left out
// here.
import type { RuleWords } from '@moonshot/rules/words';

export const sources: RuleWords['sources'] = {
  ours: 'No hemos encontrado ningún texto con las reglas de este juego: son nuestras.',
  marks: { ours: 'reglas nuestras', some: 'en parte sin confirmar' },
  from: 'Fuente: ',
  unsettled: (open: readonly string[]): string =>
    open.length === 1 ? `Ninguna fuente dice ${open.join('')}.` : `Ninguna fuente dice: ${open.join('; ')}.`,
  open: {
    bids: 'cuánto se puede pujar ni qué pasa si nadie puja',
    breaking: 'qué rompe los corazones',
    cancelled: 'quién se lleva una última baza en la que se anulan todas las cartas',
    deals: 'cuántas rondas se juegan',
    end: 'con qué total termina la partida',
    exactTotals: 'qué totales retroceden',
    extraCards: 'cuántas veces puede dar otra vuelta una baza',
    firstTrick: 'qué cartas se pueden jugar en la primera baza',
    hands: 'cuántas cartas recibe cada uno',
    jokerPlay: 'qué hace un comodín en una baza',
    jokers: 'qué comodines hay en la baraja',
    leads: 'con qué cartas se puede salir',
    leftCards: 'qué pasa con las cartas que sobran',
    lives: 'quién gana si a varios les quedan vidas',
    moon: 'si hay luna ni cuánto vale',
    moonCards: 'qué cartas hacen falta para alcanzar la luna',
    opening: 'quién sale primero ni con qué carta',
    pack: 'qué cartas se quitan según el número de jugadores',
    pass: 'cómo se pasan las cartas',
    pool: 'quién se queda con lo que hay en el bote al final',
    settling: 'cómo se pagan los puntos de una ronda',
    showing: 'en qué orden se enseñan cartas antes de jugar',
    threePlayers: 'cómo se juega entre tres',
    turn: 'si la vuelta es para todos a la vez',
  },
  others: {
    announced: 'En las fuentes se puede anunciar que uno se lo llevará todo. Eso falta aquí.',
    chips: 'Las fuentes saldan cada ronda por separado, con fichas. Sumar los puntos es cosa nuestra.',
    contracts: 'Las fuentes no dan todas el mismo orden de los contratos.',
    leftOut: 'Aquí faltan algunas reglas de las fuentes.',
    sameName: 'Otro juego con este nombre tiene otras cartas y otros puntos.',
    teamTotals: 'Las fuentes no coinciden en si se suman los totales de los compañeros.',
    values: 'Las fuentes no coinciden en cuánto valen las cartas, o no lo dicen.',
  },
};
