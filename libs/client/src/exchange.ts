import { ApiError, type FieldError, UnreachableError } from './errors';

export interface Exchange {
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Method and path, for messages. */
  readonly call: string;
}

/** An answer of the API, parsed if it is JSON. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/**
 * Sends one request and reads its answer.
 * @throws ApiError when the API refuses
 * @throws UnreachableError when there is no answer in time
 */
export async function exchange(request: Exchange): Promise<Answer> {
  const { call, signal } = request;
  signal?.throwIfAborted();
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), request.timeoutMs);
  // AbortSignal.any would add a listener to a long-lived signal for every call.
  const stop = () => attempt.abort();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const { method, headers, body } = request;
    const response = await request.fetch(request.url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      signal: attempt.signal,
      ...(body === undefined ? {} : { body }),
    });
    const answer = { status: response.status, headers: response.headers, body: await read(response) };
    if (response.ok) return answer;
    throw refusalOf(answer, response.statusText, call);
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnreachableError) throw error;
    signal?.throwIfAborted();
    const reason = attempt.signal.aborted ? `no answer within ${request.timeoutMs} ms` : reasonOf(error);
    throw new UnreachableError(`${call}: ${reason}`, null, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const isText = (type: string): boolean => type === '' || /^text\/|[/+](json|xml)\b/.test(type);

/** Parses JSON, returns other text as a string and everything else as bytes; undefined if there is no body. */
async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!isText(type)) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

interface Problem {
  code?: string;
  title?: string;
  detail?: string;
  requestId?: string;
  errors?: FieldError[];
}

function refusalOf(answer: Answer, statusText: string, call: string): Error {
  const { status, headers, body } = answer;
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Problem;
  // A proxy answered because it could not reach the API.
  if (!problem.code && [502, 503, 504].includes(status)) return new UnreachableError(`${call}: ${status}`, answer);
  return new ApiError(call, {
    status,
    code: problem.code ?? `http_${status}`,
    detail: problem.detail ?? problem.title ?? statusText,
    fields: problem.errors ?? [],
    requestId: problem.requestId ?? null,
    retryAfter: secondsOf(headers.get('retry-after')),
    headers,
    body,
  });
}

/** `Retry-After` contains seconds or a date. */
function secondsOf(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, (moment - Date.now()) / 1000);
}
