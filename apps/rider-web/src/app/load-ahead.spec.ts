import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const loaded: string[] = [];
const loads = (name: string) => async () => void loaded.push(name);
/** A file that notes that it was loaded. */
const file = (path: string) =>
  jest.unstable_mockModule(path, () => {
    loaded.push(path);
    return { default: () => null };
  });
const nothing = () => null;

jest.unstable_mockModule('@groupride/web-ui', () => ({ loadAllParts: loads('dialogs'), loadQrCode: loads('QR code') }));
jest.unstable_mockModule('./home', () => ({ Home: nothing, loadHome: loads('home') }));
jest.unstable_mockModule('./i18n', () => ({ loadAllTexts: loads('texts') }));
jest.unstable_mockModule('./route-error', () => ({ RouteError: nothing }));
jest.unstable_mockModule('./shell', () => ({ Shell: nothing }));
jest.unstable_mockModule('../shared/for-accounts', () => ({ ForAccounts: nothing }));
jest.unstable_mockModule('../shared/require-session', () => ({ RequireSession: nothing }));
const TABS = ['../features/history/history-page', './groups-with-chat', '../features/profile/profile-page'];
const RIDE = [
  './ride-with-chat',
  '../features/ride/track-page',
  '../features/chat/chat-page',
  '../features/ride/receipt-page',
];
const HOME = [
  '../features/notifications/notification-bell',
  './current-ride',
  '../features/ride/components/confirmed-overlay',
];
[...TABS, ...RIDE, ...HOME].forEach(file);
const { loadAhead } = await import('./router');

beforeEach(() => loaded.splice(0));

const press = () => window.dispatchEvent(new Event('pointerdown'));

it('loads for riders what a ride needs where the phone may have no network, after the first view', async () => {
  loadAhead(true);
  expect(loaded).toEqual([]);
  press();
  await waitFor(() => expect(loaded).toContain('QR code'));
  expect(loaded).toEqual(['home', 'texts', 'dialogs', ...TABS, ...RIDE, ...HOME, 'QR code']);
});

it('loads no pages of riders for visitors', async () => {
  loadAhead(false);
  press();
  await waitFor(() => expect(loaded).toEqual(['home', 'texts', 'dialogs']));
});
