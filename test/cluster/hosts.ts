// Simulated hosts on this machine: network namespaces with two links each, one to clients and one to
// services, which can be cut.
import { execFileSync } from 'node:child_process';

export type Side = 'people' | 'services';

export interface Host {
  readonly address: string; // its address for clients
  /** The command prefix that runs a program there. */
  readonly under: readonly string[];
  /** Silently drops all packets on these links. */
  cut(sides: readonly Side[]): void;
  mend(): void;
}

export interface Hosts {
  readonly hosts: readonly Host[];
  /** This machine's address on either side. */
  readonly here: Readonly<Record<Side, string>>;
  remove(): void;
}

/** Short names, since interface names are limited to 15 characters. */
const NETS = {
  people: { bridge: 'moonshot-people', net: '10.177.0', line: 'moonp' },
  services: { bridge: 'moonshot-behind', net: '10.178.0', line: 'moons' },
} as const satisfies Record<Side, object>;
const SIDES = Object.keys(NETS) as readonly Side[];
const FIRST = 11; // last octet of the first host's addresses

function ip(words: string): void {
  try {
    execFileSync('ip', words.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(`Cannot make hosts on this machine by "ip ${words}"; it takes root and Debian's iproute2`, {
      cause: error,
    });
  }
}

const spaceOf = (i: number): string => `moonshot-${i}`;

/** Creates `count` hosts, after removing what a killed run has left. */
export function newHosts(count: number): Hosts {
  sweep(count);
  for (const side of SIDES) {
    const { bridge, net } = NETS[side];
    ip(`link add ${bridge} type bridge`);
    ip(`addr add ${net}.1/24 dev ${bridge}`);
    ip(`link set ${bridge} up`);
  }
  return {
    hosts: Array.from({ length: count }, (_, i) => newHost(i)),
    here: { people: `${NETS.people.net}.1`, services: `${NETS.services.net}.1` },
    remove: () => sweep(count),
  };
}

function newHost(i: number): Host {
  const space = spaceOf(i);
  ip(`netns add ${space}`);
  ip(`-n ${space} link set lo up`);
  for (const side of SIDES) {
    const { bridge, net, line } = NETS[side];
    ip(`link add ${line}${i} type veth peer name ${side} netns ${space}`);
    ip(`link set ${line}${i} master ${bridge} up`);
    ip(`-n ${space} addr add ${net}.${FIRST + i}/24 dev ${side}`);
    ip(`-n ${space} link set ${side} up`);
  }
  return {
    address: `${NETS.people.net}.${FIRST + i}`,
    under: ['ip', 'netns', 'exec', space],
    cut: sides => {
      for (const side of sides) ip(`link set ${NETS[side].line}${i} nomaster`);
    },
    mend: () => {
      for (const side of SIDES) ip(`link set ${NETS[side].line}${i} master ${NETS[side].bridge}`);
    },
  };
}

function sweep(count: number): void {
  const gone = [
    ...Array.from({ length: count }, (_, i) => [
      `netns del ${spaceOf(i)}`, // this also removes its links, unless a leftover process runs in it
      ...SIDES.map(side => `link del ${NETS[side].line}${i}`),
    ]).flat(),
    ...SIDES.map(side => `link del ${NETS[side].bridge}`),
  ];
  for (const words of gone)
    try {
      ip(words);
    } catch {} // it did not exist
}
