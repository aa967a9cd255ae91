// What stands for one household among addresses: a whole address of the old kind, and the first half of one of the new kind.
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_NETWORK = 4; // a household is given so many groups, and chooses the rest as it likes

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** The network that limits by address count: whoever has one address of it can have all of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const between = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  const network = [...left, ...between, ...right].slice(0, OF_NETWORK).map(group => Number.parseInt(group, 16));
  return `${network.map(group => group.toString(16)).join(':')}::/64`;
}
