// Asks the server over HTTP: an answer, or why there is none, as a value.
import type { Language } from '@moonshot/wire';
import type {
  CodeAnswer,
  Door,
  GuestAnswer,
  NewTable,
  OwnTablesAnswer,
  Problem,
  SessionAnswer,
  TablesAnswer,
  TicketAnswer,
} from '@moonshot/wire/online/http';

/** Why nothing came back that can be used: nobody can be reached, nobody there plays, or the server said no. */
export type Failure =
  | { readonly ok: false; readonly why: 'unreachable' | 'no-server' }
  | { readonly ok: false; readonly why: 'no'; readonly status: number; readonly problem: Problem };

export type Answer<T> = { readonly ok: true; readonly body: T } | Failure;

/** What the page may ask, each at its own address below the page's. */
export interface Web {
  guest(name: string): Promise<Answer<GuestAnswer>>;
  session(secret: string): Promise<Answer<SessionAnswer>>;
  ticket(): Promise<Answer<TicketAnswer>>;
  make(table: NewTable): Promise<Answer<Door>>;
  lobby(): Promise<Answer<TablesAnswer>>;
  mine(): Promise<Answer<OwnTablesAnswer>>;
  code(table: string): Promise<Answer<CodeAnswer>>;
  door(code: string): Promise<Answer<Door>>;
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A server below the page's own address, which says no in the reader's language. */
export function webOf(fetch: Fetch, language: () => Language): Web {
  const post = <T>(path: string, body: unknown): Promise<Answer<T>> => send('POST', path, body);
  const get = <T>(path: string): Promise<Answer<T>> => send('GET', path);
  const send = <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const spoken = { 'accept-language': language() };
    if (body === undefined) return ask(fetch, path, { method, headers: spoken });
    const headers = { ...spoken, 'content-type': 'application/json' };
    return ask(fetch, path, { method, headers, body: JSON.stringify(body) });
  };
  return {
    guest: name => post('guests', { name }),
    session: secret => post('sessions', { secret }),
    ticket: () => post('tickets', {}),
    make: table => post('tables', table),
    lobby: () => get('tables'),
    mine: () => get('tables/mine'),
    code: table => post('codes', { table }),
    door: code => post(`codes/${encodeURIComponent(code)}`, {}),
  };
}

async function ask<T>(fetch: Fetch, path: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`api/${path}`, init);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    if (!isJson) return { ok: false, why: response.status >= BROKEN ? 'unreachable' : 'no-server' };
    const body = await response.json();
    if (response.ok) return { ok: true, body };
    return { ok: false, why: 'no', status: response.status, problem: body };
  } catch {
    return { ok: false, why: 'unreachable' };
  }
}

/** From this status on it is whoever stands before the server that answers. */
const BROKEN = 502;

export const UNKNOWN_STATUS = 401;
