import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';

const dispatched: unknown[] = [];
const listeners = new Map<string, (message: unknown) => void>();
let onConnect: (connected: object) => void = () => undefined;
const socket = {
  on: (name: string, listener: (message: unknown) => void) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
};
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => (action: unknown) => dispatched.push(action) }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  api: { util: { invalidateTags: (payload: unknown) => ({ payload }) } },
  rideTags: () => [],
  throttleLatest: () => ({ push: () => undefined, reset: () => undefined }),
  useSocket: () => socket,
  useOnConnect: (handler: typeof onConnect) => (onConnect = handler),
}));
const { useAdminChannel } = await import('./use-admin-channel');

function Channel() {
  useAdminChannel();
  return null;
}

it('refetches alerts at once and announces an SOS on any page', async () => {
  renderInApp(<Channel />);
  const receive = (message: object) => act(async () => listeners.get('alertsChanged')?.(message));
  await receive({ opened: null });
  expect(dispatched).toMatchObject([{ payload: ['Alerts'] }]);
  expect(screen.queryByText('A rider asked for help')).toBeNull();
  await receive({ opened: 'sos' });
  expect(await screen.findByText('A rider asked for help')).toBeTruthy();
});

it('reloads the account after each reconnection, because the role may have changed', () => {
  dispatched.length = 0;
  renderInApp(<Channel />);
  const connect = () => onConnect({ emit: () => undefined });
  connect();
  expect(dispatched).toEqual([]);
  connect();
  expect(dispatched).toEqual([{ payload: ['Me'] }]);
});
