import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { PushButton } from './push-settings';

/** A fake browser with the Push API. */
let subscription: object | null;
beforeEach(() => {
  subscription = null;
  localStorage.clear();
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      subscription = {
        toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
        unsubscribe: () => Promise.resolve(true),
      };
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
  });
});

const SETTINGS = { publicKey: 'key', topics: [{ topic: 'emergency', enabled: true }] };
async function open(settings: { status: number; body?: unknown } = { status: 200, body: SETTINGS }) {
  const asked = fakeApi(({ what }) => {
    if (what === 'GET /api/push/settings') return settings;
    return what.startsWith('PUT') ? { status: 200, body: { id: 7 } } : { status: 204 };
  });
  renderInApp(<PushButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  return asked;
}
const changes = (asked: { what: string }[]) => asked.map(({ what }) => what).filter((what) => !what.startsWith('GET'));

describe('notifications of emergencies', () => {
  it('are turned on and off for this browser', async () => {
    const asked = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText(/^This device gets a notification when a rider presses SOS/)).toBeTruthy();
    expect(asked.at(-1)).toEqual({
      what: 'PUT /api/push/subscriptions',
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Turn off on this device' }));
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
    await waitFor(() =>
      expect(changes(asked)).toEqual(['PUT /api/push/subscriptions', 'DELETE /api/push/subscriptions/7']),
    );
  });

  it('are not offered when the server sends none', async () => {
    await open({ status: 200, body: { publicKey: null, topics: [] } });
    expect(await screen.findByText(/^This browser can’t show notifications/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    const asked = await open({ status: 500, body: { code: 'internal' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });
});
