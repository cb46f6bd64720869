/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

const subscribe = jest.fn((_form: unknown) => ({ unwrap: () => Promise.resolve({ id: 8 }) }));
jest.unstable_mockModule('./generated', () => ({ useSubscribeToPushMutation: () => [subscribe] }));
const { useRenewedPush } = await import('./use-push');

const inBrowser = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
let subscription: { toJSON: () => object } | null;
let kept: Map<string, string>;
const storage = {
  get: (key: string) => kept.get(key) ?? null,
  set: (key: string, value: string) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
};

function browserWith(permission: NotificationPermission): void {
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  Object.assign(window, { PushManager: class {}, Notification: { permission } });
}

beforeEach(() => {
  subscribe.mockClear();
  subscription = { toJSON: () => inBrowser };
  kept = new Map([
    ['push-subscription', '7'],
    ['push-owner', '4'],
  ]);
  browserWith('granted');
});

async function open(userId: number | undefined) {
  const page = renderHook((id: number | undefined) => useRenewedPush(id, storage), { initialProps: userId });
  await act(async () => undefined);
  return page;
}

describe('notifications that a person turned on in this browser', () => {
  it('are registered for the session of the next sign-in, because they ended with the previous one', async () => {
    const { rerender } = await open(undefined);
    expect(subscribe).not.toHaveBeenCalled();
    await act(async () => rerender(4));
    expect(subscribe.mock.calls).toEqual([[{ pushSubscriptionForm: inBrowser }]]);
    expect(kept.get('push-subscription')).toBe('8');
  });

  it('are never registered for somebody else who signs in', async () => {
    await open(5);
    expect(subscribe).not.toHaveBeenCalled();
    expect(kept.get('push-owner')).toBe('4');
    kept.delete('push-owner');
    await open(5);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('stay off after they were turned off, or blocked in the browser', async () => {
    browserWith('denied');
    await open(4);
    browserWith('granted');
    subscription = null;
    await open(4);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
