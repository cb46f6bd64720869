import { jest } from '@jest/globals';
import { configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@groupride/web-api-client';

const { fetch: realFetch, Request: RealRequest } = globalThis;

/** Resolves relative addresses, because a test has no page. */
class OwnRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://own.test') : input, init);
  }
}

/**
 * Requests a list's first page and the next one from a server that gives these answers.
 * @param request dispatches the endpoint's `initiate`, with the direction for the next page
 * @returns the query string of each request, and the list with both pages
 */
export async function requestTwoPages<Loaded>(
  answers: readonly [unknown, unknown],
  request: (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    next?: { direction: 'forward' },
  ) => PromiseLike<Loaded>,
): Promise<{ asked: string[]; loaded: Loaded }> {
  const asked: string[] = [];
  globalThis.Request = OwnRequest;
  globalThis.fetch = jest.fn<typeof fetch>((sent) => {
    asked.push(new URL((sent as Request).url).search);
    return Promise.resolve(Response.json(answers[asked.length - 1]));
  });
  try {
    const { dispatch } = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    await request(dispatch);
    return { asked, loaded: await request(dispatch, { direction: 'forward' }) };
  } finally {
    Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
  }
}
