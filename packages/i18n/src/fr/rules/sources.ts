// French sentences about the sources of a game's rules: questions that no source answers, and rules left out
// here.
import type { RuleWords } from '@moonshot/rules/words';

export const sources: RuleWords['sources'] = {
  ours: 'Nous n’avons trouvé aucun texte des règles de ce jeu : elles sont les nôtres.',
  marks: { ours: 'nos propres règles', some: 'en partie non confirmé' },
  from: 'Source : ',
  unsettled: (open: readonly string[]): string =>
    open.length === 1 ? `Aucune source ne dit ${open.join('')}.` : `Aucune source ne dit : ${open.join(' ; ')}.`,
  open: {
    bids: 'jusqu’où on peut enchérir, ni ce qui se passe si personne n’enchérit',
    breaking: 'ce qui brise les cœurs',
    cancelled: 'qui prend un dernier pli où toutes les cartes s’annulent',
    deals: 'combien de donnes on joue',
    end: 'à quel total la partie se termine',
    exactTotals: 'quels totaux retombent',
    extraCards: 'combien de fois un pli peut refaire un tour',
    firstTrick: 'quelles cartes on peut jouer au premier pli',
    hands: 'combien de cartes chacun reçoit',
    jokerPlay: 'ce que fait un joker dans un pli',
    jokers: 'quels jokers sont dans le jeu de cartes',
    leads: 'avec quelles cartes on peut entamer',
    leftCards: 'ce que deviennent les cartes qui restent',
    lives: 'qui gagne si plusieurs joueurs ont encore des vies',
    moon: 'si l’on peut décrocher la lune, ni ce qu’elle vaut',
    moonCards: 'quelles cartes il faut pour décrocher la lune',
    opening: 'qui entame en premier, ni avec quelle carte',
    pack: 'quelles cartes on retire selon le nombre de joueurs',
    pass: 'comment on passe des cartes',
    pool: 'à qui va ce qui reste dans le pot à la fin',
    settling: 'comment les points d’une donne sont payés',
    showing: 'dans quel ordre on expose des cartes avant de jouer',
    threePlayers: 'comment on joue à trois',
    turn: 'si le tournant vaut pour tous à la fois',
  },
  others: {
    announced: 'Dans les sources, on peut annoncer qu’on prendra tout. Cela manque ici.',
    chips: 'Les sources règlent chaque donne à part, en jetons. Additionner les points est notre manière.',
    contracts: 'Les sources ne donnent pas toutes le même ordre des contrats.',
    leftOut: 'Certaines règles des sources manquent ici.',
    sameName: 'Un autre jeu de ce nom a d’autres cartes et d’autres points.',
    teamTotals: 'Les sources ne sont pas d’accord : les totaux des partenaires s’additionnent, ou non.',
    values: 'Les sources ne sont pas d’accord sur la valeur des cartes, ou ne la disent pas.',
  },
};
