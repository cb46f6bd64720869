import { GroupRideClient } from '@groupride/client';

/** The error of a refusal by a fake API. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** @param answer receives the path below `/api` with its query, and returns the JSON answer */
export function fakeClient(
  answer: (method: string, path: string, body: object | undefined) => unknown,
): GroupRideClient {
  const send = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input));
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : undefined;
    try {
      const value = await answer(init.method ?? '', pathname.replace('/api', '') + decodeURIComponent(search), body);
      return Response.json(value ?? null);
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error;
      return Response.json({ code: error.code }, { status: error.status });
    }
  };
  return new GroupRideClient({ url: 'http://api', retries: 0, fetch: send });
}
