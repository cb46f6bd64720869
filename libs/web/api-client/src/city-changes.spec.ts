import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { cityChanges } from './city-changes';
import { OwnRequest } from './testing/own-request';

/** Version of the city import that the server currently uses. */
let city = 1;
let asked: string[];
const { fetch: realFetch, Request: RealRequest } = globalThis;

beforeEach(() => {
  city = 1;
  asked = [];
  globalThis.Request = OwnRequest;
  globalThis.fetch = jest.fn<typeof fetch>((request) => {
    const { pathname } = new URL((request as Request).url);
    asked.push(pathname);
    const body = pathname === '/api/config' ? { city: { name: `City ${city}`, map: { version: city } } } : [];
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', 'x-city': String(city) } }),
    );
  });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
});

const { getConfig, listWineries, listRideTypes } = api.endpoints;

describe('a page that is open while another city is built', () => {
  it('learns of it from the next response, and reloads everything that belongs to the city', async () => {
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware, cityChanges),
    });
    const known = () => getConfig.select()(store.getState()).data?.city.name;
    await store.dispatch(getConfig.initiate());
    await store.dispatch(listWineries.initiate());
    await store.dispatch(listRideTypes.initiate());
    expect(asked).toEqual(['/api/config', '/api/wineries', '/api/ride-types']);

    city = 2;
    await store.dispatch(listRideTypes.initiate(undefined, { forceRefetch: true }));
    while (asked.length < 6) await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(known()).toBe('City 2');
    expect(asked.slice(3)).toEqual(['/api/ride-types', '/api/config', '/api/wineries']);
    store.dispatch(api.util.resetApiState());
  });
});
