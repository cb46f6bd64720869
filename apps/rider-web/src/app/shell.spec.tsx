import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';
import { i18n } from '../testing/render-in-app';
import { makeStore } from './store';

let me: object | null = null;
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

window.scrollTo = () => undefined;

const open = (at: string) =>
  render(
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" closeLabel="Close">
        <Provider store={makeStore()}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: <Shell /> }], { initialEntries: [at] })} />
        </Provider>
      </AppProviders>
    </I18nextProvider>,
  );

it('has four tabs and marks the current one', () => {
  me = null;
  open('/profile/payment');
  const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['History', '/history'],
    ['Groups', '/groups'],
    ['Profile', '/profile'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
});

it('hides the tabs from guests, who have only their ride', () => {
  me = { id: 4, name: 'Gus Guest', guestRideId: 7 };
  open('/ride/7');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
