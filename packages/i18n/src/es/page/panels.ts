// Spanish texts of dialogs over the table: menu, rule topics, leaving.
export const topics: Readonly<Record<string, string>> = {
  aim: 'Objetivo',
  seats: 'Jugadores',
  cards: 'Cartas',
  deal: 'Reparto',
  pass: 'Pase',
  charging: 'Cartas destapadas',
  auction: 'Subasta',
  opening: 'Apertura',
  following: 'Seguir el palo',
  'first trick': 'Primera baza',
  leading: 'Salida',
  'breaking hearts': 'Romper los corazones',
  'winning tricks': 'Ganar bazas',
  'wild cards': 'Comodines',
  laying: 'Poner cartas',
  bouts: 'Lances',
  redeal: 'Cartas nuevas',
  kitty: 'Cartas que sobran',
  stock: 'Mazo',
  points: 'Puntos',
  moon: 'Alcanzar la luna',
  score: 'Marcador',
  wraps: 'Saltos del total',
  end: 'Fin de la partida',
  sources: 'Fuentes',
};

export const menu = {
  title: 'Menú',
  undo: 'Deshacer mi última acción',
  hint: 'Pista',
  last: 'Última baza',
  lastBout: 'Último lance',
  scores: 'Marcador',
  counted: 'no si la partida cuenta',
  onlyYou: 'solo la ves tú',
  fairness: '¿Fue limpio el reparto?',
  rules: 'Reglas',
  home: 'Inicio',
};

export const leave = {
  title: '¿Dejar la mesa?',
  text: 'Se queda como está y te espera en el inicio.',
  stay: 'Quedarme',
  go: 'Dejarla',
};

export const quick = { counts: 'Qué cuenta', ranks: 'De mayor a menor', trumps: 'triunfo' };
