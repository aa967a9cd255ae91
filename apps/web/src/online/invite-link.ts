// The link of an invitation, with an address that other devices can reach.
import { isOwnMachine } from './own-machine.ts';
import type { Online } from './state.ts';

/**
 * The base address for links that others open. It is the page's own address. If that address works only on
 * this machine, it is the address at which others reach the server, if known.
 */
export const reachedBase = ({ reached }: Online): string =>
  isOwnMachine(location.hostname) ? (reached ?? document.baseURI) : document.baseURI;

/**
 * The link to a table. With the part `/hand`, a phone that opens the link shows a hand beside a big screen.
 */
export const inviteLink = (now: Online, table: string, invite: string, part: '' | '/hand' = ''): string =>
  new URL(`#t/${table}/${invite}${part}`, reachedBase(now)).href;
