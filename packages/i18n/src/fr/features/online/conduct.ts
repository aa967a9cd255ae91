// French texts about reports, blocks, table changes and programs.
import type { Catalog } from '@moonshot/rules/words';
import type { conduct as en } from '../../../en/features/online/conduct.ts';

export const conduct: Catalog<typeof en> = {
  blocked: {
    title: 'Personnes que tu bloques',
    note: 'Tu n’entends et ne lis rien des personnes bloquées, et elles ne peuvent pas s’asseoir à tes tables. Elles n’en savent rien.',
    none: 'Tu ne bloques personne.',
    gone: 'Quelqu’un qui est parti',
  },
  report: {
    title: name => `Signaler ${name}`,
    seal: 'Signaler ce scellé',
    what: 'De quoi s’agit-il ?',
    kinds: {
      words: 'Des mots blessants',
      name: 'Un nom choquant',
      cheating: 'De la triche, ou une entente secrète',
      stalling: 'Partir ou traîner exprès',
      other: 'Autre chose',
    },
    text: 'Avec tes mots, si tu veux',
    needed: 'Avec tes mots',
    missing: 'Dis en quelques mots de quoi il s’agit.',
    goes: 'La personne qui tient ce serveur le lit, avec l’état de la partie et les dernières lignes échangées.',
    send: 'Envoyer',
    cancel: 'Annuler',
    thanks: 'Merci. La personne qui tient ce serveur va regarder.',
    done: 'Terminé',
  },
  host: {
    rules: 'Changer les règles',
    title: 'Options',
    note: 'Tout le monde voit ce qui change. Les joueurs prêts doivent le redire.',
    playing: 'Le jeu et la pendule pourront de nouveau changer après la partie.',
    save: 'Enregistrer',
  },
  bot: {
    bring: 'Amener un programme',
    title: 'Une place pour un programme',
    note: 'Un programme que tu as écrit prend une place libre, et tout le monde voit que c’est un robot.',
    name: 'Son nom',
    make: 'Créer un jeton',
    once: 'Le programme se présente avec ce jeton. Il n’est montré que cette fois : copie-le maintenant.',
    token: 'Jeton',
    address: 'Serveur',
    table: 'Table',
  },
};
