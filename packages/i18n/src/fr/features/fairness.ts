// French texts of sealed deals and their verification.
import type { FairnessWords } from '../../en/features/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Donnes scellées',
  back: 'Retour',
  sealed: {
    title: 'Cette donne est scellée.',
    lead: 'Le serveur a verrouillé son secret avant qu’aucun joueur en ajoute un. Après la partie, il le montre, et cette page vérifie tout.',
  },
  verified: {
    title: (players: number): string =>
      players === 0
        ? 'Vérifié. Aucune carte n’a été donnée.'
        : players === 1
          ? 'Vérifié, avec le secret de 1 joueur.'
          : `Vérifié, avec les secrets de ${players} joueurs.`,
    lead: 'À chaque donne, les secrets d’au moins autant de joueurs étaient verrouillés avant qu’un seul soit ouvert. Le serveur ne pouvait choisir les cartes que si tous ces joueurs l’aidaient. Sinon, il pouvait seulement faire refaire un tirage, et chaque tirage est compté ici.',
  },
  serverOnly: {
    title: 'Cohérent, mais seul le secret du serveur a compté.',
    lead: (deals: string, n: number): string =>
      n === 1
        ? `À la donne ${deals}, aucun secret de joueur n’a compté : le serveur seul pouvait choisir les cartes.`
        : `Aux donnes ${deals}, aucun secret de joueur n’a compté : le serveur seul pouvait choisir les cartes.`,
  },
  oldProtocol: {
    title: 'Ancien protocole : les cartes correspondent au scellé.',
    lead: 'Cette partie a été scellée selon un protocole antérieur. Le serveur pouvait laisser de côté des secrets après les avoir vus, et choisir ainsi entre plusieurs paquets. Cela ne se voit qu’à un joueur qui n’a rien ajouté ou n’a pas ouvert.',
  },
  broken: {
    title: 'Rompu : les cartes ne correspondent pas au scellé.',
    lead: 'Quelque chose a été changé dans cette preuve, ou les cartes ont été données autrement qu’elles n’étaient scellées. Ce qui ne va pas est en rouge ; garde la preuve pour le montrer.',
  },
  empty: {
    title: 'Vérifie comment les cartes ont été données.',
    lead: 'Une partie aux donnes scellées a une preuve : un fichier qui montre de quels secrets viennent les cartes. Il est vérifié sur cet appareil et n’est envoyé nulle part.',
  },
  decks: (n: number): string => (n === 1 ? 'Un seul paquet pouvait être tiré.' : `${n} paquets pouvaient être tirés.`),
  beacon: {
    missed: 'Le nombre aléatoire public n’est pas arrivé à temps ; il n’est pas dans cette donne.',
    checked: 'Un nombre aléatoire public est dans cette donne, et sa signature est bonne.',
    unchecked: 'Un nombre aléatoire public est dans cette donne. Sa signature n’a pas été vérifiée.',
    wrong: 'Un nombre aléatoire public est dans cette donne, mais sa signature est fausse.',
  },
  noticed: {
    title: 'Ce que cet appareil a remarqué',
    details: 'Voir les détails',
    'not-asked': (deal: number): string =>
      `Tu étais à la table, mais le serveur ne t’a demandé aucun secret pour la donne ${deal}.`,
    'left-out': (deal: number): string =>
      `Ton secret pour la donne ${deal} était verrouillé à temps, mais le serveur ne le compte pas.`,
    'not-opened': (deal: number): string =>
      `Ton secret pour la donne ${deal} est parti à temps, mais le serveur dit qu’il est arrivé trop tard.`,
    dropped: (deal: number): string => `Le serveur avait ton secret pour la donne ${deal}, puis l’a laissé de côté.`,
    altered: (deal: number): string => `À ta place, la donne ${deal} porte un secret qui n’est pas le tien.`,
    'early-round': (deal: number): string =>
      `D’après l’horloge de cet appareil, le nombre aléatoire public de la donne ${deal} était déjà connu quand les secrets ont été verrouillés.`,
    'late-void': (deal: number): string =>
      `D’après l’horloge de cet appareil, un tirage de la donne ${deal} a été déclaré nul alors que son nombre aléatoire public était déjà connu.`,
    unlike: (deal: number): string => `Le scellé de la donne ${deal} n’est pas celui que cet appareil a vu à la table.`,
    redraws: (odd: number, attempts: number): string =>
      `À cette table, trop de tirages échouent : ${odd} sur ${attempts}, et aucune connexion perdue ne l’explique.`,
    stalled:
      'Une connexion qui se bloque peut donner la même chose. Si cela se reproduit, demande à l’exploitant du serveur.',
    clock: 'Vérifie d’abord l’horloge.',
    rare: 'À une table honnête, cela arrive dans moins d’une longue partie sur 1000.',
  },
  contributors: {
    open: 'On ne sait pas encore qui ajoute un secret à cette donne.',
    none: 'Aucun joueur n’ajoute de secret à cette donne : le serveur tire seul.',
    settled: (names: string): string => `Ces secrets comptent, fixés avant qu’un seul soit ouvert : ${names}.`,
    counted: (names: string): string => `Ces secrets comptent : ${names}.`,
    own: { in: 'Ton secret en fait partie.', out: 'Ton secret ne fait pas partie de cette donne.' },
    voided: (draw: number, names: string): string =>
      `Le tirage ${draw} est nul et a été refait. N’ont pas ouvert : ${names}.`,
  },
  report: 'Signaler ce scellé',
  choose: 'Choisir une preuve',
  drop: 'Ou dépose un fichier ici.',
  tooLarge: 'Ce fichier est trop grand pour une preuve. Choisis-en un autre.',
  notRead: 'Le navigateur n’a pas pu lire ce fichier. Choisis-le encore une fois.',
  noProof: (place: string): string =>
    `Ce fichier n’est pas la preuve d’une partie, ou il est abîmé (à ${place}). Choisis-en un autre.`,
  fetching: 'La preuve arrive…',
  notFetched: 'La preuve n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  tryAgain: 'Réessayer',
  seal: 'Scellé de cette donne',
  steps: {
    server: 'Scellée par le serveur',
    seats: 'Verrouillés et ouverts à la table',
    end: 'Ouverte après la partie',
  },
  opened: {
    yes: 'Le secret du serveur correspond à son scellé, lettre pour lettre.',
    no: 'Le secret du serveur ne correspond pas à son scellé.',
    later: 'Le serveur montre son secret à la fin de la partie.',
  },
  seat: (n: number): string => `Place ${n}`,
  added: {
    silent: 'n’a rien ajouté',
    withheld: 'n’a pas ouvert',
    wrong: 'a ouvert autre chose',
    locked: 'verrouillé',
    unasked: 'non sollicité',
    waiting: 'pas encore',
  },
  bots: 'Les robots n’ajoutent rien : c’est le serveur qui les joue.',
  cards: 'Les cartes telles que données',
  rest: 'Le reste',
  hidden: 'Les cartes restent scellées jusqu’à la fin de la partie.',
  checked: 'Vérifié sur cet appareil',
  failed: 'Ne va pas',
  checking: 'Vérification…',
  checks: {
    chain: 'Liée à tout ce qui précède',
    server: 'Le secret du serveur correspond à son scellé',
    seats: 'Chacun a ouvert ce qu’il avait verrouillé',
    attempts: 'Chaque tirage nul y est, avec sa raison',
    cut: 'Le donneur est celui qui a été tiré',
    cards: 'Ce sont les mains que donnent les secrets',
    play: 'Chaque carte jouée avait été donnée',
    deck: 'Un jeu complet, ou deux',
    deals: 'Aucune donne de la partie ne manque',
    end: 'La fin correspond à la dernière donne et aux gagnants',
  },
  thrownIn: (name: string): string =>
    `Annulée selon la règle à cause de la main de ${name}, puis redonnée à partir du même scellé.`,
  bound: 'La suite y est liée :',
  day: {
    title: 'Les scellés du jour',
    unasked: 'Le serveur n’a pas pu être interrogé sur les scellés du jour.',
    later: (day: string): string =>
      `Le serveur donne les scellés du ${day} quand ce jour est fini, en UTC. Regarde encore à ce moment-là.`,
    none: 'Ce serveur n’a pas fait ce scellé : la donne a été scellée ailleurs, ou son scellé a été laissé de côté.',
    wrong: (day: string): string => `Ce scellé ne mène pas à la racine que le serveur donne pour le ${day}.`,
    among: (place: number, count: number, day: string): string =>
      `Ce scellé est le numéro ${place} des ${count} que le serveur a faits le ${day}. Une racine les lie tous :`,
    proves:
      'Vérifié sur cet appareil. La personne qui a noté cette racine sait que depuis, aucun scellé de ce jour n’a été changé, ajouté ou retiré.',
    hides:
      'Cela ne montre pas que d’autres ont reçu la même racine : compare-la avec la leur. Ni qu’une donne s’y trouve dont personne n’a gardé le scellé.',
  },
  again: 'Vérifier encore',
  copy: 'Copier la preuve',
  how: 'Comment on scelle',
  before: 'Donne d’avant',
  next: 'Donne suivante',
  works: {
    steps: [
      'Avant une donne, le serveur tire un secret et publie son empreinte, le scellé.',
      'L’appareil de chaque joueur à la table tire son propre secret et en publie l’empreinte.',
      'Le serveur fixe quels secrets comptent et le dit à tous. Alors seulement, les appareils ouvrent le leur.',
      'Si tous sont ouverts, ils font avec celui du serveur l’ordre du paquet. S’il en manque un, le tirage est nul, et tous tirent de nouveaux secrets, sans ce joueur. Après trois tirages nuls, le secret du serveur donne seul, et la preuve le dit.',
      'Après la partie, le serveur ouvre ses secrets, et chacun peut redonner les mêmes cartes à partir d’eux.',
    ],
    shows: 'Ce que cela montre',
    shown: [
      'Les mains viennent de ces secrets, et chaque carte jouée vient de ces mains.',
      'Si un des joueurs dont les secrets comptent était honnête, le serveur ne pouvait pas choisir les cartes. Il pouvait seulement les faire tirer de nouveau.',
      'Combien de paquets pouvaient être tirés : un, et un de plus par tirage nul.',
      'Aucune donne ne manque, et aucune n’a été changée une fois la suivante commencée.',
    ],
    hides: 'Ce que cela ne montre pas',
    hidden: [
      'Que le serveur ne regarde pas les mains, ou ne le dit à personne. Il donne, donc il les connaît.',
      'Qu’aucun tirage n’a été rendu nul exprès. Le serveur voit les cartes d’abord : seul, ou avec l’aide d’un joueur, il pourrait refuser un paquet. C’est pourquoi chaque tirage nul montre qui n’a pas ouvert, et cet appareil t’avertit s’il y en a trop.',
      'Que les joueurs ne sont pas tous de mèche avec le serveur. Ensemble, ils peuvent choisir les cartes.',
      'Que personne n’a choisi les cartes là où seul le secret du serveur a compté : lui le pouvait. Les cartes d’une telle partie ne sont pas classées.',
      'Que les règles ont été suivies : qui devait fournir, qui a pris quoi, les points.',
      'Que les scellés de la preuve sont ceux qui ont été dits à la table. Cet appareil compare ceux qu’il a vus, et t’avertit si ton propre secret manque, arrive trop tard ou est changé.',
    ],
  },
};
