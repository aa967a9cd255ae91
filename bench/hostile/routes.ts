// The worst valid request for every route of the server.
import { DAY_MS, dayAt } from '../../apps/server/src/core/utc-days.ts';
import { browserAt } from '../../apps/server/testing/browser.ts';
import {
  type Ask,
  aBan,
  aboutBea,
  aCode,
  aMember,
  aNewPasskey,
  anImport,
  aPad,
  aPasskey,
  aReport,
  aSignIn,
  aTable,
  aTournament,
  PAD,
  tableForPrograms,
  tableWithProgram,
} from './before.ts';
import { LARGEST, manyChanges, PUBLIC, unknownChanges, WATCHED } from './inputs.ts';
import { CHALLENGE, LEAGUE, type Place, TOURNAMENT } from './place.ts';
import { lateFork } from './tables.ts';

const NOWHERE = 'B'.repeat(22);
const yesterday = (): string => dayAt(Date.now() - DAY_MS);
const LONG_NOTE = 'x'.repeat(200);

const order = (overrides: unknown) => ({ ...LARGEST, game: 'ricketts', seats: 4, overrides });

const fork = ({ texts }: Place) => ({ text: texts.wide, deal: 20, step: 30, seat: 6, settings: WATCHED });

/** The requests that are measured for each route, one or more. */
export const ROUTES: Readonly<Record<string, (place: Place) => readonly Ask[]>> = {
  'POST /api/guests': () => [{ body: { name: 'x'.repeat(20) } }],
  'POST /api/sessions': ({ ada }) => [{ body: { secret: ada.secret } }],
  'DELETE /api/sessions': () => [{ path: '/api/sessions?everywhere=true', as: 'new' }],
  'GET /api/seals': () => [{ path: `/api/seals?commitment=${'0'.repeat(64)}` }],
  'GET /api/seals/:day': () => [{ path: `/api/seals/${yesterday()}` }],
  'POST /api/tickets': () => [{}],
  'POST /api/tables': () => [
    { body: { order: order(manyChanges()), settings: PUBLIC } },
    { body: { order: order(unknownChanges()), settings: PUBLIC }, refused: 'there are no such fields' },
    { body: { order: LARGEST, settings: PUBLIC } },
  ],
  'GET /api/tables': () => [{}],
  'GET /api/tables/mine': () => [{}],
  'GET /api/tables/:table/door': ({ table }) => [{ path: `/api/tables/${table.table}/door` }],
  'POST /api/tables/:table/bots': () => [{ before: tableForPrograms }],
  'DELETE /api/tables/:table/bots/:seat': () => [{ before: tableWithProgram }],
  'GET /api/tables/:table/ratings': ({ table }) => [{ path: `/api/tables/${table.table}/ratings` }],
  'GET /api/me': () => [{}],
  'PATCH /api/me': () => [{ body: { name: 'Ada' } }],
  'DELETE /api/me': () => [{ as: 'new' }],
  'GET /api/me/export': () => [{}],
  'GET /api/matches': () => [{}],
  'POST /api/matches': ({ texts }) => [{ body: { text: texts.wide } }, { body: { text: texts.long } }],
  'DELETE /api/matches/:match': () => [{ before: anImport }],
  'GET /api/matches/:match/proof': ({ played }) => [{ path: `/api/matches/${played}/proof` }],
  'GET /api/matches/:match/notation': ({ played, imported }) =>
    [played, imported].map(match => ({ path: `/api/matches/${match}/notation` })),
  'GET /api/matches/:match/ratings': ({ played }) => [{ path: `/api/matches/${played}/ratings` }],
  'POST /api/passkeys': () => [{ as: 'new', before: aNewPasskey }],
  'GET /api/passkeys': () => [{}],
  'POST /api/passkeys/options': () => [{}],
  'POST /api/passkeys/sign-in': () => [{ as: 'new', before: aSignIn }],
  'POST /api/passkeys/sign-in/options': () => [{}],
  'DELETE /api/passkeys/:passkey': () => [{ as: 'new', before: aPasskey }],
  'PUT /api/pads/:pad': () => [PAD],
  'GET /api/pads/:pad': () => [{ path: PAD.path }],
  'DELETE /api/pads/:pad': () => [{ before: aPad }],
  'GET /api/push': () => [{}],
  'PUT /api/push': () => [{ body: browserAt('https://push.example/1').asked }],
  'DELETE /api/push': () => [{ body: { endpoint: 'https://push.example/1' } }],
  'POST /api/codes': ({ table }) => [{ body: { table: table.table } }],
  'POST /api/codes/:code': () => [{ before: aCode }],
  'POST /api/contests': () => [
    { body: { ...CHALLENGE, overrides: manyChanges() } },
    { body: { ...TOURNAMENT, overrides: manyChanges() } },
  ],
  'GET /api/contests/mine': () => [{}],
  'GET /api/contests/today': () => [{}],
  'GET /api/contests/:contest': ({ contest, tournament }) =>
    [contest, tournament].map(id => ({ path: `/api/contests/${id}` })),
  'POST /api/contests/:contest/entries': ({ contest, tournament }) =>
    [contest, tournament].map(id => ({ path: `/api/contests/${id}/entries` })),
  'DELETE /api/contests/:contest/entries': ({ tournament }) => [{ path: `/api/contests/${tournament}/entries` }],
  'POST /api/contests/:contest/start': () => [{ before: aTournament(TOURNAMENT) }],
  'GET /api/contests/:contest/rounds/:round': ({ round }) => [{ path: `/api/contests/${round.contest}/rounds/1` }],
  'GET /api/contests/:contest/tables/:table/notation': ({ round }) => [
    { path: `/api/contests/${round.contest}/tables/${round.table}/notation` },
  ],
  'POST /api/forks': place => [{ body: fork(place) }, { body: lateFork(place.texts.long) }],
  'GET /api/ratings': () => [{}],
  'GET /api/ratings/:player': ({ ada }) => [{ path: `/api/ratings/${ada.player}` }],
  'POST /api/reports': place => [{ body: aboutBea(place) }],
  'GET /api/blocks': () => [{}],
  'PUT /api/blocks/:player': () => [{ path: `/api/blocks/${NOWHERE}` }],
  'DELETE /api/blocks/:player': () => [{ path: `/api/blocks/${NOWHERE}` }],
  'POST /api/leagues': () => [{ body: LEAGUE }],
  'GET /api/leagues/mine': () => [{}],
  'GET /api/leagues/:league': ({ league }) => [{ path: `/api/leagues/${league}` }],
  'PATCH /api/leagues/:league': ({ league }) => [{ path: `/api/leagues/${league}`, body: { name: 'Sundays' } }],
  'POST /api/leagues/:league/members': ({ league }) => [{ path: `/api/leagues/${league}/members`, as: 'new' }],
  'DELETE /api/leagues/:league/members': ({ league }) => [{ path: `/api/leagues/${league}/members`, as: 'new' }],
  'DELETE /api/leagues/:league/members/:player': () => [{ before: aMember }],
  'POST /api/leagues/:league/tables': ({ league }) => [
    { path: `/api/leagues/${league}/tables`, body: { settings: WATCHED } },
  ],
  'GET /api/admin/tables': () => [{ as: 'desk' }],
  'GET /api/admin/reports': () => [{ as: 'desk' }],
  'GET /api/admin/bans': () => [{ as: 'desk' }],
  'GET /api/admin/limits': () => [{ as: 'desk' }],
  'GET /api/admin/audit': () => [{ as: 'desk' }],
  'DELETE /api/admin/reports/:report': () => [{ before: aReport(''), as: 'desk' }],
  'POST /api/admin/reports/:report/settled': () => [
    { before: aReport('/settled'), body: { note: LONG_NOTE }, as: 'desk' },
  ],
  'POST /api/admin/bans': () => [
    { body: { kind: 'address', who: '203.0.113.7', reason: LONG_NOTE, hours: 1 }, as: 'desk' },
  ],
  'DELETE /api/admin/bans/:kind/:who': () => [{ before: aBan, as: 'desk' }],
  'POST /api/admin/tables/:table/closed': () => [{ before: aTable('/closed'), body: { note: LONG_NOTE }, as: 'desk' }],
  'PUT /api/admin/tables/:table/muted': () => [
    { before: aTable('/muted'), body: { muted: true, note: LONG_NOTE }, as: 'desk' },
  ],
  'PUT /api/admin/tables/:table/title': () => [
    { before: aTable('/title'), body: { title: 'x'.repeat(60), note: LONG_NOTE }, as: 'desk' },
  ],
  'PUT /api/admin/players/:player/name': ({ bea }) => [
    { path: `/api/admin/players/${bea.player}/name`, body: { name: 'x'.repeat(20), note: LONG_NOTE }, as: 'desk' },
  ],
  'PUT /api/admin/leagues/:league/name': ({ league }) => [
    { path: `/api/admin/leagues/${league}/name`, body: { name: 'x'.repeat(20), note: LONG_NOTE }, as: 'desk' },
  ],
  'PUT /api/admin/tournaments/:tournament/name': ({ tournament }) => [
    { path: `/api/admin/tournaments/${tournament}/name`, body: { name: 'x'.repeat(60), note: LONG_NOTE }, as: 'desk' },
  ],
  'GET /api/docs': () => [{}],
  'GET /api/docs/': () => [{}],
  'GET /api/docs/static/index.html': () => [{}],
  'GET /api/docs/static/swagger-initializer.js': () => [{}],
  'GET /api/docs/*': () => [{ path: '/api/docs/static/swagger-ui-bundle.js' }],
  'GET /api/docs/json': () => [{}],
  'GET /api/docs/yaml': () => [{}],
  'GET /admin': () => [{}],
  'GET /admin/admin.css': () => [{}],
  'GET /admin/admin.js': () => [{}],
  'GET /healthz': () => [{}],
  'GET /readyz': () => [{}],
  'GET /metrics': () => [{}],
  'GET /data': () => [{}],
  'GET /data/': () => [{}],
  'GET /data/data.css': () => [{}],
  'GET /data/LICENCE.txt': () => [{}],
  'GET /data/schema.json': () => [{}],
  'GET /data/statistics.json': () => [{}],
  'GET /data/index.json': () => [{}],
  'GET /data/:file': () => [{ path: `/data/matches-${yesterday()}.jsonl.gz` }],
  'GET *': () => [{ path: '/large.js' }],
};

/** The routes for which no request is defined, and requests for routes that do not exist. */
export const unmatched = (routes: readonly string[]): readonly string[] => {
  const known = Object.keys(ROUTES);
  return [...routes.filter(route => !known.includes(route)), ...known.filter(route => !routes.includes(route))];
};
