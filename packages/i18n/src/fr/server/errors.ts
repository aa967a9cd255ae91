// The server's refusals in French, by code.
import { sentenceOf } from '@moonshot/rules/explain';
import type { ApiErrorWords } from '../../en/server/errors.ts';
import { sheet } from '../sheet.ts';

export const errors: ApiErrorWords = {
  unreadable: {
    message: why => `Ce message est illisible. ${why}.`,
    request: why => `Cette demande est illisible : ${why}`,
    path: 'Adresse introuvable : son chemin doit être écrit simplement, par exemple /api/tables.',
    oneHello: 'Chaque connexion n’a qu’un seul bonjour.',
    network: 'Il faut une adresse, ou un réseau comme 10.1.0.0/16.',
  },
  'too-many': {
    work: 'Le serveur a fait pour toi tout ce qu’il peut en si peu de temps. Attends un peu.',
    jobs: 'Tu as déjà autant de vérifications en attente que permis. Attends que l’une d’elles soit terminée.',
    leagues: 'Tu es dans autant de ligues que possible. Quittes-en une.',
    imports: 'Tu gardes autant de parties venues d’ailleurs que possible.',
    importBytes: 'Tu as apporté d’ailleurs autant que possible aujourd’hui. Réessaie plus tard.',
    contests: 'Tu as proposé autant de concours que possible. Attends que l’un d’eux soit fini.',
    entries: most =>
      `Tu ne peux pas entrer dans un autre concours : il t’en reste ${most} à finir. Termines-en d’abord un.`,
    messages: 'Tu envoies trop de choses à la fois.',
    requests: minutes => `C’était trop souvent. Attends ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    tables: most =>
      `Tu ne peux pas avoir plus de tables : ${most} des tiennes ne sont pas terminées. Termines-en une, ou confie-la à quelqu’un.`,
    theirTables: most =>
      `Cette personne ne peut pas reprendre la table : ${most} des siennes ne sont pas terminées. L’une d’elles doit d’abord finir.`,
    bots: most => `Cette table a de la place pour ${most} robots de l’extérieur, et ils sont là.`,
    blocks: 'Tu bloques autant de personnes que possible.',
    passkeys: most => `Tu as déjà ${most} clés d’accès.`,
    reports: 'Tu as signalé ce qui s’est passé à cette table autant de fois que possible.',
    sockets: 'Trop de connexions sont ouvertes depuis ton adresse.',
  },
  busy: {
    jobs: 'Le serveur a trop à vérifier en ce moment. Réessaie plus tard.',
    tables: 'Le serveur ne peut pas tenir plus de tables. Réessaie plus tard.',
    late: 'Le serveur a trop à faire pour une nouvelle table. Réessaie plus tard.',
    dumps: 'Trop de journées des données ouvertes sont lues en ce moment. Réessaie plus tard.',
    sockets: 'Le serveur ne prend plus personne pour le moment. Réessaie plus tard.',
    codes: 'Il y a trop de codes. Envoie plutôt le lien.',
    hint: 'Trop de gens veulent un conseil en ce moment. Redemande-le.',
  },
  'no-ticket': {
    session: 'Tu n’es encore personne ici : il faut d’abord un nom, ou le secret d’un invité.',
    secret: 'Personne ici n’a ce secret.',
    ticket: 'Ce billet a servi, est trop vieux, ou n’en a jamais été un. Demandes-en un autre.',
    token: 'Ce jeton a été repris, ou n’en a jamais été un. Demandes-en un autre à qui l’a créé.',
    page: 'Un billet est pour une page, qui dit son origine. Un programme dit bonjour avec un jeton.',
    player: 'Cette personne n’est plus là.',
    hello: 'Une connexion commence par un bonjour.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Ce serveur parle les versions ${oldest} à ${newest}. Recharge la page.`,
  },
  'no-table': {
    table: 'Cette table n’existe pas, ou sa porte ne t’est pas ouverte.',
    closed: 'L’exploitant de ce serveur a fermé cette table.',
    removed: 'L’hôte t’a retiré de cette table. Tu peux revenir avec une nouvelle invitation.',
    watchers: 'Plus personne ne regarde cette table.',
    invited: 'Cette table n’est plus ouverte qu’aux personnes invitées.',
    code: 'Aucune table n’a ce code, ou plus maintenant.',
  },
  'table-full': {
    league: 'Cette ligue est pleine, ou tu es dans autant de ligues que possible.',
    watchers: 'Cette table a autant de spectateurs qu’elle peut en tenir.',
    contest: 'Ce concours compte autant de personnes qu’il peut en accueillir.',
  },
  'not-seated': {
    watching: 'Tu regardes cette partie ; tu n’y as pas de place.',
    noSeat: 'Tu n’as pas de place à cette table.',
    talk: 'Seules les personnes assises à la table peuvent y parler.',
    bring: 'Seules les personnes assises à la table peuvent y amener un robot.',
  },
  'not-host': {
    host: 'Seul l’hôte de la table peut faire cela.',
    organiser: 'Seule la personne qui a créé le tournoi peut le commencer.',
    league: 'Seul le propriétaire de la ligue peut faire cela.',
  },
  'not-now': {
    counted: 'Cette partie compte pour le classement ou pour une ligue : rien ne change à la table avant la fin.',
    leagueOver: 'Cette ligue est finie.',
    begun: 'Ce tournoi a commencé : plus personne ne peut y entrer ni en sortir.',
    few: 'Un tournoi demande au moins deux joueurs.',
    contestOver: 'Ce concours est fini : plus personne ne peut y entrer.',
    rated: 'Le classement reste tel quel pendant une partie.',
    clock: 'Le temps de réflexion reste tel quel pendant une partie.',
    gathering: 'Cela n’est possible qu’avant le début d’une partie.',
    noMatch: 'Aucune partie n’a commencé à cette table.',
    noTable: 'Tu n’es à aucune table.',
    noHint: 'Il n’y a rien à conseiller : la table ne te demande rien maintenant.',
    notOver: 'Cette partie n’est pas encore finie.',
    bring: 'Un robot ne peut venir qu’avant le début d’une partie.',
    proof: 'Il n’y a pas de preuve de cette partie, ou pas encore : ses secrets sont révélés à la fin.',
    day: 'Ce jour n’est pas encore terminé, selon le calendrier UTC.',
  },
  'seat-taken': { seat: 'Cette place est déjà prise.' },
  'not-allowed': {
    bots: 'L’hôte de cette table n’y admet pas de programmes.',
    ratedBots:
      'Quand les parties comptent, l’hôte doit admettre les programmes : qui est assis n’en amène aucun, les autres un au plus.',
    ratedHints: 'Il n’y a pas de conseils dans une partie qui compte pour le classement ou pour une ligue.',
    longWork: seconds =>
      `Vérifier cela prend plus que les ${seconds} secondes prévues. Envoie quelque chose de plus court.`,
    league: 'Cette table joue pour une ligue : ses règles restent telles quelles.',
    member: 'Seuls les membres de la ligue ouvrent une table pour elle. Rejoins-la d’abord.',
    fixed: 'D’autres jouent les mêmes donnes, donc rien n’est changé ni conseillé ici.',
    forked: 'Cette table continue une autre partie d’un certain point : son jeu reste tel quel.',
    forkRated: 'Certains connaissent peut-être ces cartes : rien n’est classé ici.',
    putOut: 'Le propriétaire de cette ligue t’en a exclu.',
    noMember: 'On ne peut exclure que quelqu’un d’autre qui est dans la ligue.',
    imported: 'Cette partie a été jouée ailleurs : elle ne continue pas ici. Ouvre une nouvelle table.',
    played: 'On ne peut supprimer qu’une partie venue d’ailleurs : celle-ci est aussi à ceux qui l’ont jouée.',
    ratedOpen: 'Seules les tables ouvertes à tous comptent pour le classement.',
    ratedDays:
      'Une partie classée se joue à la pendule, en secondes. Avec des jours pour chaque réponse, un joueur pourrait la bloquer pendant des semaines.',
    watchers: 'Cette table n’a pas de spectateurs.',
    report: 'Tu ne peux signaler que des personnes qui sont à la table avec toi.',
    empty: 'Il n’y a rien à lire là-dedans.',
    noBot: 'Aucun robot de l’extérieur n’est assis là.',
    noSeat: 'Cette place n’existe pas à cette table.',
    noLevel: 'Ce robot n’existe pas.',
    muted: 'L’exploitant de ce serveur a désactivé le texte libre à cette table.',
    chatOpen: 'Le texte libre est pour les tables où l’on vient sur invitation.',
    noChat: 'Il n’y a pas de texte libre à cette table.',
    host: 'Seule une personne assise ici peut être l’hôte.',
    nudge: 'Il n’y a personne à relancer là.',
    unwelcome: 'Tu ne peux pas t’asseoir à cette table.',
    yourself: 'Personne ne se bloque soi-même.',
    open: 'Cette adresse est publique et non chiffrée, donc personne ne peut être reconnu ici. Il faut du TLS devant le serveur.',
    origin: 'Seule la page de ce serveur peut faire cela.',
    seats: 'Il y a plus de personnes assises ici que cette table n’aurait de places.',
    yourSeat: 'On quitte sa propre place en se levant.',
    onlyPlays: 'Un robot de l’extérieur joue, et ne fait rien d’autre à une table.',
    push: 'Les messages ne vont qu’au service push d’un navigateur, en HTTPS.',
    passkeys:
      'Il n’y a pas de clés d’accès à cette adresse : les navigateurs en créent pour un nom derrière TLS, ou pour localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'Un nom ne peut être celui d’un robot ni de qui tient le serveur.',
  },
  'bad-passkey': {
    unknown: 'Personne ici n’a cette clé d’accès. Crées-en une là où tu es déjà chez toi.',
    wrong: 'Ce n’est pas la clé d’accès demandée.',
    known: 'Cette clé d’accès garde déjà un compte.',
    copied: 'Cette clé d’accès a servi ailleurs entre-temps, comme le ferait une copie. Connecte-toi avec une autre.',
  },
  'stale-passkey': { challenge: 'Cela a pris trop de temps, ou a déjà été fait. Recommence.' },
  'stale-sign-in': {
    account:
      'Connecte-toi d’abord à nouveau : seul qui s’est connecté dans les dix dernières minutes peut changer la façon d’entrer dans ce compte, ou le supprimer.',
  },
  'bad-rules': {
    point: 'Impossible de continuer la partie de là : aucune réponse ne suit ce point de cette donne.',
    leagueEnd: 'Une ligue finit entre maintenant et dans un an.',
    game: name => `Il n’y a pas de jeu appelé ${name}.`,
    further: (name, base) =>
      `Le jeu ${name} est un des autres : demande ${base} avec les overrides qu’affiche « moonshot rules ${name} --json ».`,
    sheet: errors => `Une telle table est impossible : ${errors.map(error => sentenceOf(error, sheet)).join(' ; ')}.`,
  },
  paused: {
    still: 'La table est arrêtée pour l’instant, et rien n’a été joué. Elle reprend d’elle-même.',
    unchanged: 'La table est arrêtée pour l’instant, et rien n’a été changé.',
    fault: 'La table est arrêtée par une panne. Tout ce qui a été joué est en sûreté ; elle reprend d’elle-même.',
    failed: 'Ce n’est pas possible pour l’instant, et rien n’a été changé. Réessaie.',
  },
  banned: {
    ban: ({ kind, until, reason }) => {
      const what =
        kind === 'player' ? 'L’accès à ce serveur t’est fermé' : 'L’accès à ce serveur est fermé à ton adresse';
      return `${what} ${until === null ? 'pour toujours' : `jusqu’au ${until} UTC`} : ${reason}`;
    },
  },
  gone: {
    round: 'Rien n’est dit de cette ronde, ou pas avant sa fin.',
    league: 'Cette ligue n’existe pas, ou plus.',
    contest: 'Ce concours n’existe pas, ou plus.',
    dump: 'Il n’y a pas de données ouvertes de ce jour.',
    address: 'Il n’y a rien à cette adresse.',
    report: 'Aucun signalement de ce nom n’est ouvert.',
    player: 'Cette personne n’existe pas.',
    ban: 'Personne n’est banni ainsi.',
    passkey: 'Tu n’as pas cette clé d’accès.',
  },
};
