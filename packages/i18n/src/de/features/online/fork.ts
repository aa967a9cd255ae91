// German texts about continuing from a point of a match.
import type { Catalog } from '@moonshot/rules/words';
import type { fork as en } from '../../../en/features/online/fork.ts';

export const fork: Catalog<typeof en> = {
  title: 'Mit Freunden weiterspielen',
  from: (name, deal) => `${name}, von einem Punkt der Runde ${deal} aus.`,
  ends: 'Ihr spielt diese Runde zu Ende. Freunde kommen über einen Link, und Bots nehmen die Plätze, die frei bleiben.',
  known:
    'Wer diese Partie durchgegangen ist, kennt ihre Karten, du vielleicht auch: Sag es deinen Freunden. Hier ist nichts versiegelt, und es zählt für keine Wertung und keine Statistik.',
  seat: 'Dein Platz',
  other: 'Lieber einen anderen Tisch öffnen',
  rule: deal =>
    `Jede Partie hier beginnt mitten in Runde ${deal} einer anderen, die schon gespielt wurde, und endet mit dieser Runde. Wer die andere gesehen hat, kennt diese Karten: Nichts ist versiegelt, und nichts wird gewertet.`,
};
