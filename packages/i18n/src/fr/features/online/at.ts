// French texts at a table on a server: the connection, pauses and votes, and the next deal.

import type { Catalog } from '@moonshot/rules/words';
import type { at as en } from '../../../en/features/online/at.ts';

const demander = (name: string | null): string => (name === null ? 'Tu demandes' : `${name} demande`);
const apres = (n: number): string => ['', ' et la carte jouée après'][n] ?? ` et les ${n} cartes jouées après`;

export const at: Catalog<typeof en> = {
  compare: 'Voir ce qu’ont fait les autres',
  lost: 'Connexion perdue. Reconnexion…',
  elsewhere: 'Tu joues dans une autre fenêtre.',
  here: 'Jouer ici',
  banned: 'Ce serveur t’est fermé.',
  old: 'Le serveur parle un Moonshot plus récent. Recharge la page.',
  reload: 'Recharger',
  awaited: 'absent, bientôt un robot',
  botIn: (seconds: number): string => `robot dans ${seconds} s`,
  awaitedFor: (seconds: number): string => `absent, un robot joue dans ${seconds} s`,
  playsFor: (name: string, seconds: number): string => `Un robot joue pour ${name} dans ${seconds} s`,
  standIn: 'un robot joue',
  soon: (name: string): string => `Tu joues à partir de la prochaine donne et remplaces ${name}.`,
  onlyWatch: 'Seulement regarder',
  sitNext: 'S’asseoir à la prochaine donne',
  standsIn: 'Un robot joue pour toi.',
  takeBack: 'Reprendre ma place',
  answered: {
    time: 'Ton temps est écoulé.',
    away: 'Un robot a joué pour toi pendant ton absence.',
    passed: (cards: string, n: number): string => `${n === 1 ? 'Carte passée' : 'Cartes passées'} pour toi : ${cards}.`,
    played: (cards: string, n: number): string => `${n === 1 ? 'Carte jouée' : 'Cartes jouées'} pour toi : ${cards}.`,
    other: 'La table a répondu pour toi.',
  },
  stays: 'Ta place reste la tienne. Bientôt un robot joue pour toi jusqu’à ton retour.',
  pausedBy: (name: string | null): string =>
    name === null ? 'Tu as mis la table en pause.' : `${name} a mis la table en pause.`,
  paused: 'La table est en pause.',
  goOn: 'Continuer',
  asks: {
    pause: (name: string | null): string => `${demander(name)} une pause.`,
    end: (name: string | null): string => `${demander(name)} la fin de la partie.`,
    undo: (name: string | null, card: string, later: number): string =>
      `${demander(name)} à reprendre ${card}${apres(later)}.`,
    undoStep: (name: string | null): string =>
      `${demander(name)} à reprendre ${name === null ? 'ton' : 'son'} dernier coup et tout ce qui a suivi.`,
  },
  agreed: (n: number, needed: number): string => `${n} voix sur ${needed} nécessaires.`,
  withdraw: 'Retirer la demande',
  next: 'La donne suivante',
  looks: 'regarde les scores',
  areReady: (names: string, n: number): string => `${names} ${n === 1 ? 'est prêt' : 'sont prêts'}.`,
  nextIn: (seconds: number): string => `Donne suivante dans ${seconds} s`,
  hands: 'Voir les mains',
  agree: 'D’accord',
  not: 'Pas maintenant',
  left: (seconds: number): string => `${seconds} s`,
  yourTime: (seconds: number): string => `Il te reste ${seconds} s`,
  again: (name: string): string => `${name} veut une autre partie.`,
};
