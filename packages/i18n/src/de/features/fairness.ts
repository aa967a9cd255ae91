// German texts of sealed deals and their verification.
import type { FairnessWords } from '../../en/features/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Versiegelte Runden',
  back: 'Zurück',
  sealed: {
    title: 'Diese Runde ist versiegelt.',
    lead: 'Der Server hat sein Geheimnis verschlossen, bevor jemand eines dazugab. Nach der Partie zeigt er es, und diese Seite prüft alles.',
  },
  verified: {
    title: (players: number): string =>
      players === 0
        ? 'Geprüft. Es wurden keine Karten gegeben.'
        : players === 1
          ? 'Geprüft, mit dem Geheimnis von 1 Person am Tisch.'
          : `Geprüft, mit den Geheimnissen von ${players} Personen am Tisch.`,
    lead: 'In jeder Runde waren mindestens so viele Geheimnisse vom Tisch verschlossen, bevor eines geöffnet wurde. Die Karten wählen konnte der Server nur, wenn all diese Personen mithalfen. Sonst konnte er eine Runde nur neu ziehen lassen, und jede Ziehung ist hier gezählt.',
  },
  serverOnly: {
    title: 'Stimmig, aber nur das Geheimnis des Servers zählte.',
    lead: (deals: string, n: number): string =>
      n === 1
        ? `In Runde ${deals} zählte kein Geheimnis vom Tisch: Der Server allein konnte die Karten wählen.`
        : `In den Runden ${deals} zählte kein Geheimnis vom Tisch: Der Server allein konnte die Karten wählen.`,
  },
  oldProtocol: {
    title: 'Altes Protokoll: Die Karten passen zum Siegel.',
    lead: 'Diese Partie wurde nach einem früheren Protokoll versiegelt. Der Server konnte Geheimnisse weglassen, nachdem er sie gesehen hatte, und so unter mehreren Kartenfolgen wählen. Das zeigt sich nur daran, dass jemand nichts dazugab oder nicht öffnete.',
  },
  broken: {
    title: 'Gebrochen: Die Karten passen nicht zum Siegel.',
    lead: 'An diesem Nachweis wurde etwas geändert, oder die Karten wurden anders gegeben, als sie versiegelt waren. Was nicht stimmt, ist rot; behalte den Nachweis, um es zu zeigen.',
  },
  empty: {
    title: 'Prüfe, wie die Karten gegeben wurden.',
    lead: 'Eine Partie mit versiegelten Runden hat einen Nachweis: eine Datei, die zeigt, aus wessen Geheimnissen die Karten kamen. Sie wird auf diesem Gerät geprüft und nirgendwohin geschickt.',
  },
  decks: (n: number): string =>
    n === 1 ? 'Eine Kartenfolge konnte gezogen werden.' : `${n} Kartenfolgen konnten gezogen werden.`,
  beacon: {
    missed: 'Die öffentliche Zufallszahl kam nicht rechtzeitig und fehlt in dieser Runde.',
    checked: 'In dieser Runde steckt eine öffentliche Zufallszahl, und ihre Signatur stimmt.',
    unchecked: 'In dieser Runde steckt eine öffentliche Zufallszahl. Ihre Signatur wurde nicht geprüft.',
    wrong: 'In dieser Runde steckt eine öffentliche Zufallszahl, aber ihre Signatur stimmt nicht.',
  },
  noticed: {
    title: 'Was diesem Gerät auffiel',
    details: 'Details zeigen',
    'not-asked': (deal: number): string =>
      `Du warst am Tisch, aber der Server hat dich in Runde ${deal} nicht nach einem Geheimnis gefragt.`,
    'left-out': (deal: number): string =>
      `Dein Geheimnis für Runde ${deal} war rechtzeitig verschlossen, aber der Server zählt es nicht.`,
    'not-opened': (deal: number): string =>
      `Dein Geheimnis für Runde ${deal} ging rechtzeitig ab, aber der Server sagt, es kam zu spät.`,
    dropped: (deal: number): string => `Der Server hatte dein Geheimnis für Runde ${deal} und hat es dann weggelassen.`,
    altered: (deal: number): string => `An deinem Platz steht in Runde ${deal} ein Geheimnis, das nicht deines ist.`,
    'early-round': (deal: number): string =>
      `Nach der Uhr dieses Geräts war die öffentliche Zufallszahl für Runde ${deal} schon bekannt, als die Geheimnisse verschlossen wurden.`,
    'late-void': (deal: number): string =>
      `Nach der Uhr dieses Geräts wurde eine Ziehung der Runde ${deal} erst für ungültig erklärt, als ihre öffentliche Zufallszahl schon bekannt war.`,
    unlike: (deal: number): string =>
      `Das Siegel der Runde ${deal} ist nicht das, das dieses Gerät am Tisch gesehen hat.`,
    redraws: (odd: number, attempts: number): string =>
      `An diesem Tisch scheitern zu viele Ziehungen: ${odd} von ${attempts}, und keine verlorene Verbindung erklärt es.`,
    stalled: 'Eine stockende Verbindung kann genauso aussehen. Passiert es wieder, frag die Betreiber des Servers.',
    clock: 'Sieh zuerst nach, ob die Uhr stimmt.',
    rare: 'An einem ehrlichen Tisch kommt das in weniger als 1 von 1000 langen Partien vor.',
  },
  contributors: {
    open: 'Wer zu dieser Runde ein Geheimnis gibt, steht noch nicht fest.',
    none: 'Niemand am Tisch gibt zu dieser Runde ein Geheimnis: Der Server zieht allein.',
    settled: (names: string): string => `Diese Geheimnisse zählen, festgelegt, bevor eines geöffnet wurde: ${names}.`,
    counted: (names: string): string => `Diese Geheimnisse zählen: ${names}.`,
    own: { in: 'Dein Geheimnis ist dabei.', out: 'Dein Geheimnis ist in dieser Runde nicht dabei.' },
    voided: (draw: number, names: string): string =>
      `Ziehung ${draw} ist ungültig und wurde wiederholt. Nicht geöffnet: ${names}.`,
  },
  report: 'Dieses Siegel melden',
  choose: 'Nachweis wählen',
  drop: 'Oder lege eine Datei hier ab.',
  tooLarge: 'Diese Datei ist zu groß für einen Nachweis. Wähle eine andere.',
  notRead: 'Der Browser konnte diese Datei nicht lesen. Wähle sie noch einmal.',
  noProof: (place: string): string =>
    `Diese Datei ist kein Nachweis einer Partie, oder sie ist beschädigt (bei ${place}). Wähle eine andere.`,
  fetching: 'Der Nachweis wird geholt …',
  notFetched: 'Der Nachweis ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  seal: 'Siegel dieser Runde',
  steps: {
    server: 'Vom Server versiegelt',
    seats: 'Am Tisch verschlossen und geöffnet',
    end: 'Nach der Partie geöffnet',
  },
  opened: {
    yes: 'Das Geheimnis des Servers passt zu seinem Siegel, Zeichen für Zeichen.',
    no: 'Das Geheimnis des Servers passt nicht zu seinem Siegel.',
    later: 'Der Server zeigt sein Geheimnis, wenn die Partie zu Ende ist.',
  },
  seat: (n: number): string => `Platz ${n}`,
  added: {
    silent: 'gab nichts dazu',
    withheld: 'hat nicht geöffnet',
    wrong: 'hat etwas anderes geöffnet',
    locked: 'verschlossen',
    unasked: 'nicht gefragt',
    waiting: 'noch nicht',
  },
  bots: 'Bots geben nichts dazu: Der Server spielt sie.',
  cards: 'Die Karten, wie sie gegeben wurden',
  rest: 'Der Rest',
  hidden: 'Die Karten bleiben versiegelt, bis die Partie zu Ende ist.',
  checked: 'Auf diesem Gerät geprüft',
  failed: 'Stimmt nicht',
  checking: 'Wird geprüft …',
  checks: {
    chain: 'An alles gebunden, was davor war',
    server: 'Das Geheimnis des Servers passt zu seinem Siegel',
    seats: 'Alle haben geöffnet, was sie verschlossen hatten',
    attempts: 'Jede ungültige Ziehung ist da, mit ihrem Grund',
    cut: 'Der Geber ist, wer ausgelost wurde',
    cards: 'Diese Blätter ergeben sich aus den Geheimnissen',
    play: 'Jede gespielte Karte war eine gegebene',
    deck: 'Ein vollständiges Kartenspiel, oder zwei',
    deals: 'Keine Runde der Partie fehlt',
    end: 'Das Ende passt zur letzten Runde und dazu, wer gewonnen hat',
  },
  thrownIn: (name: string): string => `Wegen des Blatts von ${name} nach der Regel neu gegeben, aus demselben Siegel.`,
  bound: 'Daran gebunden ist, was folgt:',
  day: {
    title: 'Die Siegel des Tages',
    unasked: 'Der Server ließ sich nicht nach den Siegeln des Tages fragen.',
    later: (day: string): string =>
      `Die Siegel vom ${day} nennt der Server, wenn dieser Tag nach UTC vorbei ist. Sieh dann noch einmal nach.`,
    none: 'Dieser Server hat kein solches Siegel gemacht: Die Runde wurde anderswo versiegelt, oder ihr Siegel wurde weggelassen.',
    wrong: (day: string): string => `Dieses Siegel führt nicht zu der Wurzel, die der Server für den ${day} nennt.`,
    among: (place: number, count: number, day: string): string =>
      `Dieses Siegel ist Nummer ${place} von ${count}, die der Server am ${day} gemacht hat. Eine Wurzel bindet sie alle:`,
    proves:
      'Auf diesem Gerät geprüft. Wer diese Wurzel aufgeschrieben hat, weiß, dass seither kein Siegel des Tages geändert, hinzugefügt oder weggelassen wurde.',
    hides:
      'Es zeigt nicht, dass anderen dieselbe Wurzel genannt wurde: Vergleiche sie mit ihrer. Auch nicht, dass eine Runde dabei ist, deren Siegel niemand aufgehoben hat.',
  },
  again: 'Noch einmal prüfen',
  copy: 'Nachweis kopieren',
  how: 'So funktioniert das Versiegeln',
  before: 'Vorige Runde',
  next: 'Nächste Runde',
  works: {
    steps: [
      'Vor einer Runde zieht der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck, das Siegel.',
      'Jedes Gerät am Tisch zieht ein eigenes Geheimnis und veröffentlicht dessen Fingerabdruck.',
      'Der Server legt fest, wessen Geheimnisse zählen, und sagt es allen. Erst dann öffnen die Geräte ihre.',
      'Sind alle geöffnet, ergeben sie mit dem des Servers die Reihenfolge der Karten. Fehlt eines, ist die Ziehung ungültig, und alle ziehen neue Geheimnisse, ohne die Person, die fehlte. Nach drei ungültigen Ziehungen gibt der Server allein aus seinem Geheimnis, und der Nachweis sagt es.',
      'Nach der Partie öffnet der Server seine Geheimnisse, und jeder kann aus ihnen dieselben Karten geben.',
    ],
    shows: 'Was es zeigt',
    shown: [
      'Die Blätter ergeben sich aus diesen Geheimnissen, und jede gespielte Karte kommt aus diesen Blättern.',
      'War eine der Personen, deren Geheimnisse zählen, ehrlich, so konnte der Server die Karten nicht wählen. Er konnte sie nur neu ziehen lassen.',
      'Wie viele Kartenfolgen gezogen werden konnten: eine, und eine mehr für jede ungültige Ziehung.',
      'Keine Runde fehlt, und keine wurde geändert, nachdem die nächste begonnen hatte.',
    ],
    hides: 'Was es nicht zeigt',
    hidden: [
      'Dass der Server nicht in die Blätter schaut oder es niemandem sagt. Er gibt, also kennt er sie.',
      'Dass keine Ziehung mit Absicht ungültig gemacht wurde. Der Server sieht die Karten zuerst; allein oder mit Hilfe vom Tisch könnte er eine Kartenfolge ablehnen. Darum steht bei jeder ungültigen Ziehung, wer nicht öffnete, und dieses Gerät warnt dich, wenn es zu viele werden.',
      'Dass nicht alle am Tisch mit dem Server im Bunde sind. Zusammen können sie die Karten wählen.',
      'Dass niemand die Karten wählte, wo nur das Geheimnis des Servers zählte: Der Server konnte es. Die Karten einer solchen Partie werden nicht gewertet.',
      'Dass die Regeln befolgt wurden: wer bedienen musste, wer was nahm, der Punktestand.',
      'Dass die Siegel im Nachweis die am Tisch genannten sind. Dieses Gerät vergleicht die, die es gesehen hat, und warnt dich, wenn dein eigenes Geheimnis fehlt, zu spät kommt oder verändert ist.',
    ],
  },
};
