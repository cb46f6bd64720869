/** @jest-environment ../../jest.node-environment.mjs */
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '@groupride/web-api-client';
import { collectOwnData } from './use-data-export';

const { fetch: realFetch, Request: RealRequest } = globalThis;

/** Resolves relative addresses, because a test has no page. */
class OwnRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://own.test') : input, init);
  }
}

const pastRides = Array.from({ length: 103 }, (_, i) => ({ rideId: 500 - i }));
const ownRides = Array.from({ length: 200 }, (_, i) => ({ id: 700 - i }));
let failing: string | null;

function answer(url: URL): Response {
  if (url.pathname === failing) return Response.json({ code: 'unavailable' }, { status: 503 });
  const before = Number(url.searchParams.get('before') ?? Infinity);
  if (url.pathname === '/api/users/me/rides')
    return Response.json(ownRides.filter(({ id }) => id < before).slice(0, 100));
  if (url.pathname !== '/api/users/me/history') return Response.json({ from: url.pathname });
  return Response.json(pastRides.filter(({ rideId }) => rideId < before).slice(0, 100));
}

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
let store: ReturnType<typeof makeStore>;
const collect = () => collectOwnData(store.dispatch);

describe('the export of the rider’s own data', () => {
  beforeEach(() => {
    failing = null;
    store = makeStore();
    globalThis.Request = OwnRequest;
    globalThis.fetch = jest.fn<typeof fetch>((request) => Promise.resolve(answer(new URL((request as Request).url))));
  });
  afterEach(() => {
    store.dispatch(api.util.resetApiState());
    Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
  });

  it('includes all rides and past rides from every page', async () => {
    const data = await collect();
    expect(data.history).toHaveLength(103);
    expect(data.rides).toHaveLength(200);
    expect(Object.keys(data)).toEqual([
      'account',
      'totals',
      'rides',
      'history',
      'cards',
      'credits',
      'emergencyContacts',
      'savedPlaces',
      'venmo',
      'notifications',
    ]);
  });

  it('fails completely instead of leaving something out', async () => {
    failing = '/api/emergency-contacts';
    await expect(collect()).rejects.toMatchObject({ status: 503 });
  });
});
