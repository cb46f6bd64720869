import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { apiMiddleware } from './middleware';
import { OwnRequest } from './testing/own-request';

/** A pending request. */
interface RecordedCall {
  readonly path: string;
  answer: (body: unknown, headers?: Record<string, string>) => Promise<void>;
  fail: () => Promise<void>;
}

let asked: RecordedCall[];
const { fetch: realFetch, Request: RealRequest } = globalThis;

/** Waits until all effects of a response have happened. */
const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

beforeEach(() => {
  asked = [];
  globalThis.Request = OwnRequest;
  globalThis.fetch = jest.fn<typeof fetch>((request) => {
    let resolve!: (response: Response) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<Response>((...settlers) => ([resolve, reject] = settlers));
    asked.push({
      path: new URL((request as Request).url).pathname,
      answer: (body, headers) => {
        resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } }));
        return settle();
      },
      fail: () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      },
    });
    return promise;
  });
});
afterEach(async () => {
  // Their timeouts would keep the test process alive.
  for (const each of asked) await each.fail();
  Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
});

function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(apiMiddleware),
  });
}

const paths = () => asked.map(({ path }) => path);
const { getRide, listRideMembers, previewJoin, getConfig, askReady } = api.endpoints;

describe('a query that could not reach the server', () => {
  it('is repeated when the network returns', async () => {
    const store = makeStore();
    void store.dispatch(previewJoin.initiate({ token: 'x' }));
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    await settle();
    await asked[0]!.fail();
    await asked[1]!.answer({ id: 7 });
    store.dispatch(api.internalActions.onOnline());
    await settle();
    expect(paths().slice(2)).toEqual(['/api/join/x']);
    await asked[2]!.answer({ rideId: 7 });
    expect(previewJoin.select({ token: 'x' })(store.getState()).data).toEqual({ rideId: 7 });
    store.dispatch(api.internalActions.onOnline());
    await settle();
    expect(asked).toHaveLength(3);
    store.dispatch(api.util.resetApiState());
  });

  it('is repeated once when it fails only after the network has returned', async () => {
    const store = makeStore();
    void store.dispatch(previewJoin.initiate({ token: 'x' }));
    await settle();
    store.dispatch(api.internalActions.onOnline());
    await settle();
    expect(asked).toHaveLength(1);
    await asked[0]!.fail();
    expect(asked).toHaveLength(2);
    await asked[1]!.fail();
    expect(asked).toHaveLength(2);
    store.dispatch(api.util.resetApiState());
  });

  it('is repeated when the server responds again', async () => {
    const store = makeStore();
    void store.dispatch(previewJoin.initiate({ token: 'x' }));
    await settle();
    await asked[0]!.fail();
    void store.dispatch(getConfig.initiate());
    await settle();
    await asked[1]!.answer({ city: {} });
    expect(paths().slice(2)).toEqual(['/api/join/x']);
    store.dispatch(api.util.resetApiState());
  });
});

describe('a query whose answer was lost', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  it('is sent again after 1.5, 5 and 15 seconds, until it is answered', async () => {
    const store = makeStore();
    void store.dispatch(listRideMembers.initiate({ rideId: 7 }));
    await after(0);
    void asked[0]!.fail();
    await after(1_400);
    expect(asked).toHaveLength(1);
    await after(100);
    expect(asked).toHaveLength(2);
    void asked[1]!.fail();
    await after(5_000);
    expect(asked).toHaveLength(3);
    void asked[2]!.answer([]);
    await after(60_000);
    expect(asked).toHaveLength(3);
    // The next lost answer starts a new series of retries.
    store.dispatch(api.util.invalidateTags([{ type: 'Members', id: 7 }]));
    await after(0);
    for (const pause of [1_500, 5_000, 15_000, 60_000]) {
      void asked.at(-1)!.fail();
      await after(pause);
    }
    expect(asked).toHaveLength(7);
    store.dispatch(api.util.resetApiState());
  });

  it('is not tried while the browser knows that there is no network, and is tried again once there is one', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    const store = makeStore();
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    await after(0);
    void asked[0]!.fail();
    await after(60_000);
    expect(asked).toHaveLength(1);
    store.dispatch(api.internalActions.onOnline());
    await after(0);
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    void asked[1]!.fail();
    await after(1_500);
    expect(asked).toHaveLength(3);
    Reflect.deleteProperty(globalThis, 'navigator');
    store.dispatch(api.util.resetApiState());
  });
});

