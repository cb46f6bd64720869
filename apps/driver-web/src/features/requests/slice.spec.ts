import { api } from '@groupride/web-api-client';
import { makeStore } from '../../app/store';
import { aRequest } from '../../testing/rides';
import { announcementSeen, offerGone, offerPushed, selectAnnounced, selectOffers } from './slice';

const DRIVER = { driverId: 1 };

describe('offers in the store', () => {
  it('arrive by push and are announced until they are seen', () => {
    const store = makeStore();
    store.dispatch(offerPushed(aRequest({ offerId: 5 })));
    expect(selectAnnounced(store.getState())?.request.offerId).toBe(5);
    store.dispatch(announcementSeen());
    expect(selectAnnounced(store.getState())).toBeUndefined();
    expect(selectOffers(store.getState())).toHaveLength(1);
  });

  it('appear once when the list contains them as well', async () => {
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('listDriverRequests', DRIVER, [aRequest({ offerId: 5 })]));
    store.dispatch(offerPushed(aRequest({ offerId: 5 })));
    expect(selectOffers(store.getState())).toHaveLength(1);
    expect(selectAnnounced(store.getState())?.request.offerId).toBe(5);
  });

  it('disappear with their announcement when they are withdrawn', () => {
    const store = makeStore();
    store.dispatch(offerPushed(aRequest({ offerId: 5 })));
    store.dispatch(offerGone(5));
    expect(selectOffers(store.getState())).toEqual([]);
    expect(selectAnnounced(store.getState())).toBeUndefined();
  });
});
