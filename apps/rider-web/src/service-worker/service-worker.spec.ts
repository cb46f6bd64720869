import { isBuiltFile, isWantedOffline } from './offline-routes';
import { readPush } from './push-notice';

describe('responses cached for offline use', () => {
  it.each([
    '/api/auth/user',
    '/api/rides/7',
    '/api/rides/7/members',
    '/api/rides/7/verification',
    '/api/users/me/rides',
  ])('include %s', (path) => expect(isWantedOffline(path)).toBe(true));

  // Positions, prices, money and other people's data are worthless or harmful when outdated.
  it.each(['/api/rides/7/track', '/api/cards', '/api/rides/7/receipt', '/api/quotes/7', '/api/rides/7/cancellation'])(
    'exclude %s',
    (path) => expect(isWantedOffline(path)).toBe(false),
  );

  it('include built files, whose names change with their content', () => {
    expect(isBuiltFile('/assets/app-1a2b.js')).toBe(true);
    expect(isBuiltFile('/sw.js')).toBe(false);
  });
});

describe('a Web Push message', () => {
  it('becomes a notification that opens its page', () => {
    const payload = {
      topic: 'driver_arrived',
      title: 'Your driver is here',
      body: 'Code 1',
      path: '/ride/7',
      tag: 'ride-7',
    };
    expect(readPush(JSON.stringify(payload))).toEqual({
      title: 'Your driver is here',
      options: {
        body: 'Code 1',
        icon: '/icon-192.png',
        badge: '/icon-192.png',
        tag: 'ride-7',
        data: { path: '/ride/7' },
      },
    });
  });

  it.each([undefined, '', 'text', '{}', '{"title":7}', 'null'])('is ignored when it is %s', (text) => {
    expect(readPush(text)).toBeNull();
  });
});
