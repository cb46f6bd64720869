import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { dismissToast, toast } from '@groupride/web-ui';
import { renderInApp } from '../testing/render-in-app';

const dispatched: unknown[] = [];
const listeners = new Map<string, (message: unknown) => void>();
let onConnect: (connected: object) => void = () => undefined;
const socket = {
  on: (name: string, listener: (message: unknown) => void) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
};
let open: { id: number; kind: string }[] = [];
const api = {
  util: { invalidateTags: (payload: unknown) => ({ payload }) },
  endpoints: { listAlerts: { initiate: () => 'alerts' } },
  enhanceEndpoints: (): object => api,
};
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  api,
  useApiDispatch: () => (action: unknown) =>
    action === 'alerts' ? Promise.resolve({ data: open }) : dispatched.push(action),
  rideTags: (id: number) => [{ type: 'AdminRide', id }],
  joinWithRetry: (_socket: object, join: (answer: () => void) => void, onAnswered: () => void) => join(onAnswered),
  throttleLatest: (_interval: number, send: (value: unknown) => void) => ({ push: send, reset: () => undefined }),
  useSocket: () => socket,
  useOnConnect: (handler: typeof onConnect) => (onConnect = handler),
}));
const { useAdminChannel } = await import('./use-admin-channel');

afterEach(async () => {
  act(() => dismissToast());
  await waitFor(() => expect(screen.queryByText('A rider asked for help')).toBeNull());
});

function Channel() {
  useAdminChannel();
  return <output>{useLocation().pathname}</output>;
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

it('brings the announcement back after other messages, and leads from it to the alerts', async () => {
  renderInApp(<Channel />);
  await act(async () => listeners.get('alertsChanged')?.({ opened: 'sos' }));
  act(() => void toast({ title: 'Saved', duration: 10 }));
  expect(screen.queryByText('A rider asked for help')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Open Now' }));
  expect(screen.getByText('/admin/now')).toBeTruthy();
  expect(screen.queryByText('A rider asked for help')).toBeNull();
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

it('refetches everything that messages refresh when it is connected, as any may have been missed', () => {
  dispatched.length = 0;
  renderInApp(<Channel />);
  onConnect({ emit: (_message: string, _body: object, ack: () => void) => ack() });
  const refreshed = ['AdminRides', 'AdminRide', 'Charges', 'Metrics', 'Drivers', 'Alerts', 'AdminPayouts', 'Prices'];
  expect(dispatched).toEqual([{ payload: expect.arrayContaining(refreshed) }]);
});

it('refetches what colleagues change, and nothing for what no page shows', async () => {
  dispatched.length = 0;
  renderInApp(<Channel />);
  const receive = (...subjects: string[]) => act(async () => listeners.get('operationsChanged')?.({ subjects }));
  await receive('driver:4', 'payout:7');
  await receive('ride:9');
  await receive('export:rides');
  expect(dispatched).toEqual([
    { payload: ['Drivers', 'Documents', 'AdminPayouts'] },
    { payload: [{ type: 'AdminRide', id: 9 }, 'Reviews'] },
    { payload: [] },
  ]);
});

it('announces an SOS that was raised while the page was not connected, and none that it knew', async () => {
  renderInApp(<Channel />);
  const connect = () =>
    act(async () => onConnect({ emit: (_message: string, _body: object, ack: () => void) => ack() }));
  const announced = () => screen.queryByText('A rider asked for help');
  const sos = { id: 7, kind: 'sos' };
  open = [sos];
  await connect();
  await connect();
  expect(announced()).toBeNull();
  open = [sos, { id: 8, kind: 'payout_failed' }];
  await connect();
  expect(announced()).toBeNull();
  open = [{ id: 9, kind: 'sos' }, sos];
  await connect();
  await waitFor(() => expect(announced()).toBeTruthy());
});
