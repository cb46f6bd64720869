import { isActiveRide, isWantedOffline } from './offline-routes';
import { ACCEPT, readPush } from './push-notice';

const NOW = 1_800_000_000_000;
const offer = { rideId: 7, driverId: 3, expiresAt: NOW + 30_000, accept: 'Accept', failed: 'Gone' };
const message = (more: object = {}) =>
  JSON.stringify({
    topic: 'ride_offer',
    title: 'New ride request · $42.50',
    body: '6 min to the pickup',
    path: '/driver',
    tag: 'offer-9',
    offer,
    ...more,
  });

describe('responses cached for offline use', () => {
  it.each([
    '/api/drivers/3/active-ride',
    '/api/drivers/3/upcoming-rides',
    '/api/drivers/profile',
    '/api/rides/7/members',
    '/api/rides/7/boarding',
    '/api/rides/7/no-show',
  ])('include %s', (path) => expect(isWantedOffline(path)).toBe(true));

  // Outdated offers, positions and earnings are worthless or misleading.
  it.each([
    '/api/rides/driver-requests/3',
    '/api/rides/7/track',
    '/api/drivers/3/earnings',
    '/api/drivers/applications/draft',
    '/api/drivers/3/application',
  ])('exclude %s', (path) => expect(isWantedOffline(path)).toBe(false));

  it('include their age only for the trip', () => {
    expect(isActiveRide('/api/drivers/3/active-ride')).toBe(true);
    expect(isActiveRide('/api/drivers/3/upcoming-rides')).toBe(false);
  });
});

describe('the notification of an offer', () => {
  it('vibrates, stays for 30 seconds and can be accepted', () => {
    const notice = readPush(message(), NOW);
    expect(notice).toMatchObject({
      title: 'New ride request · $42.50',
      options: {
        body: '6 min to the pickup',
        tag: 'offer-9',
        silent: false,
        requireInteraction: true,
        actions: [{ action: ACCEPT, title: 'Accept' }],
        data: { path: '/driver', offer },
      },
      shownMs: 30_000,
    });
    expect(notice?.options.vibrate.length).toBeGreaterThan(1);
  });

  it('is not shown longer than the offer is open', () => {
    expect(readPush(message({ offer: { ...offer, expiresAt: NOW + 5_000 } }), NOW)?.shownMs).toBe(5_000);
    expect(readPush(message({ offer: { ...offer, expiresAt: NOW + 90_000 } }), NOW)?.shownMs).toBe(30_000);
  });

  it('differs from a reminder, which stays and offers no action', () => {
    const notice = readPush(message({ offer: undefined }), NOW);
    expect(notice).toMatchObject({ shownMs: null, options: { actions: [], requireInteraction: false } });
  });

  it.each([undefined, '', 'text', '{}', '{"title":7}', 'null'])('is ignored when it is %s', (text) => {
    expect(readPush(text, NOW)).toBeNull();
  });
});
