// French texts about continuing from a point of a match.
import type { Catalog } from '@moonshot/rules/words';
import type { fork as en } from '../../../en/features/online/fork.ts';

export const fork: Catalog<typeof en> = {
  title: 'Continuer entre amis',
  from: (name, deal) => `${name}, d’un point de la donne ${deal}.`,
  ends: 'Vous jouez cette donne jusqu’au bout. Les amis viennent par un lien, et des robots prennent les places restées libres.',
  known:
    'Toute personne qui a parcouru cette partie en connaît les cartes, toi aussi peut-être : dis-le à tes amis. Ici rien n’est scellé, et rien ne compte pour le classement ni pour les statistiques.',
  seat: 'Ta place',
  other: 'Ouvrir plutôt une autre table',
  rule: deal =>
    `Chaque partie commence ici au milieu de la donne ${deal} d’une autre, déjà jouée, et finit avec cette donne. Toute personne qui a vu l’autre connaît ces cartes : rien n’est scellé, et rien n’est classé.`,
};
