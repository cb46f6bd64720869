import { jest } from '@jest/globals';

/** A recorded request: "PATCH /api/admin/wineries/3", and the body as an object. */
export interface RecordedRequest {
  what: string;
  body: unknown;
}
export interface Answer {
  status: number;
  body?: unknown;
}

class FakeRequest {
  readonly method: string;
  readonly body: string | undefined;
  readonly headers: ReadonlyMap<string, string>;
  constructor(
    readonly url: string,
    {
      method = 'GET',
      body,
      headers = new Map(),
    }: { method?: string; body?: string; headers?: ReadonlyMap<string, string> },
  ) {
    this.method = method;
    this.body = body;
    this.headers = headers;
  }
}

class FakeHeaders extends Map<string, string> {
  constructor(headers: Record<string, string> = {}) {
    super(Object.entries(headers));
  }
}

const responseOf = ({ status, body }: Answer) => {
  const response = {
    status,
    text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    clone: () => response,
  };
  return response;
};

/** The idempotency keys of requests with this name, oldest first. */
export function keysOf(what: string): (string | undefined)[] {
  const calls = jest.mocked(globalThis.fetch).mock.calls as unknown as [FakeRequest][];
  return calls
    .map(([request]) => request)
    .filter(({ method, url }) => `${method} ${url}` === what)
    .map(({ headers }) => headers.get('idempotency-key'));
}

/** Replaces the server for real API calls. `answer` may be asynchronous. */
export function fakeApi(answer: (asked: RecordedRequest) => Answer | Promise<Answer>): RecordedRequest[] {
  const asked: RecordedRequest[] = [];
  const fetch = async ({ method, url, body }: FakeRequest) => {
    const request = {
      what: `${method} ${url.replace(/\?$/, '')}`,
      body: body === undefined ? undefined : (JSON.parse(body) as unknown),
    };
    asked.push(request);
    return responseOf(await answer(request));
  };
  Object.assign(globalThis, { Request: FakeRequest, Headers: FakeHeaders, fetch: jest.fn(fetch) });
  return asked;
}
