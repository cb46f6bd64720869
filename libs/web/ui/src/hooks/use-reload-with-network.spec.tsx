import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useReloadWithNetwork } from './use-reload-with-network';

const { fetch: realFetch } = globalThis;
let isServed: boolean;

beforeEach(() => {
  isServed = true;
  window.localStorage.clear();
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    isServed ? Promise.resolve({ ok: true } as Response) : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Shows a page that broke. @returns how often it was loaded anew */
async function broken(error: unknown): Promise<jest.Mock> {
  const reload = jest.fn();
  await act(async () => {
    renderHook(() => useReloadWithNetwork(error, reload));
    await Promise.resolve();
  });
  return reload;
}

const missing = new TypeError('Failed to fetch dynamically imported module: http://own.test/assets/join-page.js');

it('loads the page anew when the network is back, as long as it is shown', () => {
  const reload = jest.fn();
  const { unmount } = renderHook(() => useReloadWithNetwork(new Error('broken'), reload));
  window.dispatchEvent(new Event('offline'));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads a page whose code is missing anew, and not on and on', async () => {
  expect(await broken(missing)).toHaveBeenCalledTimes(1);
  expect(await broken(missing)).not.toHaveBeenCalled();
});

it.each(['error loading dynamically imported module: x', 'Importing a module script failed.'])(
  'knows missing code by “%s”',
  async (message) => expect(await broken(new TypeError(message))).toHaveBeenCalledTimes(1),
);

it('leaves a page that shows an error of another kind', async () => {
  expect(await broken(new TypeError('x is undefined'))).not.toHaveBeenCalled();
});

it('waits with missing code while the server cannot be reached', async () => {
  isServed = false;
  expect(await broken(missing)).not.toHaveBeenCalled();
});
