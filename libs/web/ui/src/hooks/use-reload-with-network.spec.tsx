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

/** Renders a page that crashed. @returns a mock that counts the reloads */
async function broken(error: unknown): Promise<jest.Mock> {
  const reload = jest.fn();
  await act(async () => {
    renderHook(() => useReloadWithNetwork(error, reload));
    await Promise.resolve();
  });
  return reload;
}

const missing = new TypeError('Failed to fetch dynamically imported module: http://own.test/assets/join-page.js');

it('reloads the page when the network is back, while an error is shown', () => {
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

it('reloads once, not repeatedly, when a code chunk is missing', async () => {
  expect(await broken(missing)).toHaveBeenCalledTimes(1);
  expect(await broken(missing)).not.toHaveBeenCalled();
});

it.each(['error loading dynamically imported module: x', 'Importing a module script failed.'])(
  'recognizes a missing code chunk by “%s”',
  async (message) => expect(await broken(new TypeError(message))).toHaveBeenCalledTimes(1),
);

it('does not reload after any other error', async () => {
  expect(await broken(new TypeError('x is undefined'))).not.toHaveBeenCalled();
});

it('does not reload for a missing code chunk while the server cannot be reached', async () => {
  isServed = false;
  expect(await broken(missing)).not.toHaveBeenCalled();
});
