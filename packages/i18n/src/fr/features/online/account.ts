// French texts about the account.

import type { Catalog } from '@moonshot/rules/words';
import type { account as en } from '../../../en/features/online/account.ts';
import { dating } from '../../../format.ts';

const day = dating('fr', { day: 'numeric', month: 'long', year: 'numeric' });

export const account: Catalog<typeof en> = {
  title: 'Ton compte',
  over: 'Cet appareil est déconnecté.',
  nobody: 'Personne n’est encore connu ici. Toute personne qui ouvre ou rejoint une table est l’invitée de ce serveur.',
  guest: 'Un invité : seul ce navigateur te connaît. Une fois ses données effacées, personne ne peut plus être toi.',
  kept: 'Une clé d’accès garde ce compte.',
  passkeys: 'Clés d’accès',
  about:
    'Avec une clé d’accès, tu es la même personne sur tes autres appareils, sans mot de passe. Ton appareil demande un doigt, un visage ou son code ; rien de cela n’en sort.',
  keep: 'Garder ce compte avec une clé d’accès',
  another: 'Ajouter une clé d’accès',
  added: at => `Ajoutée le ${day(at)}`,
  used: at => (at === null ? 'Pas encore utilisée' : `Utilisée pour la dernière fois le ${day(at)}`),
  at: domain => `Pour ${domain}`,
  remove: 'Retirer',
  removeTitle: 'Retirer la seule clé d’accès ?',
  removeText: 'Aucun autre appareil ne pourra alors ouvrir ce compte, et une déconnexion te le fermera pour toujours.',
  have: 'J’ai une clé d’accès',
  become: 'Cet appareil devient le compte que la clé d’accès garde.',
  becomeFrom: name =>
    `Cet appareil devient le compte que la clé d’accès garde. ${name} y reste comme invité et revient à la déconnexion ; d’ici là, un robot joue aux tables où ${name} est assis.`,
  off: {
    plain:
      'Pas de clés d’accès ici : les navigateurs n’en ont que sur les pages chiffrées (https), et celle-ci est venue en HTTP simple.',
    address:
      'Pas de clés d’accès ici : les navigateurs en créent pour un nom, et cette page est à une adresse en chiffres.',
    browser: 'Ce navigateur n’a pas de clés d’accès.',
  },
  yours: 'Tes données',
  save: 'Enregistrer mes données',
  saveNote: 'Un fichier avec tout ce que ce serveur garde de toi.',
  out: 'Se déconnecter',
  outTitle: 'Se déconnecter pour toujours ?',
  outText:
    'Aucune clé d’accès ne garde cet invité. Une fois déconnecté, personne ne peut plus être cette personne ; des robots prennent ses places aux tables.',
  everywhere: 'Se déconnecter partout',
  everywhereText: 'Tous les appareils sont déconnectés, celui-ci aussi. Une clé d’accès est le chemin du retour.',
  forget: 'Me supprimer',
  forgetTitle: 'Supprimer tout ce qui te concerne ?',
  forgetText:
    'Ton nom, tes clés d’accès et tes sessions sont supprimés tout de suite et pour toujours. Les parties jouées restent, sans ton nom.',
  no: 'Annuler',
  stopped: {
    closed: 'Rien ne s’est passé : la question du navigateur a été fermée, ou a attendu trop longtemps.',
    already: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    failed: 'Le navigateur n’a pas pu le faire.',
  },
  done: {
    kept: 'La clé d’accès garde ton compte.',
    removed: 'La clé d’accès n’ouvre plus ce compte. Ton appareil la propose peut-être encore.',
    in: name => `Ici, tu es ${name}.`,
    out: 'Tu es déconnecté sur cet appareil.',
    everywhere: 'Tu es déconnecté sur tous les appareils.',
    forgotten: 'Tout ce qui te concernait est supprimé.',
  },
};
