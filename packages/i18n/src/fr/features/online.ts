// French texts of playing online.

import type { FriendWords } from '../../en/features/online.ts';
import { counting } from '../../format.ts';
import { of } from '../page/grammar.ts';
import { account } from './online/account.ts';
import { at } from './online/at.ts';
import { conduct } from './online/conduct.ts';
import { fork } from './online/fork.ts';
import { rating } from './online/rating.ts';
import { talk } from './online/talk.ts';

const count = counting('fr');
const seats = count({ one: 'place est libre', many: 'places sont libres', other: 'places sont libres' });
const players = count({ one: 'joueur', other: 'joueurs' });
const days = count({ one: 'jour', many: 'jours', other: 'jours' });
const watching = count({ one: 'personne regarde', many: 'personnes regardent', other: 'personnes regardent' });
const minutes = count({ one: 'minute', many: 'minutes', other: 'minutes' });
const hours = count({ one: 'heure', many: 'heures', other: 'heures' });
const seconds = count({ one: 'seconde', many: 'secondes', other: 'secondes' });
const bots = count({ one: 'robot', many: 'robots', other: 'robots' });

const units = { days, hours, minutes, seconds };

export const online: FriendWords = {
  account,
  fork,
  rating,
  title: 'Jouer avec des amis',
  home: 'Accueil',
  back: 'Retour',
  retry: 'Réessayer',
  trouble: {
    link: 'Ce lien ne mène à aucune table. Redemande-le.',
    unreachable: 'Le serveur est injoignable. Tout ce qui est hors ligne se joue comme avant.',
    'no-server':
      'Cette page est sans serveur : des amis ne peuvent pas t’y rejoindre. Tout le reste se joue comme avant.',
  },
  plain:
    'Sans chiffrement (HTTP simple), le navigateur désactive ici quelques fonctions : jouer hors ligne, installer, clés d’accès et notifications. À la table, tout fonctionne.',
  open: {
    title: 'Ouvrir une table',
    options: 'Options',
    further: 'Autres jeux',
    choose: 'Choisir un jeu…',
    ownRules: 'Tes règles',
    furtherGames: 'Autres jeux',
    game: 'Jeu',
    who: 'Qui peut venir',
    whoOf: { invited: 'Avec le lien', everybody: 'Tout le monde' },
    clock: 'Temps par coup',
    clockOf: { none: 'Sans pendule', '20': '20 secondes', '45': '45 secondes', '1': '1 jour', '3': '3 jours' },
    watchers: 'Les spectateurs voient',
    watchersOf: { none: 'Aucun spectateur', cards: 'Cartes jouées', 'hands-after': 'Mains, après' },
    chat: 'Parler',
    chatOf: { yes: 'Phrases et texte', no: 'Phrases seules' },
    chatNote: 'Le texte libre est réservé aux tables avec lien.',
    go: 'Ouvrir la table',
  },
  join: {
    contests: 'Défis et tournois',
    withCode: 'Rejoindre une autre table par code',
    others: 'Rejoindre une autre table',
    title: 'Rejoindre une table',
    code: 'Code',
    missing: 'Un code a au moins quatre lettres ou chiffres. Saisis-le d’abord.',
    go: 'Rejoindre',
    back: 'Retour à ta table',
    mine: 'Tes tables entre amis',
    lobby: 'Tables ouvertes',
    none: 'Aucune table ouverte pour le moment. Ouvres-en une à tout le monde, et d’autres la trouveront ici.',
    of: (taken: number, all: number): string => `${taken} ${taken < 2 ? 'joueur' : 'joueurs'} sur ${all}`,
    states: { gathering: 'attend des joueurs', playing: 'en jeu', over: 'terminée' },
    yourTurn: 'On t’attend',
    waitsFor: (names: string): string => `Attend ${names}`,
    left: ({ unit, n }): string => `encore ${units[unit](n)}`,
  },
  name: {
    title: 'Comment t’appelles-tu ?',
    label: 'Ton nom',
    note: 'Les autres à la table le voient.',
    missing: 'Il manque le nom. Saisis-en un d’abord.',
    invites: (name: string): string => `${name} t’invite à jouer à`,
    opened: (name: string): string => `${name} a ouvert cette table`,
    free: 'libre',
    go: 'S’asseoir',
  },
  arriving: 'En route vers la table…',
  full: {
    title: 'Cette table est complète.',
    text: 'Regarde, ou ouvre la tienne avec les mêmes règles.',
    watch: 'Regarder',
    own: 'Ouvrir la mienne',
  },
  living: {
    use: 'Utiliser cet appareil comme grand écran',
    scan: 'Scannez pour jouer',
    note: 'Chaque téléphone qui scanne ce code affiche une main.',
    about: 'Une table pour tous dans la pièce, sur un téléviseur ou une tablette. Les téléphones montrent les mains.',
    screen: 'Grand écran',
    typed: (address: string, code: string): string =>
      `Sans appareil photo : ouvre ${address} et rejoins la table avec le code ${code}.`,
    turn: 'À toi de jouer',
    look: 'Regarde le grand écran',
  },
  gathering: {
    title: 'Salle d’attente',
    players: (n: number): string => players(n),
    open: (n: number): string => (n === 0 ? 'Toutes les places sont prises.' : `${seats(n)}.`),
    watchers: (n: number): string => `${watching(n)}.`,
    seat: (n: number): string => `Place ${n}`,
    openSeat: 'Place libre',
    send: 'Envoie le lien',
    host: 'Hôte',
    ready: 'prêt',
    notReady: 'pas encore prêt',
    away: 'absent',
    fills: 'occupe la place',
    seatBot: 'Asseoir un robot',
    sitHere: 'S’asseoir ici',
    swap: (name: string): string => `Changer ${name}`,
    empty: 'Libérer la place',
    handOver: 'Nommer hôte',
    stand: 'Laisser ma place',
    start: 'Commencer',
    startBots: (n: number): string => `Commencer avec ${bots(n)}`,
    prepared: 'Je suis prêt',
    notPrepared: 'Attendez encore',
    waitHost: (name: string): string => `${name || 'L’hôte'} lance la partie.`,
    hostNote: 'Ou attends : elle commence d’elle-même quand toutes les places sont prises et que chacun est prêt.',
  },
  invite: {
    title: 'Inviter un ami',
    text: 'Depuis n’importe quel navigateur, sans compte.',
    onlyHere:
      'Ce lien ne mène ici que sur cet ordinateur. Démarre le serveur avec --host 0.0.0.0, et les téléphones de la pièce pourront venir aussi.',
    qr: 'Code QR du lien vers cette table',
    link: 'Lien vers cette table',
    copy: 'Copier',
    share: 'Partager',
    code: 'Montrer un code court',
    codeFor: (ms: number): string => `Le code est valable ${minutes(Math.max(1, Math.round(ms / 60_000)))}.`,
    renew: 'Remplacer le lien',
    renewAsks: 'Le lien et le code déjà envoyés n’ouvriront plus rien. Tes amis auront besoin du nouveau lien.',
    renewSure: 'Remplacer',
    renewNo: 'Garder le lien',
    renewed: 'Voici un nouveau lien. L’ancien lien et l’ancien code n’ouvrent plus rien.',
    message: (game: string): string => `Joue à ${game} avec moi sur Moonshot`,
  },
  met: {
    title: (n: number): string => `Avec qui tu as joué (${n})`,
    text: 'Envoie-leur le lien de cette table. La liste se trouve sur cet appareil et dans les fichiers que tu enregistres.',
    later:
      'À ta table, tu peux envoyer le lien à chacun. La liste se trouve sur cet appareil et dans les fichiers que tu enregistres.',
    invite: 'Inviter',
    inviteName: (name: string): string => `Inviter ${name}`,
    forget: (name: string): string => `Oublier ${name}`,
    forgetAll: 'Oublier tout le monde',
    message: (name: string, game: string): string => `${name}, viens jouer à ${game} avec moi sur Moonshot :`,
  },
  rules: {
    all: 'Toutes les règles',
    passes: (ways: string): string => `Passe, donne après donne : ${ways}`,
    length: {
      target: (total: string): string => `La partie finit dès qu’un total atteint ${total}.`,
      deals: (n: string): string => `La partie a ${n}.`,
    },
    title: 'Règles à cette table',
    changed: (n: number): string => (n === 1 ? 'Une règle changée' : `${n} règles changées`),
    open: { invited: 'Il faut le lien pour venir.', everybody: 'Tout le monde peut venir.' },
    chat: { yes: 'Phrases et texte libre.', no: 'Phrases, pas de texte libre.' },
    clock: {
      none: 'Sans pendule.',
      card: (card: number, pass: number | null, reserve: number): string =>
        `${card} secondes par carte${pass === null ? '' : `, ${pass} pour passer des cartes`}, et ${reserve} de réserve par donne. Ensuite, un robot répond.`,
      days: (n: number): string => `${days(n)} pour chaque réponse. Ensuite, un robot répond.`,
    },
    watchers: {
      none: 'Personne ne regarde.',
      cards: 'Les spectateurs voient les cartes jouées.',
      'hands-after': 'Les spectateurs voient toutes les mains une fois la donne finie.',
    },
  },
  talk,
  people: {
    title: 'À cette table',
    nudge: (name: string): string => `Faire signe à ${name}`,
    pause: 'Demander une pause',
    undo: 'Demander à reprendre mon dernier coup',
    end: 'Demander la fin de la partie',
    watching: 'Tu regardes.',
    more: (name: string): string => `Plus sur ${name}`,
    block: (name: string): string => `Bloquer ${name}`,
    unblock: (name: string): string => `Débloquer ${name}`,
    blocked: 'bloqué',
    muted: 'en sourdine',
    report: (name: string): string => `Signaler ${name}`,
    remove: (name: string): string => `Retirer ${name} de la table`,
    revoke: (name: string): string => `Reprendre le jeton ${of(name)}`,
  },
  tell: {
    title: 'Quand c’est à toi',
    me: 'Me prévenir quand c’est à moi',
    note: 'Cet appareil le dit même page fermée : qu’une table attend et à quel jeu, ni carte ni nom. Cela passe par le service push de ton navigateur.',
    on: 'Cet appareil te prévient quand une table où l’on répond en jours t’attend.',
    stop: 'Ne plus me prévenir',
    insecure:
      'Cette page est venue sans chiffrement. Depuis une telle adresse, les navigateurs ne disent rien tant que la page est fermée.',
    none: 'Ce navigateur ne peut rien te dire tant que la page est fermée.',
    denied:
      'Ce navigateur a reçu l’ordre de ne montrer aucun message de cette page. Ses réglages pour la page permettent d’en changer.',
    failed: 'Le service push de ton navigateur est injoignable. Réessaie plus tard.',
  },
  at,
  ...conduct,
  heard: {
    sat: (name: string): string => `${name} s’assied.`,
    stood: (name: string): string => `${name} laisse sa place.`,
    joins: (name: string, bot: string): string => `${name} joue à partir de la prochaine donne et remplace ${bot}.`,
    replaces: (name: string, bot: string): string => `${name} remplace ${bot}.`,
    leaves: (name: string, bot: string): string => `${name} s’en va, et ${bot}, un robot, joue à sa place.`,
    gone: (name: string): string => `${name} n’est plus là.`,
    awaited: (name: string, n: number): string => `Un robot joue pour ${name} dans ${seconds(n)}.`,
    back: (name: string): string => `${name} est de retour.`,
    ready: (name: string): string => `${name} est prêt.`,
    bot: (name: string): string => `${name}, un robot, prend place.`,
    standIn: (name: string): string => `Un robot joue pour ${name}.`,
    host: (name: string): string => `${name} est maintenant l’hôte.`,
    changed: (name: string): string => `${name} a modifié la table.`,
  },
};
