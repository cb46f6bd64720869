/** @jest-environment ../../jest.node-environment.mjs */
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '@groupride/web-api-client';
import { historyApi } from './api';

const { fetch: realFetch, Request: RealRequest } = globalThis;

/** Resolves relative addresses, because a test has no page. */
class OwnRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://own.test') : input, init);
  }
}

const page = (first: number, length: number) => Array.from({ length }, (_, i) => ({ rideId: first - i }));

describe('the pages of past rides', () => {
  afterEach(() => {
    Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
  });

  it('continue after the last ride of a page, and end with a page that is not full', async () => {
    const asked: string[] = [];
    const answers = [page(100, 20), page(80, 3)];
    globalThis.Request = OwnRequest;
    globalThis.fetch = jest.fn<typeof fetch>((request) => {
      asked.push(new URL((request as Request).url).search);
      return Promise.resolve(Response.json(answers[asked.length - 1]));
    });
    const { dispatch } = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const { initiate } = historyApi.endpoints.pastRides;
    await dispatch(initiate(undefined));
    const second = await dispatch(initiate(undefined, { direction: 'forward' }));
    expect(asked).toEqual(['?limit=20', '?limit=20&before=81']);
    expect(second.data?.pages.flat()).toHaveLength(23);
    expect(second.hasNextPage).toBe(false);
  });
});
