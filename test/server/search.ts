// Scans a whole server for leaks: each match once it is over, and what the operator sees.
import type { Site } from '../../apps/server/testing/site.ts';
import { serverSecret } from '../../packages/table/src/core/randomness.ts';
import { newCanaries } from './canaries.ts';
import type { Operator, Party, Person } from './crowd.ts';
import { disguisedIn, numberedHands } from './hands.ts';
import { following, HEX, type Match } from './knowing.ts';
import { isProof, leaksInAnswer, leaksOf, wordless } from './scan.ts';

/** Amount of scanned data, since an empty scan finds nothing. */
export interface Seen {
  matches: number;
  bytes: number;
  frames: number;
  answers: number;
  lines: number; // of the log
  secrets: number;
  readonly statuses: Set<number>;
  readonly types: Set<string>; // of messages and events
  readonly early: Set<number>; // status codes of proofs that were requested too early
}

export interface Search {
  /** Scans everything that the people of a match received, and the new log lines. */
  add(party: Party): Promise<void>;
  /** Registers a secret that nobody may receive. */
  keep(secret: string, holder: string): void;
  readonly leaks: string[];
  readonly seen: Seen;
}

const DEALS_MOST = 8;

export function newSearch(site: Site): Search {
  const canaries = newCanaries();
  const leaks: string[] = [];
  const seen: Seen = {
    matches: 0,
    bytes: 0,
    frames: 0,
    answers: 0,
    lines: 0,
    secrets: 0,
    statuses: new Set(),
    types: new Set(),
    early: new Set(),
  };
  const addLog = (): void => {
    for (const line of site.log.slice(seen.lines)) {
      const found = [...wordless(line), ...canaries.foundIn(line, []), ...(line.match(PRIVATE) ?? [])];
      leaks.push(...found.map(what => `the log holds ${what}: ${line}`));
    }
    seen.lines = site.log.length;
  };
  return {
    leaks,
    seen,
    keep: canaries.add,
    add: async party => {
      const match = following(await site.store.log.read(party.match));
      for (const one of [...party.seated, ...party.others]) keepSecrets(canaries.add, one);
      canaries.add(party.door.invite, `the door of ${party.match}`);
      for (const seed of seedsOf(match)) canaries.add(seed, `the seeds of ${party.match}`);
      const programs = party.seated.filter(({ guest }) => guest.cookie === '').map(({ label }) => label);
      // the host asked for them
      for (const [i, one] of party.seated.entries())
        leaks.push(...inspect(party, match, one, [`the door of ${party.match}`, ...(i === 0 ? programs : [])]));
      for (const one of party.others) leaks.push(...inspect(party, match, one, []));
      leaks.push(...inspect(party, match, party.operator, []));
      for (const { status, over } of party.proofs) if (!over) seen.early.add(status);
      addLog();
      seen.matches += 1;
      seen.secrets = canaries.count;
      await Promise.all([...party.seated, ...party.others, party.operator].map(({ tap }) => tap.close()));
    },
  };

  function inspect(
    party: Party,
    match: Match,
    { label, guest, tap, said }: Operator,
    doors: readonly string[],
  ): string[] {
    const { answers, frames } = tap.sent();
    const reader = { label, player: guest.player, said };
    const texts = [
      ...answers.filter(answer => !isProof(answer)).flatMap(({ head, body }) => [head, body]),
      ...frames.map(({ text }) => text),
    ];
    for (const { status } of answers) seen.statuses.add(status);
    for (const text of texts) seen.bytes += text.length;
    for (const { text } of frames)
      for (const [, type] of text.matchAll(/"type":"([a-z-]+)"/g)) seen.types.add(type ?? '');
    seen.frames += frames.length;
    seen.answers += answers.length;
    const hands = numberedHands(match);
    return [
      ...leaksOf(reader, match, frames),
      ...texts.flatMap(text => disguisedIn(text, hands)).map(what => `${label} is sent ${what}`),
      ...answers.flatMap(answer => leaksInAnswer(reader, answer)),
      ...texts
        .flatMap(text => canaries.foundIn(text.replaceAll(HEX, ''), [label, ...doors]))
        .map(what => `${label} is sent ${what}`),
      ...texts
        // reports show chat to the operator
        .flatMap(text => (label === party.operator.label ? [] : [...text.matchAll(CHAT)]))
        .filter(([, at]) => at !== party.match)
        .map(([what]) => `${label} is sent ${what}`),
    ];
  }
}

/** Names and chat texts of the crowd. */
const PRIVATE = /match \d+ (?:seat|watcher|stranger)|words-[\w-]+/g;
const CHAT = /words-([\w-]{22}-\d+)-\d+-\d+/g;

/** Maximum number of attempts at a deal. All of them except the last are void. */
const ATTEMPTS_MOST = 4;

/** The secret of a match, and those derived for each attempt. The secret of a void attempt is public. */
function seedsOf({ secret, log }: Match): readonly string[] {
  const shown = new Set(log.map(event => (event.type === 'seal-voided' ? event.secret : '')));
  const seeds = Array.from({ length: DEALS_MOST * ATTEMPTS_MOST }, (_, i) => {
    const [deal, attempt] = [1 + Math.floor(i / ATTEMPTS_MOST), i % ATTEMPTS_MOST];
    return Buffer.from(serverSecret({ spec: { sealed: 2 }, secret }, deal, attempt)).toString('hex');
  });
  return [secret, ...seeds.filter(seed => !shown.has(seed))];
}

/** A device's secret, its sessions and its tickets. */
function keepSecrets(add: (secret: string, holder: string) => void, { label, guest, tap }: Person): void {
  add(guest.secret, label);
  add(guest.cookie.replace(/^[^=]*=/, ''), label);
  for (const { head, body } of tap.sent().answers) {
    const found = [/"ticket":"([\w-]{43})"/.exec(body)?.[1], /^set-cookie: sid=([\w-]{43})/im.exec(head)?.[1]];
    for (const one of found) if (one !== undefined) add(one, label);
  }
}
