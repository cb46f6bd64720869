/** @jest-environment ../../jest.node-environment.mjs */
import { jest } from '@jest/globals';
import type { RideRequestView } from '@groupride/web-api-client';
import { makeStore } from '../../app/store';
import { aRequest } from '../../testing/rides';
import { requestsApi } from './api';
import { offerGone, selectAnnounced, selectOffers } from './slice';

const DRIVER = { driverId: 1 };
const { listDriverRequests, acceptRide, declineRide } = requestsApi.endpoints;
const { fetch: realFetch, Request: RealRequest } = globalThis;

class OwnRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://own.test') : input, init);
  }
}

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Answers of lists that are pending. */
let lists: ((offers: readonly RideRequestView[]) => void)[];

beforeEach(() => {
  lists = [];
  globalThis.Request = OwnRequest;
  globalThis.fetch = jest.fn<typeof fetch>(async (request) => {
    if ((request as Request).method !== 'GET') return answer({ ride: { id: 9 } });
    return new Promise((resolve) => lists.push((offers) => resolve(answer(offers))));
  });
});
afterEach(() => void Object.assign(globalThis, { fetch: realFetch, Request: RealRequest }));

describe('a list of offers that was requested before an offer ended', () => {
  const offers = [aRequest({ id: 9, offerId: 5 }), aRequest({ id: 10, offerId: 6 })];

  async function listedTwice(end: (store: ReturnType<typeof makeStore>) => unknown) {
    const store = makeStore();
    const list = async (meanwhile: () => unknown = () => undefined) => {
      const listed = store.dispatch(listDriverRequests.initiate(DRIVER, { forceRefetch: true }));
      await meanwhile();
      lists.shift()!(offers);
      await listed;
      listed.unsubscribe();
      return selectOffers(store.getState()).map(({ request }) => request.offerId);
    };
    expect(await list()).toEqual([5, 6]);
    const late = await list(() => end(store));
    const announced = selectAnnounced(store.getState())?.request.offerId;
    const next = await list();
    // Ends the timers of the cache.
    store.dispatch(requestsApi.util.resetApiState());
    return { late, announced, next };
  }

  it('does not bring it back, and the next list counts again', async () => {
    expect(await listedTwice((store) => store.dispatch(offerGone(5)))).toEqual({ late: [6], next: [5, 6] });
  });

  it('does not bring back an offer that the driver declined', async () => {
    const decline = (store: ReturnType<typeof makeStore>) =>
      store.dispatch(declineRide.initiate({ rideId: 9, ...DRIVER }));
    expect(await listedTwice(decline)).toMatchObject({ late: [6] });
  });

  it('does not bring back any offer when the driver accepted one', async () => {
    const accept = (store: ReturnType<typeof makeStore>) =>
      store.dispatch(acceptRide.initiate({ rideId: 9, ...DRIVER }));
    expect(await listedTwice(accept)).toMatchObject({ late: [], announced: undefined });
  });
});
