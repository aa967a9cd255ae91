// Why the server says no, in French: the sentences by their codes.
import type { NoWords } from './en.ts';

export const fr: NoWords = {
  unreadable: {
    message: why => `Ce message est illisible. ${why}.`,
    request: why => `Cette demande est illisible : ${why}`,
    oneHello: 'Chaque connexion n’a qu’un seul bonjour.',
    network: 'Il faut une adresse, ou un réseau comme 10.1.0.0/16.',
  },
  'too-many': {
    contests: 'Tu as proposé autant de concours que possible. Attends que l’un d’eux soit fini.',
    messages: 'Tu envoies trop de choses à la fois.',
    requests: 'C’était trop souvent. Attends un peu.',
    tables: 'Tu tiens autant de tables que possible. Termines-en une, ou confie-la à quelqu’un.',
    bots: most => `Cette table a de la place pour ${most} robots de l’extérieur, et ils sont là.`,
    blocks: 'Tu bloques autant de personnes que possible.',
    passkeys: most => `Tu as déjà ${most} clés d’accès.`,
    reports: 'Tu as signalé ce qui s’est passé à cette table autant de fois que possible.',
    sockets: 'Trop de connexions sont ouvertes depuis ton adresse.',
  },
  busy: {
    tables: 'Le serveur ne peut pas tenir plus de tables. Réessaie plus tard.',
    late: 'Le serveur a trop à faire pour une nouvelle table. Réessaie plus tard.',
    sockets: 'Le serveur ne prend plus personne pour le moment. Réessaie plus tard.',
    codes: 'Il y a trop de codes. Envoie plutôt le lien.',
    hint: 'Trop de gens veulent un conseil en ce moment. Redemande-le.',
  },
  'no-ticket': {
    session: 'Tu n’es encore personne ici : il faut d’abord un nom, ou le secret d’un invité.',
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
    watchers: 'Plus personne ne regarde cette table.',
    code: 'Aucune table n’a ce code, ou plus maintenant.',
  },
  'table-full': {
    watchers: 'Cette table a autant de spectateurs qu’elle peut en tenir.',
    contest: 'Ce concours compte autant de personnes qu’il peut en accueillir.',
  },
  'not-seated': {
    watching: 'Tu regardes cette partie ; tu n’y as pas de place.',
    noSeat: 'Tu n’as pas de place à cette table.',
    talk: 'Seules les personnes assises à la table peuvent y parler.',
    bring: 'Seules les personnes assises à la table peuvent y amener un robot.',
  },
  'not-host': { host: 'Seul l’hôte de la table peut faire cela.' },
  'not-now': {
    contestOver: 'Ce concours est fini : plus personne ne peut y entrer.',
    clock: 'Le temps de réflexion reste tel quel pendant une partie.',
    gathering: 'Cela n’est possible qu’avant le début d’une partie.',
    noMatch: 'Aucune partie n’a commencé à cette table.',
    noTable: 'Tu n’es à aucune table.',
    notAsked: 'La table ne demande pas cela maintenant.',
    noHint: 'Il n’y a rien à conseiller : la table ne te demande rien maintenant.',
    notOver: 'Cette partie n’est pas encore finie.',
    bring: 'Un robot ne peut venir qu’avant le début d’une partie.',
    proof: 'Il n’y a pas de preuve de cette partie, ou pas encore : ses secrets sont révélés à la fin.',
    day: 'Ce jour n’est pas encore terminé, selon le calendrier UTC.',
  },
  'seat-taken': { seat: 'Cette place est déjà prise.' },
  'not-allowed': {
    fixed: 'D’autres jouent les mêmes donnes, donc rien n’est changé ni conseillé ici.',
    watchers: 'Cette table n’a pas de spectateurs.',
    report: 'Tu ne peux signaler que des personnes qui sont à la table avec toi.',
    empty: 'Il n’y a rien à lire là-dedans.',
    noBot: 'Aucun robot de l’extérieur n’est assis là.',
    noSeat: 'Cette place n’existe pas à cette table.',
    noLevel: 'Ce robot n’existe pas.',
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
      'Il n’y a pas de clés d’accès à cette adresse : les navigateurs en créent pour un nom derrière TLS, ou pour localhost.',
  },
  'bad-name': {
    unseen: 'Un nom ne contient pas de signes que personne ne voit.',
    heaped: 'Un nom n’entasse pas plus de deux signes sur une lettre.',
    empty: 'Un nom a besoin d’une lettre, d’un chiffre ou d’une image.',
    long: most => `Un nom a au plus ${most} lettres.`,
    mixed: 'Un nom ne mélange pas des écritures dont les lettres se ressemblent.',
  },
  'bad-passkey': {
    unknown: 'Personne ici n’a cette clé d’accès. Crées-en une là où tu es déjà chez toi.',
    wrong: 'Ce n’est pas la clé d’accès demandée.',
    known: 'Cette clé d’accès garde déjà un compte.',
    copied: 'Cette clé d’accès a servi ailleurs entre-temps, comme le ferait une copie. Connecte-toi avec une autre.',
  },
  'stale-passkey': { challenge: 'Cela a pris trop de temps, ou a déjà été fait. Recommence.' },
  'bad-rules': {
    game: name => `Il n’y a pas de jeu appelé ${name}.`,
    sheet: why => `Une telle table est impossible : ${why}.`,
  },
  paused: {
    still: 'La table est arrêtée pour l’instant, et rien n’a été joué. Elle reprend d’elle-même.',
    unchanged: 'La table est arrêtée pour l’instant, et rien n’a été changé.',
    fault: 'La table est arrêtée par une panne. Tout ce qui a été joué est en sûreté ; elle reprend d’elle-même.',
    failed: 'Ce n’est pas possible pour l’instant, et rien n’a été changé. Réessaie.',
  },
  banned: {
    ban: ({ kind, until, reason }) => {
      const what =
        kind === 'player' ? 'L’accès à ce serveur t’est fermé' : 'L’accès à ce serveur est fermé à ton adresse';
      return `${what} ${until === null ? 'pour toujours' : `jusqu’au ${until} UTC`} : ${reason}`;
    },
  },
  gone: {
    contest: 'Ce concours n’existe pas, ou plus.',
    address: 'Il n’y a rien à cette adresse.',
    report: 'Aucun signalement de ce nom n’est ouvert.',
    player: 'Cette personne n’existe pas.',
    ban: 'Personne n’est banni ainsi.',
    passkey: 'Tu n’as pas cette clé d’accès.',
  },
};
