// Handles events from other nodes: about tables held by both, and about people.
import type { Cancel } from '../env.ts';
import { reasonOf } from '../no.ts';
import type { Sockets } from '../socket/sockets.ts';
import { replace } from '../tables/attend.ts';
import { type Live, matchOf } from '../tables/live.ts';
import { tellTable } from '../tables/matches.ts';
import { call } from '../tables/people.ts';
import { watch } from '../tables/presence.ts';
import { type Tables, takeOver } from '../tables/registry.ts';
import { hear } from '../tables/talk.ts';
import type { World } from '../world.ts';
import type { News } from './peers.ts';
import { hearThere, tellThere } from './there.ts';

/** Listens to other nodes about a table held here, and asks them for their presence. */
export function joinTable(tables: () => Tables, world: World, live: Live): Cancel {
  const { peers } = world;
  if (peers === undefined) return () => {};
  const unhear = peers.hear(`table.${live.id}`, (news, from) => hearOf(tables(), live, news, from));
  peers.tell(`table.${live.id}`, { type: 'who-is-there' });
  return () => {
    unhear();
    peers.tell(`table.${live.id}`, { type: 'there', people: [] });
  };
}

function hearOf(tables: Tables, live: Live, news: News, from: string): undefined {
  const { world } = tables;
  switch (news.type) {
    case 'written':
      catchUp(world, live, news.match, news.version);
      return;
    case 'changed':
      if (news.revision > live.row.revision) void takeOver(tables, live).catch(() => {}); // it is in the log
      return;
    case 'who-is-there':
      if (live.attendees.size > 0) tellThere(world, live);
      return;
    case 'there':
      replaceOlder(live, news.people);
      if (!hearThere(world, live, from, news.people)) return;
      tellTable(live);
      watch(world, live);
      return;
    case 'said':
      hear(world, live, news.by, news.what);
      return;
    default:
      return;
  }
}

/** Reads newer events of the running match, unless they are known. */
function catchUp({ log }: World, live: Live, match: string, version: number): void {
  const { runner } = live;
  if (runner === undefined || matchOf(live.row) !== match || runner.state().id !== match) return;
  if (runner.state().version >= version) return;
  runner
    .refresh(version)
    .catch(error => log.error({ table: live.id, reason: reasonOf(error) }, 'a table does not follow'));
}

/** Only a player's newest socket counts, at whichever node. */
function replaceOlder(live: Live, people: Extract<News, { type: 'there' }>['people']): void {
  for (const { player, since } of people)
    for (const attendee of [...live.attendees])
      if (attendee.voice.player === player && attendee.since < since) replace(live, attendee);
}

/** Handles events for all nodes: sign-outs, bans and renames. */
export function joinAll(tables: Tables, sockets: Sockets): Cancel {
  const { peers } = tables.world;
  if (peers === undefined) return () => {};
  return peers.hear('all', news => {
    if (news.type === 'signed-out') sockets.closeOf(news.player, news.session ?? undefined);
    if (news.type === 'banned') sockets.banish(news.kind, news.who);
    if (news.type === 'named') call(tables, news.player, news.name);
  });
}

/** The sockets of this node. Closing some also closes those at the other nodes. */
export function everywhere({ peers }: World, sockets: Sockets): Sockets {
  if (peers === undefined) return sockets;
  return {
    ...sockets,
    closeOf: (player, session) => {
      sockets.closeOf(player, session);
      peers.tell('all', { type: 'signed-out', player, session: session ?? null });
    },
    banish: (kind, who) => {
      sockets.banish(kind, who);
      peers.tell('all', { type: 'banned', kind, who });
    },
  };
}
