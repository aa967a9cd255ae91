// The server's refusals in German, by code.
import { sentenceOf } from '@moonshot/rules/explain';
import type { ApiErrorWords } from '../../en/server/errors.ts';
import { sheet } from '../sheet.ts';

export const errors: ApiErrorWords = {
  unreadable: {
    message: why => `Diese Nachricht ist nicht zu lesen. ${why}.`,
    request: why => `Diese Anfrage ist nicht zu lesen: ${why}`,
    path: 'Diese Adresse ist nicht zu finden: Ihr Pfad muss einfach geschrieben sein, etwa /api/tables.',
    oneHello: 'Eine Verbindung hat nur eine hello-Nachricht.',
    network: 'Gebraucht wird eine Adresse oder ein Netz wie 10.1.0.0/16.',
  },
  'too-many': {
    work: 'Du hast deinen Anteil an der Rechenzeit des Servers fürs Erste verbraucht. Warte ein wenig.',
    jobs: 'Zu viele deiner Anfragen warten auf die Prüfung. Versuche es noch einmal, wenn einige davon fertig sind.',
    leagues: 'Du bist schon in so vielen Ligen, wie erlaubt ist. Verlasse zuerst eine.',
    imports: 'Du hast schon so viele importierte Partien, wie erlaubt ist. Lösche zuerst eine.',
    importBytes: 'Du hast heute schon so viel importiert, wie erlaubt ist. Versuche es morgen noch einmal.',
    contests: 'Von dir sind schon so viele Wettbewerbe offen, wie erlaubt ist. Warte, bis einer vorbei ist.',
    entries: most =>
      `Du kannst an keinem weiteren Wettbewerb teilnehmen: ${most}, an denen du teilnimmst, sind nicht zu Ende. Spiele zuerst einen davon zu Ende.`,
    messages: 'Du sendest zu viel auf einmal.',
    requests: minutes => `Das war zu oft. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
    tables: most =>
      `Mehr Tische kannst du nicht haben: ${most} von dir sind noch nicht zu Ende. Spiele einen zu Ende oder gib einen ab.`,
    theirTables: most =>
      `Diese Person kann den Tisch nicht übernehmen: ${most} von ihr sind noch nicht zu Ende. Erst muss einer zu Ende sein.`,
    bots: most => `Dieser Tisch hat Platz für ${most} Bots von außen, und die sind schon da.`,
    blocks: 'Du blockierst schon so viele Personen, wie erlaubt ist. Hebe zuerst eine Blockierung auf.',
    passkeys: most => `Du hast schon ${most} Passkeys.`,
    reports: 'Du hast für diesen Tisch schon so viele Meldungen geschickt, wie erlaubt ist.',
    sockets: 'Von deiner Adresse aus sind zu viele Verbindungen offen.',
  },
  busy: {
    jobs: 'Der Server hat im Moment zu viel zu prüfen. Versuche es später noch einmal.',
    tables: 'Der Server hat keinen Platz für einen weiteren Tisch. Versuche es später noch einmal.',
    late: 'Der Server ist für einen neuen Tisch zu beschäftigt. Versuche es später noch einmal.',
    dumps: 'Gerade werden zu viele Tage der offenen Daten gelesen. Versuche es später noch einmal.',
    sockets: 'Der Server ist im Moment voll. Versuche es später noch einmal.',
    codes: 'Im Moment ist kein Code frei. Schicke stattdessen den Link.',
    hint: 'Im Moment fragen zu viele nach einem Tipp. Frage noch einmal.',
  },
  'no-ticket': {
    session: 'Nicht angemeldet. Erstelle einen Gast oder melde dich mit seinem Geheimnis an.',
    secret: 'Kein Gast dieses Servers hat dieses Geheimnis.',
    ticket: 'Dieses Ticket ist verbraucht, abgelaufen oder ungültig. Hole ein anderes.',
    token: 'Dieses Token wurde widerrufen oder ist ungültig. Bitte die Person, die es erstellt hat, um ein anderes.',
    page: 'Ein Ticket gilt nur für eine Seite, die ihren Origin sendet. Ein Programm meldet sich mit einem Token an.',
    player: 'Das Konto dieser Person gibt es nicht mehr.',
    hello: 'Die erste Nachricht einer Verbindung muss hello sein.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Dieser Server spricht die Versionen ${oldest} bis ${newest}. Lade die Seite neu.`,
  },
  'no-table': {
    table: 'Diesen Tisch gibt es nicht, oder du darfst nicht an ihn.',
    closed: 'Der Betreiber dieses Servers hat diesen Tisch geschlossen.',
    removed: 'Der Gastgeber hat dich von diesem Tisch genommen. Mit einer neuen Einladung kannst du wiederkommen.',
    watchers: 'An diesem Tisch darf niemand mehr zuschauen.',
    invited: 'Dieser Tisch ist jetzt nur noch für Eingeladene offen.',
    code: 'Kein Tisch hat jetzt diesen Code.',
  },
  'table-full': {
    league: 'Diese Liga ist voll, oder du bist schon in so vielen Ligen, wie erlaubt ist.',
    watchers: 'An diesem Tisch ist kein Platz mehr für Zuschauer.',
    contest: 'Dieser Wettbewerb ist voll.',
  },
  'not-seated': {
    watching: 'Du schaust dieser Partie zu; das können nur die Spieler.',
    noSeat: 'Du spielst an diesem Tisch nicht mit.',
    talk: 'Am Tisch können nur die Spieler schreiben.',
    bring: 'Nur die Spieler am Tisch können einen Bot dazuholen.',
  },
  'not-host': {
    host: 'Das kann nur der Gastgeber.',
    organiser: 'Nur wer das Turnier erstellt hat, kann es beginnen.',
    league: 'Das kann nur der Besitzer der Liga.',
  },
  'not-now': {
    counted:
      'Diese Partie zählt für die Wertung oder eine Liga, also ändert sich am Tisch nichts, bis sie zu Ende ist.',
    leagueOver: 'Diese Liga ist vorbei.',
    begun: 'Dieses Turnier hat begonnen: Niemand kann mehr dazukommen oder gehen.',
    few: 'Ein Turnier braucht mindestens zwei, die mitspielen.',
    contestOver: 'Dieser Wettbewerb ist vorbei: Niemand kann mehr teilnehmen.',
    rated: 'Ob gewertet wird, lässt sich während einer Partie nicht ändern.',
    clock: 'Die Bedenkzeit lässt sich während einer Partie nicht ändern.',
    gathering: 'Das geht nur, bevor eine Partie beginnt.',
    noMatch: 'An diesem Tisch hat noch keine Partie begonnen.',
    noTable: 'Du bist an keinem Tisch.',
    noHint: 'Kein Tipp: Du bist nicht dran.',
    notOver: 'Diese Partie ist noch nicht zu Ende.',
    bring: 'Ein Bot kommt nur dazu, bevor eine Partie beginnt.',
    proof: 'Diese Partie hat keinen Nachweis oder läuft noch: Ihre Geheimnisse werden am Ende offengelegt.',
    day: 'Dieser Tag ist in UTC noch nicht zu Ende.',
  },
  'seat-taken': { seat: 'Dort spielt schon jemand.' },
  'not-allowed': {
    bots: 'Der Gastgeber hat an diesem Tisch keine Programme zugelassen.',
    ratedBots:
      'In einer gewerteten Partie oder einer Ligapartie muss der Gastgeber Programme zulassen. Spieler am Tisch können keines dazuholen, andere je eines.',
    ratedHints: 'In einer Partie, die für die Wertung oder eine Liga zählt, gibt es keine Tipps.',
    longWork: seconds =>
      `Das zu prüfen dauert länger als die ${seconds} Sekunden, die dafür da sind. Schick etwas Kürzeres.`,
    league: 'Dieser Tisch spielt für eine Liga, deshalb lassen sich seine Regeln nicht ändern.',
    member: 'Nur Mitglieder der Liga können einen Tisch für sie öffnen. Tritt ihr zuerst bei.',
    fixed: 'Andere spielen dieselben Karten, deshalb lässt sich hier nichts ändern, und es gibt keine Tipps.',
    forked: 'Dieser Tisch setzt eine andere Partie fort, deshalb lässt sich sein Spiel nicht ändern.',
    forkRated: 'Manche kennen diese Karten vielleicht, deshalb wird die Partie nicht gewertet.',
    putOut: 'Der Besitzer dieser Liga hat dich ausgeschlossen.',
    noMember: 'Ausschließen kannst du nur andere Mitglieder der Liga.',
    imported: 'Diese Partie wurde anderswo gespielt und lässt sich hier nicht fortsetzen. Öffne einen neuen Tisch.',
    played: 'Nur eine importierte Partie lässt sich löschen: Diese gehört auch den anderen Spielern.',
    ratedOpen: 'Gewertete Partien brauchen einen Tisch, an den alle kommen dürfen.',
    ratedDays:
      'Eine gewertete Partie braucht eine Uhr in Sekunden. Mit Tagen für jede Antwort könnte ein Spieler sie wochenlang aufhalten.',
    watchers: 'An diesem Tisch darf niemand zuschauen.',
    report: 'Melden kannst du nur andere an deinem Tisch.',
    empty: 'Die Nachricht ist leer.',
    noBot: 'Dort spielt kein Bot von außen.',
    noSeat: 'Diesen Platz gibt es an diesem Tisch nicht.',
    noLevel: 'So einen Bot gibt es nicht.',
    muted: 'Der Betreiber dieses Servers hat den freien Text an diesem Tisch abgeschaltet.',
    chatOpen: 'Freien Text gibt es nur an Tischen mit Einladung.',
    noChat: 'An diesem Tisch gibt es keinen freien Text.',
    host: 'Gastgeber kann nur ein Mensch sein, der hier spielt.',
    nudge: 'Dort spielt niemand, den man erinnern könnte.',
    unwelcome: 'An diesem Tisch kannst du nicht mitspielen.',
    yourself: 'Dich selbst kannst du nicht blockieren.',
    open: 'Diese Adresse ist öffentlich und nicht verschlüsselt, deshalb kann sich hier niemand anmelden. Der Server braucht TLS davor.',
    origin: 'Das darf nur die Seite dieses Servers.',
    seats: 'Hier spielen mehr Menschen, als dann Platz hätten.',
    yourSeat: 'Um selbst aufzuhören, verlasse den Tisch.',
    onlyPlays: 'Ein Bot von außen kann nur spielen.',
    push: 'Push-Nachrichten gehen nur an den Push-Dienst eines Browsers, über HTTPS.',
    passkeys:
      'An dieser Adresse gibt es keine Passkeys: Browser legen sie nur für einen Namen hinter TLS an, oder für localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'Dieser Name gehört einem Bot oder dem Betreiber des Servers. Wähle einen anderen.',
  },
  'bad-passkey': {
    unknown: 'Dieser Server kennt diesen Passkey nicht. Füge einen dort hinzu, wo du angemeldet bist.',
    wrong: 'Das ist nicht der Passkey, nach dem gefragt wurde.',
    known: 'Dieser Passkey gehört schon zu einem Konto.',
    copied: 'Dieser Passkey wurde anderswo benutzt, wie es eine Kopie täte. Melde dich mit einem anderen an.',
  },
  'stale-passkey': { challenge: 'Das hat zu lange gedauert oder wurde schon erledigt. Beginne noch einmal.' },
  'stale-sign-in': {
    account:
      'Melde dich zuerst noch einmal an. Wer die Anmeldung ändern oder das Konto löschen will, muss sich in den letzten zehn Minuten angemeldet haben.',
  },
  'bad-rules': {
    point: 'Von dort lässt sich die Partie nicht fortsetzen: An diesem Punkt der Runde war niemand dran.',
    leagueEnd: 'Eine Liga muss innerhalb eines Jahres enden.',
    game: name => `Ein Spiel namens ${name} gibt es nicht.`,
    further: (name, base) =>
      `Das Spiel ${name} gehört zu den weiteren: Bestelle ${base} mit den overrides, die „moonshot rules ${name} --json“ ausgibt.`,
    sheet: errors => `So einen Tisch gibt es nicht: ${errors.map(error => sentenceOf(error, sheet)).join('; ')}.`,
  },
  paused: {
    still: 'Der Tisch pausiert gerade, und nichts wurde gespielt. Er macht von selbst weiter.',
    unchanged: 'Der Tisch pausiert gerade, und nichts wurde geändert.',
    fault: 'Der Tisch pausiert wegen eines Fehlers. Alles Gespielte ist gespeichert; er macht von selbst weiter.',
    failed: 'Das ist im Moment nicht möglich, und nichts wurde geändert. Versuche es noch einmal.',
  },
  banned: {
    ban: ({ kind, until, reason }) => {
      const who = kind === 'player' ? 'Du bist' : 'Deine Adresse ist';
      return `${who} auf diesem Server ${until === null ? 'für immer' : `bis ${until} UTC`} gesperrt: ${reason}`;
    },
  },
  gone: {
    round: 'Diese Runde gibt es nicht, oder sie ist noch nicht vorbei.',
    league: 'Diese Liga gibt es nicht, oder nicht mehr.',
    contest: 'Diesen Wettbewerb gibt es nicht, oder nicht mehr.',
    dump: 'Für diesen Tag gibt es keine offenen Daten.',
    address: 'Unter dieser Adresse gibt es nichts.',
    report: 'Eine solche offene Meldung gibt es nicht.',
    player: 'Diese Person gibt es nicht.',
    ban: 'Eine solche Sperre gibt es nicht.',
    passkey: 'Diesen Passkey hast du nicht.',
  },
};
