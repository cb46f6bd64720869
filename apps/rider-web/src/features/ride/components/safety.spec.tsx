import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RideView, SosView } from '@groupride/web-api-client';
import { fakeMutation, unanswered, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';
import { FakeSocket } from '../testing/fake-socket';

let sos: SosView;
let ask: FakeMutation<unknown>;
let safe: FakeMutation<unknown>;
const socket = new FakeSocket();
const refreshed = jest.fn(() => ({ type: 'sos changed' }));
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => () => undefined }));
jest.unstable_mockModule('../../../shared/socket', () => ({ useSocket: () => socket }));
jest.unstable_mockModule('../api', () => ({
  sosChanged: refreshed,
  useGetSosQuery: () => ({ data: sos }),
  useAskForHelpMutation: () => ask.use(),
  useReportSafeMutation: () => safe.use(),
}));
const { Safety } = await import('./safety');
const { SosDialog } = await import('./sos-dialog');

const ride = (some: Partial<RideView> = {}) => ({ id: 7, you: 'member', status: 'in_progress', ...some }) as RideView;
const close = jest.fn();
const dialog = () => renderInApp(<SosDialog open onClose={close} rideId={7} contacts={2} />);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  sos = { askedAt: null, contacts: 2 };
  [ask, safe] = [fakeMutation(), fakeMutation()];
  close.mockClear();
  const geolocation = {
    getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude: 35.2, longitude: -80.8 } }),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
});
afterEach(() => jest.useRealTimers());

it('sends the alert with the position after a countdown', async () => {
  dialog();
  expect(screen.getByText(/Your 2 emergency contacts get a message/)).toBeTruthy();
  await press('Alert now');
  expect(screen.getByText('Alerting in 5 seconds')).toBeTruthy();
  for (let second = 0; second < 5; second += 1) await pass(1);
  expect(ask.asked).toEqual([{ rideId: 7, sosForm: { position: { lat: 35.2, lng: -80.8 } } }]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('sends no alert when it is cancelled in time', async () => {
  dialog();
  await press('Alert now');
  await pass(2);
  await press('Cancel');
  await pass(10);
  expect(ask.asked).toEqual([]);
  expect(screen.getByRole('button', { name: 'Alert now' })).toBeTruthy();
});

it('says that the alert was not sent, and to call 911', async () => {
  ask.answer = () => unanswered;
  dialog();
  await press('Alert now');
  for (let second = 0; second < 5; second += 1) await pass(1);
  expect(screen.getByText('Your alert wasn’t sent')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
  expect(close).not.toHaveBeenCalled();
});

it('shows that help was requested, until the rider is safe', async () => {
  sos = { askedAt: '2026-11-22T18:00:00Z', contacts: 1 };
  renderInApp(<Safety ride={ride()} />);
  expect(screen.getByText(/You asked for help at/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Emergency help' })).toBeNull();
  await press('I’m safe');
  expect(safe.asked).toEqual([{ rideId: 7 }]);
});

it('offers help while the ride has a driver, to members only', () => {
  for (const some of [{ status: 'pending' }, { status: 'completed' }, { you: 'driver' }] as const)
    renderInApp(<Safety ride={ride(some)} />);
  expect(screen.queryByRole('button')).toBeNull();
  renderInApp(<Safety ride={ride()} />);
  expect(screen.getByRole('button', { name: 'Emergency help' })).toBeTruthy();
});

it('is fetched again when help was requested on another page, and after a reconnection', () => {
  const { unmount } = renderInApp(<Safety ride={ride()} />);
  for (const message of ['sosChanged', 'connect']) {
    refreshed.mockClear();
    act(() => socket.receive(message));
    expect(refreshed).toHaveBeenCalledTimes(1);
  }
  unmount();
  refreshed.mockClear();
  socket.receive('sosChanged');
  expect(refreshed).not.toHaveBeenCalled();
});

it('passes the axe accessibility checks', async () => {
  jest.useRealTimers();
  dialog();
  expect(await axeViolations()).toEqual([]);
});
