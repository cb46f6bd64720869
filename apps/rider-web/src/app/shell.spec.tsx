import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';

let me: object | null = null;
jest.unstable_mockModule('react-router-dom', async () => ({
  ...(await import('react-router-dom')),
  // Needs a data router.
  ScrollRestoration: () => null,
}));
jest.unstable_mockModule('../shared/session', () => ({ useSession: () => ({ me }), useClientConfig: () => undefined }));
jest.unstable_mockModule('./aside', () => ({ Aside: () => null }));
jest.unstable_mockModule('../shared/connect-socket', () => ({
  connectSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));
jest.unstable_mockModule('./ride-news', () => ({ RideNews: () => null }));
jest.unstable_mockModule('../features/notifications/notification-announcer', () => ({
  NotificationAnnouncer: () => null,
}));
const { Shell } = await import('./shell');

it('has four tabs, with where one is marked', () => {
  me = null;
  renderInApp(<Shell />, '/profile/payment');
  const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['History', '/history'],
    ['Groups', '/groups'],
    ['Profile', '/profile'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
});

it('leaves the tabs out for guests, who have only their ride', () => {
  me = { id: 4, name: 'Gus Guest', guestRideId: 7 };
  renderInApp(<Shell />, '/ride/7');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
