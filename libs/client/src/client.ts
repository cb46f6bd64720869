import { ApiError } from './errors';
import { type Answer, exchange, type Exchange } from './exchange';
import { API_VERSION, IDEMPOTENT_CALLS } from './generated';
import { type Call, pagesOf } from './pages';
import { mayRetry, pause, pauseMs } from './retries';
import { isEndedToken, type Token, TokenSource } from './tokens';
import type { Arguments, CallOptions, Item, Method, Output, PagedPath, PathOf } from './types';
import { CLIENT_VERSION } from './version';

export interface ClientOptions {
  /** Where GroupRide is, without a path: `https://groupride.example`. Left out in a browser, it is the page's own origin. */
  url?: string;
  /** A token from Developers, or a function that fetches one. Without it, a browser's own session counts. */
  token?: Token;
  /** Version of the API that answers should have; that of this package unless it is named. */
  version?: string;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** Attempts after the first one. 4 unless it is named. */
  retries?: number;
  /** Milliseconds that one attempt may take. 30,000 unless it is named. */
  timeoutMs?: number;
  /** A pause that the API asks for and that is longer than this is reported, not waited for. 60 unless it is named. */
  maxRetryAfterSeconds?: number;
  /** Ends every call and every wait. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /** For tests. Resolves after the milliseconds, or rejects when the signal is aborted. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** What a call takes whose path the types don't know. */
export interface RequestOptions extends CallOptions {
  path?: object;
  query?: object;
  /** Sent as JSON, unless it is text (which is sent as it is) or a form. */
  body?: unknown;
}

/** Calls with these methods can be repeated without an idempotency key. */
const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** The API of GroupRide. Paths are those of the OpenAPI document, such as `/api/rides/{rideId}`. */
export class GroupRideClient {
  /** Where GroupRide is, as the client was told. */
  readonly url: string | undefined;
  /** For sockets of the same program. */
  readonly tokens: TokenSource;

  constructor(private readonly options: ClientOptions = {}) {
    this.url = options.url;
    this.tokens = new TokenSource(options.token);
  }

  get<P extends PathOf<'get'>>(path: P, ...[input]: Arguments<'get', P>): Promise<Output<'get', P>> {
    return this.call('get', path, input);
  }
  post<P extends PathOf<'post'>>(path: P, ...[input]: Arguments<'post', P>): Promise<Output<'post', P>> {
    return this.call('post', path, input);
  }
  put<P extends PathOf<'put'>>(path: P, ...[input]: Arguments<'put', P>): Promise<Output<'put', P>> {
    return this.call('put', path, input);
  }
  patch<P extends PathOf<'patch'>>(path: P, ...[input]: Arguments<'patch', P>): Promise<Output<'patch', P>> {
    return this.call('patch', path, input);
  }
  delete<P extends PathOf<'delete'>>(path: P, ...[input]: Arguments<'delete', P>): Promise<Output<'delete', P>> {
    return this.call('delete', path, input);
  }

  /** Every row of a list, which is asked for page by page while it is read. */
  paginate<P extends PagedPath>(path: P, ...[input]: Arguments<'get', P>): AsyncGenerator<Item<P>, void> {
    const ask: Call = (query) => this.call('get', path, { ...input, query });
    return pagesOf(path, (input as RequestOptions | undefined)?.query, ask) as AsyncGenerator<Item<P>, void>;
  }

  /**
   * A call whose path the types don't know, with status and headers of its answer.
   * @throws ApiError when the API refuses
   * @throws UnreachableError when nobody answers
   */
  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const verb = method.toUpperCase();
    const takesKey = IDEMPOTENT_CALLS.has(`${verb} ${path}`) && options.idempotencyKey !== null;
    // One key for all attempts of the call.
    const key = options.idempotencyKey ?? (takesKey ? globalThis.crypto.randomUUID() : undefined);
    const { sleep = pause, maxRetryAfterSeconds = 60 } = this.options;
    let token = await this.tokens.get();
    let isReplaced = false;
    const retries = options.retries ?? this.options.retries ?? 4;
    for (let attempt = 0; ; attempt++) {
      const request = this.exchangeOf(verb, path, { key, token }, options);
      try {
        return await exchange(request);
      } catch (error) {
        const replacement: string | null = isReplaced ? null : await this.replacementOf(token, error);
        if (replacement !== null) {
          // Refused before anything happened, so it is no attempt.
          [token, isReplaced, attempt] = [replacement, true, attempt - 1];
          continue;
        }
        // A key helps only where the API keeps it.
        const isRepeatable = takesKey || REPEATABLE_METHODS.has(verb);
        const tooLong = error instanceof ApiError && (error.retryAfter ?? 0) > maxRetryAfterSeconds;
        if (attempt >= retries || tooLong || !mayRetry(error, isRepeatable)) throw error;
        await sleep(pauseMs(error, attempt, Math.random()), request.signal);
      }
    }
  }

  private async call<T>(method: Method, path: string, input: unknown): Promise<T> {
    return (await this.request(method, path, input as RequestOptions | undefined)).body as T;
  }

  /** Another token, when it was the token that was refused. */
  private async replacementOf(token: string | undefined, error: unknown): Promise<string | null> {
    const isRefused = token !== undefined && error instanceof ApiError && isEndedToken(error.code);
    return isRefused ? this.tokens.replace(token) : null;
  }

  private exchangeOf(
    method: string,
    path: string,
    { key, token }: { key: string | undefined; token: string | undefined },
    options: RequestOptions,
  ): Exchange {
    const { url = '', version = API_VERSION, headers } = this.options;
    const filled = fill(path, options.path ?? {});
    const { body } = options;
    return {
      method,
      call: `${method} ${filled}`,
      url: `${url.replace(/\/+$/, '')}${filled}${queryOf(options.query ?? {})}`,
      headers: {
        accept: 'application/json',
        'groupride-version': version,
        ...(inBrowser ? {} : { 'user-agent': `groupride-client/${CLIENT_VERSION}` }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...options.headers,
      },
      body: body === undefined || typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      fetch: this.options.fetch ?? fetch,
      timeoutMs: options.timeoutMs ?? this.options.timeoutMs ?? 30_000,
      signal: options.signal ?? this.options.signal,
    };
  }
}

/** Browsers name themselves. */
const inBrowser = 'document' in globalThis || 'WorkerGlobalScope' in globalThis;

function fill(path: string, values: object): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown>)[name];
    if (value === undefined) throw new TypeError(`${path} needs path.${name}`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, String(each));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
