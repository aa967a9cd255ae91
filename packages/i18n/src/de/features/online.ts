// German texts of playing online.

import type { FriendWords } from '../../en/features/online.ts';
import { counting } from '../../format.ts';
import { account } from './online/account.ts';
import { at } from './online/at.ts';
import { conduct } from './online/conduct.ts';
import { fork } from './online/fork.ts';
import { rating } from './online/rating.ts';
import { talk } from './online/talk.ts';

const count = counting('de');
const seats = count({ one: 'Platz ist frei', other: 'Plätze sind frei' });
const players = count({ one: 'Spieler', other: 'Spieler' });
const days = count({ one: 'Tag', other: 'Tage' });
const watching = count({ one: 'Person schaut zu', other: 'Personen schauen zu' });
const minutes = count({ one: 'Minute', other: 'Minuten' });
const hours = count({ one: 'Stunde', other: 'Stunden' });
const seconds = count({ one: 'Sekunde', other: 'Sekunden' });
const bots = count({ one: 'Bot', other: 'Bots' });

const units = { days, hours, minutes, seconds };

export const online: FriendWords = {
  account,
  fork,
  rating,
  title: 'Mit Freunden spielen',
  home: 'Startseite',
  back: 'Zurück',
  retry: 'Noch einmal',
  trouble: {
    link: 'Dieser Link führt zu keinem Tisch. Bitte noch einmal darum.',
    unreachable: 'Der Server ist nicht zu erreichen. Alles ohne Netz spielt sich wie bisher.',
    'no-server':
      'Diese Seite hat keinen Server, darum können Freunde hier nicht dazukommen. Alles andere geht wie bisher.',
  },
  plain:
    'Ohne Verschlüsselung (einfaches HTTP) schaltet der Browser hier einiges ab: offline spielen, installieren, Passkeys und Benachrichtigungen. Am Tisch geht alles.',
  open: {
    title: 'Einen Tisch öffnen',
    options: 'Optionen',
    further: 'Weitere Spiele',
    choose: 'Ein Spiel wählen …',
    ownRules: 'Deine Regeln',
    furtherGames: 'Weitere Spiele',
    game: 'Spiel',
    who: 'Wer kommen darf',
    whoOf: { invited: 'Wer den Link hat', everybody: 'Alle' },
    clock: 'Bedenkzeit je Zug',
    clockOf: { none: 'Keine Uhr', '20': '20 Sekunden', '45': '45 Sekunden', '1': '1 Tag', '3': '3 Tage' },
    watchers: 'Zuschauer sehen',
    watchersOf: { none: 'Keine Zuschauer', cards: 'Gespielte Karten', 'hands-after': 'Blätter, danach' },
    chat: 'Reden',
    chatOf: { yes: 'Sätze und Text', no: 'Nur Sätze' },
    chatNote: 'Freien Text gibt es nur an Tischen mit Link.',
    go: 'Tisch öffnen',
  },
  join: {
    contests: 'Herausforderungen und Turniere',
    withCode: 'Per Code an einen anderen Tisch',
    others: 'An einen anderen Tisch gehen',
    title: 'An einen Tisch gehen',
    code: 'Code',
    missing: 'Ein Code hat mindestens vier Buchstaben oder Ziffern. Gib ihn bitte ein.',
    go: 'Hingehen',
    back: 'Zurück an deinen Tisch',
    mine: 'Deine Tische mit Freunden',
    lobby: 'Offene Tische',
    none: 'Zurzeit ist kein Tisch offen. Öffne einen für alle, dann finden ihn andere hier.',
    of: (taken: number, all: number): string => `${taken} von ${all} Spielern`,
    states: { gathering: 'wartet auf Spieler', playing: 'spielt', over: 'beendet' },
    yourTurn: 'Wartet auf dich',
    waitsFor: (names: string): string => `Wartet auf ${names}`,
    left: ({ unit, n }): string => `noch ${units[unit](n)}`,
  },
  name: {
    title: 'Wie heißt du?',
    label: 'Dein Name',
    note: 'Die anderen am Tisch sehen deinen Namen.',
    missing: 'Der Name fehlt noch. Gib bitte einen ein.',
    invites: (name: string): string => `${name} lädt dich ein zu`,
    opened: (name: string): string => `${name} hat diesen Tisch geöffnet`,
    free: 'frei',
    go: 'Hinsetzen',
  },
  arriving: 'Auf dem Weg zum Tisch …',
  full: {
    title: 'Dieser Tisch ist voll.',
    text: 'Schau zu, oder öffne einen eigenen mit denselben Regeln.',
    watch: 'Zuschauen',
    own: 'Eigenen öffnen',
  },
  living: {
    use: 'Dieses Gerät als großen Bildschirm nutzen',
    scan: 'Zum Mitspielen scannen',
    note: 'Jedes Handy, das diesen Code scannt, zeigt ein Blatt.',
    about: 'Ein Tisch für alle im Raum, auf einem Fernseher oder Tablet. Die Handys zeigen die Blätter.',
    screen: 'Großer Bildschirm',
    typed: (address: string, code: string): string =>
      `Ohne Kamera: Öffne ${address} und geh mit dem Code ${code} an den Tisch.`,
    turn: 'Du bist dran',
    look: 'Schau auf den großen Bildschirm',
  },
  gathering: {
    title: 'Warteraum',
    players: (n: number): string => players(n),
    open: (n: number): string => (n === 0 ? 'Jeder Platz ist besetzt.' : `${seats(n)}.`),
    watchers: (n: number): string => `${watching(n)}.`,
    seat: (n: number): string => `Platz ${n}`,
    openSeat: 'Freier Platz',
    send: 'Schick den Link',
    host: 'Gastgeber',
    ready: 'bereit',
    notReady: 'noch nicht bereit',
    away: 'nicht da',
    fills: 'füllt den Platz',
    seatBot: 'Bot hinsetzen',
    sitHere: 'Hier sitzen',
    swap: (name: string): string => `${name} ändern`,
    empty: 'Platz räumen',
    handOver: 'Zum Gastgeber machen',
    stand: 'Meinen Platz aufgeben',
    start: 'Anfangen',
    startBots: (n: number): string => `Mit ${bots(n)} anfangen`,
    prepared: 'Ich bin bereit',
    notPrepared: 'Doch noch warten',
    waitHost: (name: string): string => `${name || 'Der Gastgeber'} beginnt die Partie.`,
    hostNote: 'Oder warte: Es beginnt von selbst, wenn alle Plätze besetzt und alle bereit sind.',
  },
  invite: {
    title: 'Freunde einladen',
    text: 'Es geht aus jedem Browser, ohne Konto.',
    onlyHere:
      'Dieser Link führt nur auf diesem Computer hierher. Starte den Server mit --host 0.0.0.0, dann können auch Handys im Raum kommen.',
    qr: 'QR-Code mit dem Link zu diesem Tisch',
    link: 'Link zu diesem Tisch',
    copy: 'Kopieren',
    share: 'Teilen',
    code: 'Kurzen Code zeigen',
    codeFor: (ms: number): string => `Der Code gilt ${minutes(Math.max(1, Math.round(ms / 60_000)))}.`,
    renew: 'Link ersetzen',
    renewAsks: 'Der bisher verschickte Link und sein Code führen dann nirgendwohin. Deine Freunde brauchen den neuen.',
    renewSure: 'Ersetzen',
    renewNo: 'Link behalten',
    renewed: 'Das ist ein neuer Link. Der alte Link und der alte Code führen nirgendwohin mehr.',
    message: (game: string): string => `Spiel ${game} mit mir auf Moonshot`,
  },
  met: {
    title: (n: number): string => `Mit wem du gespielt hast (${n})`,
    text: 'Schick ihnen den Link zu diesem Tisch. Die Liste liegt auf diesem Gerät und in den Dateien, die du speicherst.',
    later:
      'An deinem Tisch kannst du jedem den Link dazu schicken. Die Liste liegt auf diesem Gerät und in den Dateien, die du speicherst.',
    invite: 'Einladen',
    inviteName: (name: string): string => `${name} einladen`,
    forget: (name: string): string => `${name} vergessen`,
    forgetAll: 'Alle vergessen',
    message: (name: string, game: string): string => `${name}, spiel ${game} mit mir auf Moonshot:`,
  },
  rules: {
    all: 'Alle Regeln',
    passes: (ways: string): string => `Weitergabe, Runde für Runde: ${ways}`,
    length: {
      target: (total: string): string => `Die Partie endet, sobald ein Stand ${total} erreicht.`,
      deals: (n: string): string => `Die Partie hat ${n}.`,
    },
    title: 'Regeln an diesem Tisch',
    changed: (n: number): string => (n === 1 ? 'Eine Regel geändert' : `${n} Regeln geändert`),
    open: { invited: 'Wer den Link hat, darf kommen.', everybody: 'Alle dürfen kommen.' },
    chat: { yes: 'Sätze und freier Text.', no: 'Sätze, kein freier Text.' },
    clock: {
      none: 'Keine Uhr.',
      card: (card: number, pass: number | null, reserve: number): string =>
        `${card} Sekunden für eine Karte${pass === null ? '' : `, ${pass} zum Weitergeben`} und ${reserve} Vorrat für eine Runde. Danach antwortet ein Bot.`,
      days: (n: number): string => `${days(n)} für jede Antwort. Danach antwortet ein Bot.`,
    },
    watchers: {
      none: 'Niemand schaut zu.',
      cards: 'Zuschauer sehen die gespielten Karten.',
      'hands-after': 'Zuschauer sehen alle Blätter, wenn eine Runde vorbei ist.',
    },
  },
  talk,
  people: {
    title: 'An diesem Tisch',
    nudge: (name: string): string => `${name} anstupsen`,
    pause: 'Um eine Pause bitten',
    undo: 'Darum bitten, meinen letzten Zug zurückzunehmen',
    end: 'Um das Ende der Partie bitten',
    watching: 'Du schaust zu.',
    more: (name: string): string => `Mehr zu ${name}`,
    block: (name: string): string => `${name} blockieren`,
    unblock: (name: string): string => `${name} nicht mehr blockieren`,
    blocked: 'blockiert',
    muted: 'stumm',
    report: (name: string): string => `${name} melden`,
    remove: (name: string): string => `${name} vom Tisch entfernen`,
    revoke: (name: string): string => `Das Token von ${name} zurücknehmen`,
  },
  tell: {
    title: 'Wenn du dran bist',
    me: 'Sag mir, wenn ich dran bin',
    note: 'Dieses Gerät sagt es auch bei geschlossener Seite: dass ein Tisch wartet und welches Spiel, keine Karte und keinen Namen. Es geht über den Push-Dienst deines Browsers.',
    on: 'Dieses Gerät sagt dir, wenn ein Tisch mit Tagen Bedenkzeit auf dich wartet.',
    stop: 'Nichts mehr sagen',
    insecure:
      'Diese Seite kam unverschlüsselt. Von solch einer Adresse sagen Browser nichts, solange die Seite geschlossen ist.',
    none: 'Dieser Browser kann dir nichts sagen, solange die Seite geschlossen ist.',
    denied:
      'Diesem Browser wurde untersagt, Nachrichten dieser Seite zu zeigen. In seinen Einstellungen für die Seite lässt sich das ändern.',
    failed: 'Der Push-Dienst deines Browsers ist nicht erreichbar. Versuche es später noch einmal.',
  },
  at,
  ...conduct,
  heard: {
    sat: (name: string): string => `${name} setzt sich.`,
    stood: (name: string): string => `${name} gibt den Platz auf.`,
    joins: (name: string, bot: string): string => `${name} spielt ab der nächsten Runde mit, auf dem Platz von ${bot}.`,
    replaces: (name: string, bot: string): string => `${name} setzt sich auf den Platz von ${bot}.`,
    leaves: (name: string, bot: string): string => `${name} geht, und ${bot}, ein Bot, spielt weiter.`,
    gone: (name: string): string => `${name} ist gerade nicht da.`,
    awaited: (name: string, n: number): string => `In ${seconds(n)} spielt ein Bot für ${name}.`,
    back: (name: string): string => `${name} ist wieder da.`,
    ready: (name: string): string => `${name} ist bereit.`,
    bot: (name: string): string => `${name}, ein Bot, nimmt Platz.`,
    standIn: (name: string): string => `Ein Bot spielt für ${name}.`,
    host: (name: string): string => `${name} ist jetzt Gastgeber.`,
    changed: (name: string): string => `${name} hat den Tisch geändert.`,
  },
};
