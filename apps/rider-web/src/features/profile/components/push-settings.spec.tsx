import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const settings = {
  data: undefined as { publicKey: string | null; topics: { topic: string; enabled: boolean }[] } | undefined,
  isError: false,
  refetch: jest.fn(),
};
const update = jest.fn(() => Promise.resolve({ data: {} }));
const subscribe = jest.fn((_form: unknown) => ({ unwrap: () => Promise.resolve({ id: 7 }) }));
const unsubscribe = jest.fn(() => Promise.resolve({ data: undefined }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetPushSettingsQuery: () => settings,
  useUpdatePushSettingsMutation: () => [update, { isLoading: false }],
  useSubscribeToPushMutation: () => [subscribe],
  useUnsubscribeFromPushMutation: () => [unsubscribe],
}));
jest.unstable_mockModule('../../../shared/problem-text', () => ({ useProblemText: () => () => 'problem' }));
const { PushSettings } = await import('./push-settings');

/** A fake browser with the Push API. */
let subscription: { toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
let permission: NotificationPermission;
const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: jest.fn((_options: object) => {
    subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => Promise.resolve(true),
    };
    return Promise.resolve(subscription);
  }),
};
const requestPermission = jest.fn(() => Promise.resolve(permission));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  subscription = null;
  permission = 'granted';
  Object.assign(settings, {
    data: { publicKey: 'key', topics: [{ topic: 'message', enabled: true }] },
    isError: false,
  });
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  Object.assign(window, { PushManager: class {} });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      requestPermission,
      get permission() {
        return subscription ? 'granted' : permission === 'denied' ? 'denied' : 'default';
      },
    },
  });
});

const show = () => renderInApp(<PushSettings me={{ id: 4 }} />, '/profile');

describe('the notification settings', () => {
  it('ask for permission only after a press, and subscribe this browser', async () => {
    show();
    const button = await screen.findByRole('button', { name: 'Turn on notifications' });
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Turn off in this browser' });
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(subscribe).toHaveBeenCalledWith({
      pushSubscriptionForm: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
    });
  });

  it('say what to do when the browser’s permission was denied', async () => {
    show();
    permission = 'denied';
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText(/^Your browser blocks notifications/)).toBeTruthy();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('switch a topic and the browser off', async () => {
    await pushManager.subscribe({});
    localStorage.setItem('push-owner', '4');
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'New messages' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ pushTopicSetting: { topic: 'message', enabled: false } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Turn off in this browser' }));
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
  });

  it('are off for a person who did not turn them on, even if somebody else did in this browser', async () => {
    await pushManager.subscribe({});
    localStorage.setItem('push-owner', '3');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    await screen.findByRole('button', { name: 'Turn off in this browser' });
    expect(localStorage.getItem('push-owner')).toBe('4');
  });

  it('say when the server sends no push notifications', async () => {
    settings.data = { publicKey: null, topics: [] };
    show();
    expect(await screen.findByText(/^This browser can’t show notifications/)).toBeTruthy();
  });

  it('say when the browser does not support push notifications', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: () => Promise.resolve(undefined) },
    });
    show();
    expect(await screen.findByText(/^This browser can’t show notifications/)).toBeTruthy();
  });

  it('offer a retry when they can’t be loaded', () => {
    Object.assign(settings, { data: undefined, isError: true });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(settings.refetch).toHaveBeenCalled();
  });

  it('stay when a later request fails', async () => {
    await pushManager.subscribe({});
    localStorage.setItem('push-owner', '4');
    settings.isError = true;
    show();
    await screen.findByRole('switch', { name: 'New messages' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
