import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, RouterProvider } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';

// The DOM of the unit tests lacks what the router wraps each page's address in.
Object.assign(globalThis, {
  Request: class {
    readonly method = 'GET';
    readonly signal: AbortSignal | undefined;
    constructor(
      readonly url: string,
      options?: { signal?: AbortSignal },
    ) {
      this.signal = options?.signal;
    }
  },
});
jest.unstable_mockModule('./require-operator', () => ({
  RequireOperator: () => (
    <>
      <nav>Navigation</nav>
      <Outlet />
    </>
  ),
}));
jest.unstable_mockModule('./pages/now-page', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { i18n } = await import('./i18n');
const { makeRouter } = await import('./router');

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  render(
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" closeLabel="Close">
        <RouterProvider router={makeRouter()} />
      </AppProviders>
    </I18nextProvider>,
  );
};

it('keeps the navigation when the code of a page cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/admin/now');
  expect(await screen.findByText('This page can’t be shown')).toBeTruthy();
  expect(screen.getByText(/^What you saved is kept/)).toBeTruthy();
  expect(screen.getByRole('navigation')).toBeTruthy();
});

it('keeps the navigation at an address of operations that does not exist', async () => {
  open('/admin/rides/7/receipt');
  expect(await screen.findByText('404 Page Not Found')).toBeTruthy();
  expect(screen.getByRole('navigation')).toBeTruthy();
});
