// The server's refusals in French, by code.
import { sentenceOf } from '@moonshot/rules/explain';
import type { ApiErrorWords } from '../../en/server/errors.ts';
import { sheet } from '../sheet.ts';

export const errors: ApiErrorWords = {
  unreadable: {
    message: why => `Ce message est illisible. ${why}.`,
    request: why => `Cette demande est illisible : ${why}`,
    path: 'Adresse introuvable : son chemin doit être écrit simplement, par exemple /api/tables.',
    oneHello: 'Une connexion n’a qu’un seul message hello.',
    network: 'Il faut une adresse, ou un réseau comme 10.1.0.0/16.',
  },
  'too-many': {
    work: 'Tu as utilisé ta part du temps du serveur pour le moment. Attends un peu.',
    jobs: 'Trop de tes demandes attendent d’être vérifiées. Réessaie quand quelques-unes seront terminées.',
    leagues: 'Tu fais déjà partie du nombre maximal de ligues. Quittes-en d’abord une.',
    imports: 'Tu gardes déjà le nombre maximal de parties importées. Supprimes-en d’abord une.',
    importBytes: 'Tu as déjà importé aujourd’hui tout ce qui est permis. Réessaie demain.',
    contests: 'Tu as déjà le nombre maximal de concours ouverts. Attends que l’un d’eux soit fini.',
    entries: most =>
      `Tu ne peux pas entrer dans un autre concours : il t’en reste ${most} à finir. Termines-en d’abord un.`,
    messages: 'Tu envoies trop de choses à la fois.',
    requests: minutes => `C’était trop souvent. Attends ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    tables: most =>
      `Tu ne peux pas avoir plus de tables : ${most} des tiennes ne sont pas terminées. Termines-en une, ou confie-la à quelqu’un.`,
    theirTables: most =>
      `Cette personne ne peut pas reprendre la table : ${most} des siennes ne sont pas terminées. L’une d’elles doit d’abord finir.`,
    bots: most => `Cette table a de la place pour ${most} robots de l’extérieur, et ils sont là.`,
    blocks: 'Tu bloques déjà le nombre maximal de personnes. Débloques-en d’abord une.',
    passkeys: most => `Tu as déjà ${most} clés d’accès.`,
    reports: 'Tu as déjà envoyé le nombre maximal de signalements pour cette table.',
    sockets: 'Trop de connexions sont ouvertes depuis ton adresse.',
  },
  busy: {
    jobs: 'Le serveur a trop à vérifier en ce moment. Réessaie plus tard.',
    tables: 'Le serveur n’a plus de place pour une autre table. Réessaie plus tard.',
    late: 'Le serveur est trop occupé pour une nouvelle table. Réessaie plus tard.',
    dumps: 'Trop de journées des données ouvertes sont lues en ce moment. Réessaie plus tard.',
    sockets: 'Le serveur est complet pour le moment. Réessaie plus tard.',
    codes: 'Aucun code n’est libre en ce moment. Envoie plutôt le lien.',
    hint: 'Trop de joueurs demandent un conseil en ce moment. Redemande-le.',
  },
  'no-ticket': {
    session: 'Tu n’es pas connecté. Crée un invité, ou connecte-toi avec son secret.',
    secret: 'Aucun invité de ce serveur n’a ce secret.',
    ticket: 'Ce ticket a déjà servi, a expiré ou n’est pas valide. Demandes-en un autre.',
    token: 'Ce jeton d’accès a été révoqué ou n’est pas valide. Demandes-en un autre à la personne qui l’a créé.',
    page: 'Un ticket ne vaut que pour une page qui envoie son Origin. Un programme se connecte avec un jeton d’accès.',
    player: 'Le compte de cette personne n’existe plus.',
    hello: 'Le premier message d’une connexion doit être hello.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Ce serveur parle les versions ${oldest} à ${newest}. Recharge la page.`,
  },
  'no-table': {
    table: 'Cette table n’existe pas, ou tu n’y as pas accès.',
    closed: 'L’exploitant de ce serveur a fermé cette table.',
    removed: 'L’hôte t’a retiré de cette table. Tu peux revenir avec une nouvelle invitation.',
    watchers: 'Les spectateurs ne sont plus admis à cette table.',
    invited: 'Cette table n’est plus ouverte qu’aux personnes invitées.',
    code: 'Aucune table n’a ce code en ce moment.',
  },
  'table-full': {
    league: 'Cette ligue est complète, ou tu fais déjà partie du nombre maximal de ligues.',
    watchers: 'Cette table n’a plus de place pour des spectateurs.',
    contest: 'Ce concours est complet.',
  },
  'not-seated': {
    watching: 'Tu regardes cette partie ; seuls les joueurs peuvent faire cela.',
    noSeat: 'Tu ne joues pas à cette table.',
    talk: 'Seuls les joueurs de la table peuvent y écrire.',
    bring: 'Seuls les joueurs de la table peuvent y ajouter un robot.',
  },
  'not-host': {
    host: 'Seul l’hôte de la table peut faire cela.',
    organiser: 'Seule la personne qui a créé le tournoi peut le commencer.',
    league: 'Seul le propriétaire de la ligue peut faire cela.',
  },
  'not-now': {
    counted: 'Cette partie compte pour le classement ou pour une ligue : rien ne change à la table avant la fin.',
    leagueOver: 'Cette ligue est finie.',
    begun: 'Ce tournoi a commencé : on ne peut plus y entrer ni en sortir.',
    few: 'Un tournoi demande au moins deux joueurs.',
    contestOver: 'Ce concours est fini : plus personne ne peut y entrer.',
    rated: 'Classée ou non : cela ne se change pas pendant une partie.',
    clock: 'La pendule ne se change pas pendant une partie.',
    gathering: 'Cela n’est possible qu’avant le début d’une partie.',
    noMatch: 'Aucune partie n’a commencé à cette table.',
    noTable: 'Tu n’es à aucune table.',
    noHint: 'Pas de conseil : ce n’est pas à toi de jouer.',
    notOver: 'Cette partie n’est pas encore finie.',
    bring: 'Un robot ne peut venir qu’avant le début d’une partie.',
    proof: 'Cette partie n’a pas de preuve, ou n’est pas finie : ses secrets sont révélés à la fin.',
    day: 'Ce jour n’est pas encore terminé en UTC.',
  },
  'seat-taken': { seat: 'Cette place est déjà prise.' },
  'not-allowed': {
    bots: 'L’hôte de cette table n’y admet pas de programmes.',
    ratedBots:
      'Dans une partie classée ou de ligue, l’hôte doit admettre les programmes. Les joueurs de la table n’en ajoutent aucun, les autres un chacun.',
    ratedHints: 'Il n’y a pas de conseils dans une partie qui compte pour le classement ou pour une ligue.',
    longWork: seconds =>
      `Vérifier cela prend plus que les ${seconds} secondes prévues. Envoie quelque chose de plus court.`,
    league: 'Cette table joue pour une ligue : ses règles ne se changent pas.',
    member: 'Seuls les membres de la ligue peuvent ouvrir une table pour elle. Rejoins-la d’abord.',
    fixed: 'D’autres personnes jouent les mêmes donnes : rien ne se change ici, et il n’y a pas de conseils.',
    forked: 'Cette table continue une autre partie : son jeu ne se change pas.',
    forkRated: 'Certains connaissent peut-être ces cartes : la partie n’est pas classée.',
    putOut: 'Le propriétaire de cette ligue t’en a exclu.',
    noMember: 'Tu ne peux exclure que d’autres membres de la ligue.',
    imported: 'Cette partie a été jouée ailleurs : on ne peut pas la continuer ici. Ouvre une nouvelle table.',
    played: 'On ne peut supprimer qu’une partie importée : celle-ci est aussi aux autres joueurs.',
    ratedOpen: 'Une partie classée demande une table ouverte à tous.',
    ratedDays:
      'Une partie classée se joue à la pendule, en secondes. Avec des jours pour chaque réponse, un joueur pourrait la bloquer pendant des semaines.',
    watchers: 'Les spectateurs ne sont pas admis à cette table.',
    report: 'Tu ne peux signaler que d’autres personnes à ta table.',
    empty: 'Le message est vide.',
    noBot: 'Aucun robot de l’extérieur ne joue là.',
    noSeat: 'Cette place n’existe pas à cette table.',
    noLevel: 'Ce robot n’existe pas.',
    muted: 'L’exploitant de ce serveur a désactivé le texte libre à cette table.',
    chatOpen: 'Le texte libre n’est permis qu’aux tables sur invitation.',
    noChat: 'Il n’y a pas de texte libre à cette table.',
    host: 'Seule une personne qui joue ici peut être l’hôte.',
    nudge: 'Là ne joue personne à qui faire un rappel.',
    unwelcome: 'Tu ne peux pas jouer à cette table.',
    yourself: 'Tu ne peux pas te bloquer toi-même.',
    open: 'Cette adresse est publique et non chiffrée : personne ne peut s’y connecter. Il faut du TLS devant le serveur.',
    origin: 'Seule la page de ce serveur peut faire cela.',
    seats: 'Il y a ici plus de joueurs que cette table n’en pourrait accueillir.',
    yourSeat: 'Pour laisser ta propre place, quitte la table.',
    onlyPlays: 'Un robot de l’extérieur ne peut que jouer.',
    push: 'Les notifications ne peuvent aller qu’au service push d’un navigateur, en HTTPS.',
    passkeys:
      'Il n’y a pas de clés d’accès à cette adresse : les navigateurs en créent pour un nom derrière TLS, ou pour localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'Ce nom est celui d’un robot ou de l’exploitant du serveur. Choisis-en un autre.',
  },
  'bad-passkey': {
    unknown: 'Ce serveur ne connaît pas cette clé d’accès. Ajoutes-en une là où tu es connecté.',
    wrong: 'Ce n’est pas la clé d’accès demandée.',
    known: 'Cette clé d’accès appartient déjà à un compte.',
    copied: 'Cette clé d’accès a servi ailleurs, comme le ferait une copie. Connecte-toi avec une autre.',
  },
  'stale-passkey': { challenge: 'Cela a pris trop de temps, ou a déjà été fait. Recommence.' },
  'stale-sign-in': {
    account:
      'Connecte-toi d’abord à nouveau. Pour changer ta façon de te connecter ou supprimer le compte, il faut une connexion de moins de dix minutes.',
  },
  'bad-rules': {
    point: 'On ne peut pas continuer la partie à partir de là : à ce point de la donne, ce n’était à personne.',
    leagueEnd: 'Une ligue doit finir dans l’année qui vient.',
    game: name => `Il n’y a pas de jeu appelé ${name}.`,
    further: (name, base) =>
      `Le jeu ${name} est un des autres : demande ${base} avec les overrides qu’affiche « moonshot rules ${name} --json ».`,
    sheet: errors => `Une telle table est impossible : ${errors.map(error => sentenceOf(error, sheet)).join(' ; ')}.`,
  },
  paused: {
    still: 'La table est en pause pour l’instant, et rien n’a été joué. Elle reprend d’elle-même.',
    unchanged: 'La table est en pause pour l’instant, et rien n’a été changé.',
    fault:
      'La table est en pause à cause d’une erreur. Tout ce qui a été joué est enregistré ; elle reprend d’elle-même.',
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
    round: 'Cette ronde n’existe pas, ou n’est pas encore finie.',
    league: 'Cette ligue n’existe pas, ou n’existe plus.',
    contest: 'Ce concours n’existe pas, ou n’existe plus.',
    dump: 'Il n’y a pas de données ouvertes pour ce jour.',
    address: 'Il n’y a rien à cette adresse.',
    report: 'Il n’y a pas de signalement ouvert de ce numéro.',
    player: 'Cette personne n’existe pas.',
    ban: 'Il n’y a pas de bannissement de ce genre.',
    passkey: 'Tu n’as pas cette clé d’accès.',
  },
};
