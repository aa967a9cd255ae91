// The server's refusals in German, by code.
import { sentenceOf } from '@moonshot/rules/explain';
import type { ApiErrorWords } from '../../en/server/errors.ts';
import { sheet } from '../sheet.ts';

export const errors: ApiErrorWords = {
  unreadable: {
    message: why => `Diese Nachricht ist nicht zu lesen. ${why}.`,
    request: why => `Diese Anfrage ist nicht zu lesen: ${why}`,
    path: 'Diese Adresse ist nicht zu finden: Ihr Pfad muss einfach geschrieben sein, etwa /api/tables.',
    oneHello: 'Jede Verbindung hat nur ein Hallo.',
    network: 'Gebraucht wird eine Adresse oder ein Netz wie 10.1.0.0/16.',
  },
  'too-many': {
    work: 'Der Server hat in so kurzer Zeit so viel für dich getan, wie er darf. Warte ein wenig.',
    jobs: 'Von dir wartet schon so viel auf die Prüfung, wie erlaubt ist. Warte, bis etwas davon fertig ist.',
    leagues: 'Du gehörst zu so vielen Ligen, wie du kannst. Verlasse eine.',
    imports: 'Du hast so viele Partien von anderswo behalten, wie du kannst.',
    importBytes: 'Du hast heute so viel von anderswo mitgebracht, wie du kannst. Versuche es später noch einmal.',
    contests: 'Du hast so viele Wettbewerbe gestellt, wie du kannst. Warte, bis einer vorbei ist.',
    entries: most =>
      `Du kannst an keinem weiteren Wettbewerb teilnehmen: ${most}, an denen du teilnimmst, sind nicht zu Ende. Spiel zuerst einen davon zu Ende.`,
    messages: 'Du sendest zu viel auf einmal.',
    requests: minutes => `Das war zu oft. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
    tables: most =>
      `Mehr Tische kannst du nicht haben: ${most} von dir sind noch nicht zu Ende. Spiele einen zu Ende oder gib einen ab.`,
    theirTables: most =>
      `Diese Person kann den Tisch nicht übernehmen: ${most} von ihr sind noch nicht zu Ende. Erst muss einer zu Ende sein.`,
    bots: most => `Dieser Tisch hat Platz für ${most} Bots von außen, und die sind schon da.`,
    blocks: 'Du blockierst so viele, wie du kannst.',
    passkeys: most => `Du hast schon ${most} Passkeys.`,
    reports: 'Du hast so oft gemeldet, was an diesem Tisch war, wie du kannst.',
    sockets: 'Von deiner Adresse aus sind zu viele Verbindungen offen.',
  },
  busy: {
    jobs: 'Der Server hat im Moment zu viel zu prüfen. Versuche es später noch einmal.',
    tables: 'Mehr Tische hält der Server nicht. Versuche es später noch einmal.',
    late: 'Der Server hat zu viel zu tun für einen neuen Tisch. Versuche es später noch einmal.',
    dumps: 'Gerade werden zu viele Tage der offenen Daten gelesen. Versuche es später noch einmal.',
    sockets: 'Der Server nimmt gerade niemanden mehr auf. Versuche es später noch einmal.',
    codes: 'Es gibt zu viele Codes. Schicke stattdessen den Link.',
    hint: 'Im Moment wollen zu viele einen Tipp. Frag noch einmal.',
  },
  'no-ticket': {
    session: 'Hier bist du noch niemand: Werde Gast, oder zeige das Geheimnis eines Gastes.',
    secret: 'Hier hat niemand dieses Geheimnis.',
    ticket: 'Diese Eintrittskarte ist verbraucht, zu alt, oder war nie eine. Hole eine andere.',
    token: 'Dieses Token wurde zurückgenommen oder war nie eins. Bitte um ein anderes, wo du es her hast.',
    page: 'Eine Eintrittskarte ist für eine Seite, die ihren Ursprung nennt. Ein Programm grüßt mit einem Token.',
    player: 'Diese Person gibt es hier nicht mehr.',
    hello: 'Eine Verbindung beginnt mit einem Hallo.',
  },
  'wrong-version': {
    versions: (oldest, newest) => `Dieser Server spricht die Versionen ${oldest} bis ${newest}. Lade die Seite neu.`,
  },
  'no-table': {
    table: 'Diesen Tisch gibt es nicht, oder er steht dir nicht offen.',
    closed: 'Der Betreiber dieses Servers hat diesen Tisch geschlossen.',
    removed: 'Der Gastgeber hat dich von diesem Tisch genommen. Mit einer neuen Einladung kannst du wiederkommen.',
    watchers: 'An diesem Tisch schaut niemand mehr zu.',
    invited: 'Dieser Tisch ist jetzt nur noch für Eingeladene offen.',
    code: 'Diesen Code hat kein Tisch, oder keiner mehr.',
  },
  'table-full': {
    league: 'Diese Liga hat so viele Mitglieder, wie sie fasst, oder du gehörst zu so vielen Ligen, wie du kannst.',
    watchers: 'An diesem Tisch schauen schon so viele zu, wie Platz haben.',
    contest: 'Zu diesem Wettbewerb sind so viele gekommen, wie er fasst.',
  },
  'not-seated': {
    watching: 'Du schaust dieser Partie zu; einen Platz hast du nicht.',
    noSeat: 'Du hast keinen Platz an diesem Tisch.',
    talk: 'Am Tisch reden nur die, die dort sitzen.',
    bring: 'Einen Bot bringt nur mit, wer selbst am Tisch sitzt.',
  },
  'not-host': {
    host: 'Das kann nur der Gastgeber.',
    organiser: 'Nur wer das Turnier gemacht hat, kann es beginnen.',
    league: 'Das kann nur, wem die Liga gehört.',
  },
  'not-now': {
    counted:
      'Diese Partie zählt für die Wertung oder eine Liga, also ändert sich am Tisch nichts, bis sie zu Ende ist.',
    leagueOver: 'Diese Liga ist vorbei.',
    begun: 'Dieses Turnier hat begonnen: Niemand kann mehr dazukommen oder gehen.',
    few: 'Ein Turnier braucht mindestens zwei, die mitspielen.',
    contestOver: 'Dieser Wettbewerb ist vorbei: Niemand kann mehr teilnehmen.',
    rated: 'Ob gewertet wird, bleibt, wie es ist, solange gespielt wird.',
    clock: 'Die Bedenkzeit bleibt, wie sie ist, solange eine Partie läuft.',
    gathering: 'Das geht nur, bevor eine Partie beginnt.',
    noMatch: 'An diesem Tisch hat noch keine Partie begonnen.',
    noTable: 'Du bist an keinem Tisch.',
    noHint: 'Es gibt nichts zu raten: Der Tisch fragt dich gerade nichts.',
    notOver: 'Diese Partie ist noch nicht zu Ende.',
    bring: 'Ein Bot kommt nur dazu, bevor eine Partie beginnt.',
    proof: 'Von dieser Partie gibt es keinen Nachweis, oder noch nicht: Offen wird alles, wenn sie zu Ende ist.',
    day: 'Dieser Tag ist nach dem UTC-Kalender noch nicht zu Ende.',
  },
  'seat-taken': { seat: 'Dort sitzt schon jemand.' },
  'not-allowed': {
    bots: 'Der Gastgeber hat an diesem Tisch keine Programme zugelassen.',
    ratedBots:
      'Wo Partien zählen, muss der Gastgeber Programme zulassen: Wer dort sitzt, bringt keines mit, alle anderen höchstens eines.',
    ratedHints: 'In einer Partie, die für die Wertung oder eine Liga zählt, gibt es keine Tipps.',
    longWork: seconds =>
      `Das zu prüfen dauert länger als die ${seconds} Sekunden, die dafür da sind. Schick etwas Kürzeres.`,
    league: 'Dieser Tisch spielt für eine Liga, deshalb bleiben seine Regeln, wie sie sind.',
    member: 'Einen Tisch für die Liga öffnet nur, wer zu ihr gehört. Komm erst dazu.',
    fixed: 'Andere spielen dieselben Blätter, deshalb wird hier nichts geändert und kein Tipp gegeben.',
    forked:
      'Dieser Tisch spielt von einem Punkt einer anderen Partie aus weiter, deshalb bleibt sein Spiel, wie es ist.',
    forkRated: 'Manche kennen diese Karten vielleicht, deshalb wird nicht gewertet.',
    putOut: 'Wem die Liga gehört, hat dich aus ihr ausgeschlossen.',
    noMember: 'Ausgeschlossen wird nur jemand anderes, der zur Liga gehört.',
    imported: 'Diese Partie wurde anderswo gespielt und geht hier nicht weiter. Öffne einen neuen Tisch.',
    played: 'Gelöscht wird nur eine Partie, die von anderswo kam: Diese gehört auch denen, die sie gespielt haben.',
    ratedOpen: 'Gewertet wird nur an Tischen, an die jeder kommen kann.',
    ratedDays:
      'Eine gewertete Partie braucht eine Uhr in Sekunden. Mit Tagen für jede Antwort könnte ein Spieler sie wochenlang aufhalten.',
    watchers: 'An diesem Tisch schaut niemand zu.',
    report: 'Melden kannst du nur andere, die mit dir am Tisch sind.',
    empty: 'Darin ist nichts zu lesen.',
    noBot: 'Dort sitzt kein Bot von außen.',
    noSeat: 'Diesen Platz gibt es an diesem Tisch nicht.',
    noLevel: 'So einen Bot gibt es nicht.',
    muted: 'Der Betreiber dieses Servers hat den freien Text an diesem Tisch abgeschaltet.',
    chatOpen: 'Freien Text gibt es nur an Tischen, an die man eingeladen wird.',
    noChat: 'An diesem Tisch gibt es keinen freien Text.',
    host: 'Gastgeber kann nur ein Mensch sein, der hier sitzt.',
    nudge: 'Dort sitzt niemand zum Anstupsen.',
    unwelcome: 'An diesem Tisch kannst du nicht Platz nehmen.',
    yourself: 'Sich selbst blockiert niemand.',
    open: 'Diese Adresse ist öffentlich und nicht verschlüsselt, deshalb ist hier niemand zu erkennen. Der Server braucht TLS davor.',
    origin: 'Das darf nur die Seite dieses Servers.',
    seats: 'Hier sitzen mehr Menschen, als der Tisch dann Plätze hat.',
    yourSeat: 'Den eigenen Platz gibst du auf, indem du aufstehst.',
    onlyPlays: 'Ein Bot von außen spielt und tut an einem Tisch sonst nichts.',
    push: 'Nachrichten gehen nur an den Push-Dienst eines Browsers, über HTTPS.',
    passkeys:
      'An dieser Adresse gibt es keine Passkeys: Browser legen sie nur für einen Namen hinter TLS an, oder für localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'Ein Name ist nicht der eines Bots und nicht der Name derer, die den Server betreiben.',
  },
  'bad-passkey': {
    unknown: 'Diesen Passkey hat hier niemand. Lege einen an, wo du angemeldet bist.',
    wrong: 'Nach diesem Passkey wurde nicht gefragt.',
    known: 'Dieser Passkey gehört schon zu einem Konto.',
    copied: 'Dieser Passkey wurde seither anderswo benutzt, wie es eine Kopie täte. Melde dich mit einem anderen an.',
  },
  'stale-passkey': { challenge: 'Das hat zu lange gedauert oder ist schon geschehen. Fang noch einmal an.' },
  'stale-sign-in': {
    account:
      'Melde dich erst noch einmal an: Nur wer sich in den letzten zehn Minuten angemeldet hat, kann ändern, womit man in dieses Konto kommt, oder es löschen.',
  },
  'bad-rules': {
    point: 'Von dort kann diese Partie nicht weitergespielt werden: Auf diesen Punkt dieser Runde folgt keine Antwort.',
    leagueEnd: 'Eine Liga endet zwischen jetzt und in einem Jahr.',
    game: name => `Ein Spiel namens ${name} gibt es nicht.`,
    further: (name, base) =>
      `Das Spiel ${name} gehört zu den weiteren: Bestelle ${base} mit den overrides, die „moonshot rules ${name} --json“ ausgibt.`,
    sheet: errors => `So einen Tisch gibt es nicht: ${errors.map(error => sentenceOf(error, sheet)).join('; ')}.`,
  },
  paused: {
    still: 'Der Tisch steht gerade still, und nichts wurde gespielt. Er macht von selbst weiter.',
    unchanged: 'Der Tisch steht gerade still, und nichts wurde geändert.',
    fault: 'Der Tisch steht wegen eines Fehlers still. Alles Gespielte ist sicher; er macht von selbst weiter.',
    failed: 'Das geht im Augenblick nicht, und nichts wurde geändert. Versuche es noch einmal.',
  },
  banned: {
    ban: ({ kind, until, reason }) => {
      const who = kind === 'player' ? 'Du bist' : 'Deine Adresse ist';
      return `${who} auf diesem Server ${until === null ? 'für immer' : `bis ${until} UTC`} gesperrt: ${reason}`;
    },
  },
  gone: {
    round: 'Von dieser Runde wird nichts gesagt, oder erst, wenn sie vorbei ist.',
    league: 'Diese Liga gibt es nicht, oder nicht mehr.',
    contest: 'Es gibt keinen solchen Wettbewerb, oder nicht mehr.',
    dump: 'Von diesem Tag gibt es keine offenen Daten.',
    address: 'Unter dieser Adresse gibt es nichts.',
    report: 'So eine Meldung ist nicht offen.',
    player: 'Diese Person gibt es nicht.',
    ban: 'So ist niemand gesperrt.',
    passkey: 'Diesen Passkey hast du nicht.',
  },
};
