import { api } from '@groupride/web-api-client';
import { makeStore } from '../../app/store';
import { aRequest } from '../../testing/rides';
import { announcementSeen, offerGone, offerPushed, selectAnnounced, selectOffers } from './slice';

const DRIVER = { driverId: 1 };

describe('offers in the store', () => {
  it('come by message and are announced until they are seen', () => {
    const store = makeStore();
    store.dispatch(offerPushed(aRequest({ offerId: 5 })));
    expect(selectAnnounced(store.getState())?.request.offerId).toBe(5);
    store.dispatch(announcementSeen());
    expect(selectAnnounced(store.getState())).toBeUndefined();
    expect(selectOffers(store.getState())).toHaveLength(1);
  });

  it('come with the list as well, once', async () => {
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('listDriverRequests', DRIVER, [aRequest({ offerId: 5 })]));
    store.dispatch(offerPushed(aRequest({ offerId: 5 })));
    expect(selectOffers(store.getState())).toHaveLength(1);
    expect(selectAnnounced(store.getState())?.request.offerId).toBe(5);
  });

  it('go with their announcement when they are taken back', () => {
    const store = makeStore();
    store.dispatch(offerPushed(aRequest({ offerId: 5 })));
    store.dispatch(offerGone(5));
    expect(selectOffers(store.getState())).toEqual([]);
    expect(selectAnnounced(store.getState())).toBeUndefined();
  });
});
