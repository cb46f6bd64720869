import { ApiError } from './errors';
import { type Answer, exchange, type Exchange } from './exchange';
import { API_VERSION, IDEMPOTENT_CALLS } from './generated';
import { type Call, pagesOf } from './pages';
import { mayRetry, pause, pauseMs } from './retries';
import { isEndedToken, type Token, TokenSource } from './tokens';
import type { Arguments, CallOptions, Item, Method, Output, PagedPath, PathOf } from './types';
import { CLIENT_VERSION } from './version';

export interface ClientOptions {
  /**
   * Origin of GroupRide, without a path: `https://groupride.example`. In a browser, it defaults to the page's own
   * origin.
   */
  url?: string;
  /** A token from Developers, or a function that fetches one. Without it, a browser uses its own session. */
  token?: Token;
  /** API version to request; by default the version of this package. */
  version?: string;
  /** Headers sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** Attempts after the first one (default 4). */
  retries?: number;
  /** Timeout of one attempt in milliseconds (default 30,000). */
  timeoutMs?: number;
  /** If the API asks for a longer pause than this, the call fails instead of waiting (default 60). */
  maxRetryAfterSeconds?: number;
  /** Aborts all calls and pauses. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /** For tests. Resolves after the milliseconds, or rejects when the signal is aborted. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Options of a call whose path is not in the types. */
export interface RequestOptions extends CallOptions {
  path?: object;
  query?: object;
  /** Sent as JSON, except for text and forms, which are sent unchanged. */
  body?: unknown;
}

/** Methods whose calls can be repeated without an idempotency key. */
const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** A client for the API of GroupRide. Paths are those of the OpenAPI document, such as `/api/rides/{rideId}`. */
export class GroupRideClient {
  /** Origin of GroupRide, as passed to the constructor. */
  readonly url: string | undefined;
  /** Tokens, for sockets of the same program. */
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

  /** All rows of a list, which is fetched page by page while it is read. */
  paginate<P extends PagedPath>(path: P, ...[input]: Arguments<'get', P>): AsyncGenerator<Item<P>, void> {
    const options = input as RequestOptions | undefined;
    const ask: Call = (query) => this.call('get', path, { ...options, query });
    return pagesOf(path, options?.query, ask) as AsyncGenerator<Item<P>, void>;
  }

  /**
   * Makes a call whose path is not in the types, and returns status and headers with the answer.
   * @throws ApiError when the API refuses
   * @throws UnreachableError when there is no answer
   */
  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const verb = method.toUpperCase();
    const takesKey = IDEMPOTENT_CALLS.has(`${verb} ${path}`) && options.idempotencyKey !== null;
    // All attempts of a call share one key.
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
          // The call was refused before it had any effect, so it does not count as an attempt.
          [token, isReplaced, attempt] = [replacement, true, attempt - 1];
          continue;
        }
        // A key helps only if the API stores it.
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

  /** A replacement, if the token was the reason for the refusal. */
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

/** Browsers set their own user agent. */
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
