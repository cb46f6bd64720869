import type { Problem } from '@groupride/contracts';
import { firstOf, realClock, type Clock } from './clock';

/** A request that the API refused, with its stable code. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    /** Stable code of the problem; `http_404` and the like when the answer carries none. */
    readonly code: string,
    detail: string,
    readonly request: string,
    /** Seconds to wait before the next try, when the API names them. */
    readonly retryAfter: number | null,
  ) {
    super(`${request}: ${status} ${code}: ${detail}`);
  }
}

/** Nobody answered in time, or something in between answered for the API. Trying again later may help. */
export class ApiUnreachable extends Error {}

export const isProblem = (error: unknown, ...codes: string[]): error is ApiProblem =>
  error instanceof ApiProblem && (codes.length === 0 || codes.includes(error.code));

export interface ClientOptions {
  /** Of the application in which this person acts; without it the API only answers questions. */
  origin?: string;
  /** Cookies of an earlier sign-in, as in a Cookie header. */
  cookie?: string;
  clock?: Clock;
  /** Ends every request and every wait. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const ANSWER_MS = 15_000;
/** A rate limit that asks for longer than this is reported rather than waited for. */
const LONGEST_WAIT_SECONDS = 300;

/** The API as one person uses it: keeps the session cookie, waits when asked to slow down. Paths are those below /api. */
export class ApiClient {
  private readonly jar = new Map<string, string>();
  private readonly clock: Clock;

  constructor(
    readonly baseUrl: string,
    private readonly options: ClientOptions = {},
  ) {
    this.clock = options.clock ?? realClock;
    for (const pair of options.cookie?.split('; ') ?? []) this.putCookie(pair);
  }

  get origin(): string | undefined {
    return this.options.origin;
  }

  /** For a Cookie header; empty when nobody is signed in. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }
  post<T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    return this.send<T>('POST', path, body, headers);
  }
  patch<T>(path: string, body: object): Promise<T> {
    return this.send<T>('PATCH', path, body);
  }

  /**
   * @throws ApiProblem when the API refuses
   * @throws ApiUnreachable when it does not answer
   */
  private async send<T>(method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    for (;;) {
      const { response, text } = await this.exchange(method, path, body, headers);
      if (response.ok) return (text ? JSON.parse(text) : undefined) as T;
      const problem = problemOf(response, text, `${method} ${path}`);
      const wait = problem.retryAfter;
      if (
        problem.code !== 'too_many_requests' ||
        wait === null ||
        wait > LONGEST_WAIT_SECONDS ||
        this.options.signal?.aborted
      )
        throw problem;
      await this.clock.sleep(wait * 1000 + 100, this.options.signal);
    }
  }

  private async exchange(
    method: Method,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<{ response: Response; text: string }> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_MS);
    const either = firstOf(this.options.signal, patience.signal);
    try {
      const response = await (this.options.fetch ?? fetch)(`${this.baseUrl}/api${path}`, {
        method,
        redirect: 'manual',
        signal: either.signal,
        headers: {
          accept: 'application/json',
          ...(this.origin ? { origin: this.origin } : {}),
          ...(this.jar.size > 0 ? { cookie: this.cookie } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      for (const line of response.headers.getSetCookie()) this.putCookie(line);
      return { response, text };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = patience.signal.aborted
        ? 'no answer in time'
        : cause instanceof Error
          ? cause.message || cause.name
          : String(cause);
      throw new ApiUnreachable(`${method} ${path}: ${reason}`);
    } finally {
      clearTimeout(timer);
      either.release();
    }
  }

  /** Takes `name=value` with or without attributes; an empty value or one that has expired removes the cookie. */
  private putCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    const expired = attributes.some(
      (text) =>
        /^max-age=(0|-\d+)$/i.test(text) || (/^expires=/i.test(text) && Date.parse(text.slice(8)) <= this.clock.now()),
    );
    if (value === '' || expired) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}

function problemOf(response: Response, text: string, request: string): ApiProblem {
  const body = parsed(text);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const fromProxy = [502, 503, 504].includes(response.status);
  if (!body?.code && fromProxy) throw new ApiUnreachable(`${request}: ${response.status}`);
  const detail =
    body?.errors?.map((field) => `${field.field}: ${field.message}`).join('; ') ||
    body?.detail ||
    body?.title ||
    response.statusText;
  return new ApiProblem(
    response.status,
    body?.code ?? `http_${response.status}`,
    detail,
    request,
    Number.isFinite(seconds) ? seconds : null,
  );
}

function parsed(text: string): Partial<Problem> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves when the API says that it is ready; false when that takes longer than `patienceMs` or the signal is aborted. */
export async function waitUntilReady(
  client: ApiClient,
  clock: Clock,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const until = clock.now() + patienceMs;
  while (!signal?.aborted && clock.now() < until) {
    try {
      await client.get('/health/ready');
      return true;
    } catch (error) {
      if (!(error instanceof ApiUnreachable) && !isProblem(error)) throw error;
      await clock.sleep(500, signal);
    }
  }
  return false;
}