describe('a query that got a stored answer', () => {
  const old = { age: '40' };

  it('is repeated when any other query is answered by the server, until it is answered itself', async () => {
    const store = makeStore();
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    void store.dispatch(listRideMembers.initiate({ rideId: 7 }));
    await settle();
    await asked[0]!.answer({ id: 7, status: 'pending' }, old);
    expect(getRide.select({ rideId: 7 })(store.getState()).data?.status).toBe('pending');
    // This answer is cached too, so it does not prove that the server is reachable.
    await asked[1]!.answer([], old);
    expect(asked).toHaveLength(2);
    void store.dispatch(previewJoin.initiate({ token: 'x' }));
    await settle();
    await asked[2]!.answer({ rideId: 7 });
    expect(paths().slice(3)).toEqual(['/api/rides/7', '/api/rides/7/members']);
    await asked[3]!.answer({ id: 7, status: 'pending' }, old);
    await asked[4]!.answer([]);
    expect(paths().slice(5)).toEqual(['/api/rides/7']);
    await asked[5]!.answer({ id: 7, status: 'en_route' });
    expect(asked).toHaveLength(6);
    expect(getRide.select({ rideId: 7 })(store.getState()).data?.status).toBe('en_route');
    store.dispatch(api.util.resetApiState());
  });

  it('is repeated when the network returns, also when it was still on its way then', async () => {
    const store = makeStore();
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    void store.dispatch(getRide.initiate({ rideId: 8 }));
    await settle();
    await asked[0]!.answer({ id: 7 }, old);
    store.dispatch(api.internalActions.onOnline());
    await settle();
    await asked[1]!.answer({ id: 8 }, old);
    expect(paths().slice(2)).toEqual(['/api/rides/7', '/api/rides/8']);
    store.dispatch(api.util.resetApiState());
  });

  it('does not say that the deployment answers', async () => {
    const store = makeStore();
    void store.dispatch(previewJoin.initiate({ token: 'x' }));
    await settle();
    await asked[0]!.fail();
    void store.dispatch(getConfig.initiate());
    await settle();
    await asked[1]!.answer({ city: {} }, old);
    expect(asked).toHaveLength(2);
    store.dispatch(api.util.resetApiState());
  });
});

describe('a query that was invalidated', () => {
  const changed = api.util.invalidateTags([{ type: 'Ride', id: 7 }]);

  it('is sent although another request hangs', async () => {
    const store = makeStore();
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    await settle();
    await asked[0]!.answer({ id: 7, status: 'en_route' });
    void store.dispatch(listRideMembers.initiate({ rideId: 8 }));
    await settle();
    store.dispatch(changed);
    await settle();
    expect(paths().slice(1)).toEqual(['/api/rides/8/members', '/api/rides/7']);
    store.dispatch(api.util.resetApiState());
  });

  it('is sent once more when the same query was in flight', async () => {
    const store = makeStore();
    const shown = store.dispatch(getRide.initiate({ rideId: 7 }));
    await settle();
    await asked[0]!.answer({ id: 7, status: 'pending' });
    void shown.refetch();
    await settle();
    store.dispatch(changed);
    store.dispatch(changed);
    await settle();
    expect(asked).toHaveLength(2);
    await asked[1]!.answer({ id: 7, status: 'pending' });
    expect(asked).toHaveLength(3);
    await asked[2]!.answer({ id: 7, status: 'arrived' });
    expect(getRide.select({ rideId: 7 })(store.getState()).data?.status).toBe('arrived');
    expect(asked).toHaveLength(3);
    store.dispatch(api.util.resetApiState());
  });

  it('is sent once more when it was invalidated during its first request', async () => {
    const store = makeStore();
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    void store.dispatch(getRide.initiate({ rideId: 8 }));
    await settle();
    store.dispatch(changed);
    await asked[0]!.answer({ id: 7 });
    await asked[1]!.answer({ id: 8 });
    expect(paths()).toEqual(['/api/rides/7', '/api/rides/8', '/api/rides/7']);
    store.dispatch(api.util.resetApiState());
  });

  it('is sent once more when a mutation of the page invalidated it', async () => {
    const store = makeStore();
    void store.dispatch(askReady.initiate({ rideId: 7 }));
    void store.dispatch(getRide.initiate({ rideId: 7 }));
    await settle();
    const [mutation, query] = asked;
    await mutation!.answer({});
    await query!.answer({ id: 7 });
    expect(asked).toHaveLength(3);
    store.dispatch(api.util.resetApiState());
  });

  it('is sent once more when a refetch joined a request in flight', async () => {
    const store = makeStore();
    const shown = store.dispatch(getRide.initiate({ rideId: 7 }));
    await settle();
    await asked[0]!.answer({ id: 7 });
    void shown.refetch();
    void shown.refetch();
    await settle();
    await asked[1]!.answer({ id: 7 });
    expect(asked).toHaveLength(3);
    store.dispatch(api.util.resetApiState());
  });
});
