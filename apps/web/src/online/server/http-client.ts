// HTTP client of the server, typed by the server's API description. Failures are returned as values.
import type { Language } from '@moonshot/i18n';
import type { Answer, HttpRoutes, ProblemDetails } from '@moonshot/protocol/server';
import createClient, { type Client, type RequestOptions } from 'openapi-fetch';

/**
 * Why there is no usable answer: the server is unreachable, the page has no server, or the server reports an
 * error.
 */
export type ApiFailure =
  | { readonly ok: false; readonly why: 'unreachable' | 'no-server' }
  | { readonly ok: false; readonly why: 'no'; readonly status: number; readonly problem: ProblemDetails };

export type ApiResult<T> = { readonly ok: true; readonly body: T } | ApiFailure;

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';
type PathsWith<M extends Method> = {
  [Path in keyof HttpRoutes]: M extends keyof HttpRoutes[Path] ? Path : never;
}[keyof HttpRoutes];
type Abortable = Pick<RequestInit, 'signal'>;
type Init<Options> = Partial<Options> extends Options ? [(Options & Abortable)?] : [Options & Abortable];

/** Sends a request to a route, with the parameters and the body that the route needs. */
type Send<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: Init<RequestOptions<HttpRoutes[Path][M & keyof HttpRoutes[Path]]>>
) => Promise<ApiResult<Answer<Path, M & keyof HttpRoutes[Path]>>>;

/** The functions that send requests, by HTTP method. */
export type ApiClient = { readonly [M in Method]: Send<M> };

/** A client of the server at `baseUrl`. Error messages come in the person's language. */
export function httpClient(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
  language: () => Language,
): ApiClient {
  const client: Untyped = createClient({ baseUrl, fetch });
  client.use({
    onRequest: ({ request }) => request.headers.set('accept-language', language()),
    onResponse: ({ response }) => {
      if (response.status !== DONE && !isJson(response)) throw response.status >= BROKEN ? UNREACHABLE : NO_SERVER;
    },
  });
  const send =
    (method: Method) =>
    async (path: string, init?: object): Promise<ApiResult<never>> => {
      try {
        const { data, error, response } = await client.request(method, path, init);
        // null if the answer has no content
        if (response.ok) return { ok: true, body: (data ?? null) as never };
        return { ok: false, why: 'no', status: response.status, problem: error as ProblemDetails };
      } catch (error) {
        return error === NO_SERVER ? NO_SERVER : UNREACHABLE;
      }
    };
  return { get: send('get'), put: send('put'), post: send('post'), patch: send('patch'), delete: send('delete') };
}

/** The client of the library without its types. `Send` gives each method its types. */
interface Untyped extends Pick<Client<object>, 'use'> {
  request(
    method: Method,
    path: string,
    init?: object,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') ?? false;

const UNREACHABLE: ApiFailure = { ok: false, why: 'unreachable' };
const NO_SERVER: ApiFailure = { ok: false, why: 'no-server' };
/** The HTTP status of an answer without content. */
const DONE = 204;
/** Answers without JSON and with at least this status come from a proxy in front of the server. */
const BROKEN = 502;

/** The HTTP status of an answer to a request without a valid session. */
export const UNKNOWN_STATUS = 401;
