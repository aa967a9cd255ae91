// The link of an invitation, as other devices reach it.
import { isOwnMachine } from './own-machine.ts';
import type { Online } from './state.ts';

/**
 * The base address that others open. If the page's own address works only on this machine, it is the address
 * at which others reach the server.
 */
export const reachedBase = ({ reached }: Online): string =>
  isOwnMachine(location.hostname) ? (reached ?? document.baseURI) : document.baseURI;

/** The link to a table. With `hand` a phone that opens it becomes a hand beside a big screen. */
export const inviteLink = (now: Online, table: string, invite: string, part: '' | '/hand' = ''): string =>
  new URL(`#t/${table}/${invite}${part}`, reachedBase(now)).href;
