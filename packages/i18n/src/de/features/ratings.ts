// German texts of ratings and leaderboards.
import type { RatingsWords } from '../../en/features/ratings.ts';

const matches = (n: number): string => (n === 1 ? '1 Partie' : `${n} Partien`);

export const ratings: RatingsWords = {
  title: 'Wertungen',
  back: 'Zurück',
  loading: 'Der Server wird gefragt …',
  lead: 'Eine Wertung sagt, wie stark jemand wohl spielt und wie wenig man davon weiß: In 19 von 20 Fällen liegt der wahre Wert innerhalb des ±. Alle beginnen bei 1.500\u00A0±\u00A01.000.',
  counts:
    'Gewertet wird eine Partie an einem Tisch, an den alle kommen dürfen, wenn der Gastgeber es so wählt und mindestens zwei Menschen sie zu Ende spielen. Wer seinen Platz für immer verlässt, wird Letzter.',
  yours: 'Deine Wertungen',
  of: name => `Wertungen von ${name}`,
  gone: 'Jemand',
  none: 'Du hast noch keine gewertete Partie gespielt. Öffne einen Tisch für alle und wähle „Gewertet“, oder geh an einen, der so gekennzeichnet ist.',
  noneOf: 'Bisher keine gewertete Partie.',
  matches,
  story: (n, change) => (n === 1 ? `${change} in der ersten Partie` : `${change} in den letzten ${n} Partien`),
  plot: 'Wertung nach jeder Partie, mit ihrer Unsicherheit',
  asTable: 'Als Tabelle',
  match: 'Partie',
  date: 'Datum',
  rating: 'Wertung',
  change: 'Änderung',
  board: 'Die Stärksten',
  boardNote: n =>
    `Hier steht, wer nach diesen Regeln mindestens ${matches(n)} gespielt hat, geordnet danach, was sicher ist: die Wertung ohne ihr ±.`,
  rules: 'Regeln',
  rulesOf: (title, players) => `${title} (${players})`,
  changes: 'Was geändert ist',
  changesNone: 'Mit der üblichen Spielerzahl lautet keine Regel anders.',
  changesUnknown: 'Was an diesen Regeln geändert ist, ist nicht mehr bekannt.',
  nobody: 'Nach diesen Regeln hat noch niemand genug gewertete Partien gespielt.',
  nobodyAtAll: 'Auf diesem Server hat noch niemand eine gewertete Partie gespielt.',
  place: 'Platz',
  name: 'Name',
  you: 'Du',
  played: 'Partien',
  surely: 'Mindestens',
};
