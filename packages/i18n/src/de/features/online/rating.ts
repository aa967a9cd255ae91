// German texts about ratings at a table.
import type { Catalog } from '@moonshot/rules/words';
import type { rating as en } from '../../../en/features/online/rating.ts';

export const rating: Catalog<typeof en> = {
  title: 'Wertungen',
  rated: 'Wertung',
  ratedOf: { no: 'Zum Spaß', yes: 'Gewertet' },
  note: 'Eine Partie zählt, wenn sie zu Ende gespielt wird und mindestens zwei Menschen sie begonnen haben. Wer seinen Platz für immer verlässt, wird Letzter. Die Uhr zählt in Sekunden, nicht in Tagen.',
  onlyOpen: 'Gewertet wird nur an Tischen, an die alle kommen dürfen.',
  rule: 'Gewertet: Eine Partie, die zu Ende gespielt wird, ändert die Wertung derer, die sie begonnen haben. Wer seinen Platz für immer verlässt, wird Letzter.',
  counted:
    'Sobald die Partie begonnen hat, ändert sich am Tisch nichts mehr. Es gibt keine Tipps, und nichts wird zurückgenommen; früher enden oder pausieren kann sie nur, wenn alle zustimmen.',
  programs: 'Selbst geschriebene Programme',
  programsOf: { yes: 'Von allen', no: 'Nur vom Gastgeber' },
  programsNote:
    'Für Leute, die programmieren: Ein Programm kann am Tisch mitspielen und zeigt den Namen seines Besitzers. Wenn du keines kennst, lass es so. Bei gewerteten Partien und Ligapartien bringen die Spieler am Tisch keines mit, andere höchstens eines.',
  programsRule: 'Spieler dürfen Programme mitbringen. Jedes zeigt den Namen des Spielers, der es mitgebracht hat.',
  broughtBy: name => `ein Programm von ${name}`,
  mark: 'gewertet',
  newcomer: 'noch ohne Wertung',
  result: 'Wertungen nach dieser Partie',
  waiting: 'Die Wertungen werden berechnet …',
  none: 'Diese Partie hat keine Wertung geändert: Sie wurde nicht zu Ende gespielt, weniger als zwei Menschen haben sie begonnen, oder in einer Runde zählte kein Geheimnis vom Tisch.',
  whyLast: {
    left: name =>
      name === undefined
        ? 'Du hast deinen Platz verlassen und wirst deshalb Letzter.'
        : `${name} hat den Platz verlassen und wird deshalb Letzter.`,
    silent: name =>
      name === undefined
        ? 'Du hast für eine Runde kein Geheimnis gegeben. Das zählt wie Gehen, deshalb wirst du Letzter.'
        : `${name} hat für eine Runde kein Geheimnis gegeben. Das zählt wie Gehen und gibt den letzten Platz.`,
  },
  known: value => `Wertung ${value}`,
  leagues: 'Ligen',
  leagueRule:
    'Dieser Tisch spielt für eine Liga: Die Partie zählt für ihre Mitglieder, und die Regeln bleiben, wie sie sind.',
  seeLeague: 'Zur Liga',
};
