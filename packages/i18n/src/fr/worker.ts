// French messages of the table worker.
import type { WorkerWords } from '../en/worker.ts';
import { player } from './page/player.ts';

const SAFE = 'ce qui a été joué est enregistré dans ce navigateur';

const trouble: WorkerWords['trouble'] = {
  stopped: reason => `La table a dû s’arrêter (${reason}) ; ${SAFE}. Rouvre-la pour continuer.`,
  noHouseRules: 'Ce ne sont pas des règles maison, donc rien n’a été changé.',
  noTable: 'Aucune table n’est ouverte. Ouvres-en d’abord une.',
  gone: 'Cette table n’est pas enregistrée dans ce navigateur : impossible de l’ouvrir. Commences-en une autre.',
  cannotOpen: reason => `La table ne peut pas être ouverte, et rien n’a changé : ${reason}.`,
  cannotResume: reason =>
    `Cette table ne peut pas être ouverte (${reason}). Elle est gardée telle quelle ; commences-en une autre.`,
  notYours: 'Personne ne peut s’asseoir là : la place appartient à un robot. La table est gardée telle quelle.',
  noSuchGame: game => `il n’y a pas de jeu appelé ${game}`,
  noSuchPlayer: name => `il n’y a pas de robot appelé ${name}`,
  nobody: 'ta place doit être celle d’une personne',
  noRules: reason => `Ces règles ne peuvent pas être lues : ${reason}.`,
  oneTry: 'À la donne du jour, chacun a un seul essai : on n’y annule rien.',
  notAsked: 'Pas de conseil : ce n’est pas à toi de jouer.',
  blocked: reason =>
    `Ce navigateur n’enregistre rien (${reason}). Tu peux continuer, mais la table est perdue quand tu fermes la page.`,
  blockedByNewer:
    'Ce navigateur n’enregistre rien (ses tables viennent d’un Moonshot plus récent). Tu peux continuer, mais la table est perdue quand tu fermes la page.',
  full: 'Le stockage de ce navigateur est plein, la table n’est donc pas enregistrée. Tu peux continuer ; libère de la place, et elle le sera à ta prochaine carte.',
  savedAgain: 'La table est de nouveau enregistrée.',
  overtaken:
    'Un autre onglet a continué cette table pendant que celui-ci ne pouvait pas enregistrer ; c’est sa version qui compte.',
  notForgotten: reason => `La table n’a pas pu être supprimée (${reason}). Elle est toujours là.`,
  notCleared: reason => `Les statistiques n’ont pas pu être effacées (${reason}). Elles sont toujours là.`,
  notExported: reason =>
    `Tout n’a pas pu être lu (${reason}), aucun fichier n’a donc été créé. Rien n’est perdu ; recharge la page et réessaie.`,
  newer: 'Elle vient d’un Moonshot plus récent. Recharge la page pour l’obtenir.',
  unknownGame: game => `On y joue à ${game}, un jeu que ce Moonshot ne connaît pas.`,
  otherRules: (game, rules) => `On y joue à ${game} selon la version ${rules} de ses règles, que ce Moonshot n’a pas.`,
};

export const worker: WorkerWords = { trouble, player };
