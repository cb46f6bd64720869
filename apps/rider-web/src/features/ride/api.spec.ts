import { configureStore } from '@reduxjs/toolkit';
import { api, type RideView } from '@groupride/web-api-client';
import { rideTold } from './api';

/** What the page shows of ride 12 once the message has come. */
async function shownAfter(ride: Partial<RideView>, message: Partial<Parameters<typeof rideTold>[0]>) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const before = { id: 12, status: 'pending', arrivedAt: null, lastEvent: 4, ...ride } as RideView;
  await store.dispatch(api.util.upsertQueryData('getRide', { rideId: 12 }, before));
  store.dispatch(
    rideTold({ rideId: 12, number: 5, type: 'driver_assigned', status: 'en_route', arrivedAt: null, ...message }),
  );
  const { data } = api.endpoints.getRide.select({ rideId: 12 })(store.getState());
  return { status: data?.status, arrivedAt: data?.arrivedAt, lastEvent: data?.lastEvent };
}

describe('rideTold', () => {
  const arrivedAt = '2026-11-29T12:00:00.000Z';

  it('shows at once that a driver comes, and that they are here', async () => {
    expect(await shownAfter({}, {})).toEqual({ status: 'en_route', arrivedAt: null, lastEvent: 4 });
    expect(await shownAfter({ status: 'en_route' }, { type: 'driver_arrived', arrivedAt })).toMatchObject({
      arrivedAt,
    });
  });

  it('leaves the end of a ride to the answer, which knows what it cost', async () => {
    for (const status of ['completed', 'cancelled'] as const)
      expect(await shownAfter({ status: 'in_progress' }, { status })).toMatchObject({ status: 'in_progress' });
  });

  it('ignores a message that is older than the answer', async () => {
    expect(await shownAfter({ status: 'in_progress', lastEvent: 5 }, {})).toMatchObject({ status: 'in_progress' });
  });
});
