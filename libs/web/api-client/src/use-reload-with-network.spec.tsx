/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useReloadWithNetwork } from './use-reload-with-network';

it('loads the page anew when the network is back, as long as it is shown', () => {
  const reload = jest.fn();
  const { unmount } = renderHook(() => useReloadWithNetwork(reload));
  window.dispatchEvent(new Event('offline'));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});
