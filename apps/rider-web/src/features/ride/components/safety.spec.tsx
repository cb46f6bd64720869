import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { OpenSosView, RideView, SosView } from '@groupride/web-api-client';
import { AppProviders } from '@groupride/web-ui';
import { fakeMutation, unanswered, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { i18n, renderInApp } from '../../../testing/render-in-app';
import { FakeSocket } from '../testing/fake-socket';

let sos: SosView;
let open: OpenSosView[];
let rides: RideView[];
let ask: FakeMutation<unknown>;
let safe: FakeMutation<unknown>;
const socket = new FakeSocket();
const refreshed = jest.fn(() => ({ type: 'sos changed' }));
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => () => undefined }));
jest.unstable_mockModule('../../../shared/socket', () => ({ useSocket: () => socket }));
jest.unstable_mockModule('../api', () => ({
  sosChanged: refreshed,
  useGetSosQuery: () => ({ data: sos }),
  useListOpenSosQuery: () => ({ data: open }),
  useListUserRidesQuery: (_: object, { skip }: { skip: boolean }) => ({ data: skip ? undefined : rides }),
  useAskForHelpMutation: () => ask.use(),
  useReportSafeMutation: () => safe.use(),
}));
const { Safety } = await import('./safety');
const { OpenSosList } = await import('./open-sos-list');
const { SosDialog } = await import('./sos-dialog');

const ride = (some: Partial<RideView> = {}) => ({ id: 7, you: 'member', status: 'in_progress', ...some }) as RideView;
const close = jest.fn();
const dialog = () => renderInApp(<SosDialog open onClose={close} rideId={7} contacts={2} />);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  sos = { askedAt: null, closedAt: null, contacts: 2 };
  rides = [];
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

it('cannot be sent twice or closed while the device looks for its position', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: () => undefined },
    configurable: true,
  });
  dialog();
  await press('Alert now');
  for (let second = 0; second < 5; second += 1) await pass(1);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await press('Sending alert…');
  for (let second = 0; second < 10; second += 1) await pass(1);
  expect(ask.asked).toEqual([{ rideId: 7, sosForm: {} }]);
  expect(close).toHaveBeenCalledTimes(1);
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
  sos = { askedAt: '2026-11-22T18:00:00Z', closedAt: null, contacts: 1 };
  jest.setSystemTime(Date.parse('2026-11-22T18:10:00Z'));
  renderInApp(<Safety ride={ride()} />);
  expect(screen.getByText(/You asked for help at/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Emergency help' })).toBeNull();
  await press('I’m safe');
  expect(safe.asked).toEqual([{ rideId: 7 }]);
  expect(screen.getByText('We told our safety team and your contact that you’re safe.')).toBeTruthy();
});

it('says that operations closed the call for help, and offers to ask again while that is possible', async () => {
  sos = { askedAt: '2026-11-22T18:00:00Z', closedAt: '2026-11-22T18:05:00Z', contacts: 1 };
  jest.setSystemTime(Date.parse('2026-11-22T18:10:00Z'));
  const { unmount } = renderInApp(<Safety ride={ride()} />);
  expect(screen.getByText(/^Our safety team closed your call for help at 1:05/)).toBeTruthy();
  expect(screen.queryByText(/You asked for help/)).toBeNull();
  expect(screen.getByText(/ask again or call 911/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Emergency help' })).toBeTruthy();
  await press('I’m safe');
  expect(safe.asked).toEqual([{ rideId: 7 }]);
  expect(screen.getByText('We told your contact that you’re safe.')).toBeTruthy();
  unmount();
  renderInApp(<Safety ride={ride({ status: 'cancelled' })} />);
  expect(screen.getByText('If you still need help, call 911. If not, tell us that you’re safe.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Emergency help' })).toBeNull();
});

it('names no contacts to a rider who has none', async () => {
  sos = { askedAt: '2026-11-22T18:00:00Z', closedAt: null, contacts: 0 };
  renderInApp(<Safety ride={ride()} />);
  await press('I’m safe');
  expect(screen.getByText('We told our safety team that you’re safe.')).toBeTruthy();
});

it('names the day when help was requested on an earlier one', () => {
  sos = { askedAt: '2026-11-22T18:00:00Z', closedAt: null, contacts: 1 };
  jest.setSystemTime(Date.parse('2026-11-23T18:00:00Z'));
  renderInApp(<Safety ride={ride()} />);
  expect(screen.getByText('You asked for help on Sun, Nov 22, 1:00 PM')).toBeTruthy();
});

describe('a rider who left the ride after asking for help', () => {
  const call = (rideId: number, closedAt: string | null = null) => ({
    rideId,
    askedAt: '2026-11-22T18:00:00Z',
    closedAt,
    contacts: 1,
  });
  beforeEach(() => {
    jest.setSystemTime(Date.parse('2026-11-23T18:00:00Z'));
    open = [call(7), call(8, '2026-11-22T18:30:00Z'), call(9, '2026-11-22T17:59:00Z')];
  });

  it('can report being safe, and no longer sees calls that operations closed long ago', async () => {
    renderInApp(<OpenSosList />);
    expect(screen.getByText('You asked for help on Sun, Nov 22, 1:00 PM')).toBeTruthy();
    expect(screen.getByText(/R-007/)).toBeTruthy();
    expect(screen.getByText(/R-008/)).toBeTruthy();
    expect(screen.queryByText(/R-009/)).toBeNull();
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'I’m safe' })[0]!));
    expect(safe.asked).toEqual([{ rideId: 7 }]);
  });

  it('reads on Home where to ask again, while that is possible', () => {
    open = [call(8, '2026-11-23T17:30:00Z')];
    const { unmount } = renderInApp(<OpenSosList />);
    expect(screen.getByText(/^If you still need help, call 911/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    rides = [{ ...ride({ id: 8 }), driverId: 3 }];
    renderInApp(<OpenSosList />);
    expect(screen.getByText(/^If you still need help, ask again on the ride’s page or call 911/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /R-008/ }).getAttribute('href')).toBe('/ride/8');
  });

  it('sees on the page of the ride only its own call', () => {
    const { unmount } = renderInApp(<OpenSosList rideId={9} />);
    expect(screen.getByText(/R-009/)).toBeTruthy();
    expect(screen.queryByText(/R-007/)).toBeNull();
    unmount();
    renderInApp(<OpenSosList rideId={10} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('learns of changes on other pages', () => {
    renderInApp(<OpenSosList />);
    refreshed.mockClear();
    act(() => socket.receive('sosChanged'));
    expect(refreshed).toHaveBeenCalledTimes(1);
  });
});

it('says that nobody was alerted when its page goes away during the countdown', async () => {
  function Page() {
    const [gone, setGone] = useState(false);
    return (
      <>
        <button onClick={() => setGone(true)}>The trip ends</button>
        {!gone && <SosDialog open onClose={close} rideId={7} contacts={2} />}
      </>
    );
  }
  renderInApp(<Page />);
  await press('Alert now');
  await pass(1);
  await act(async () => fireEvent.click(screen.getByText('The trip ends')));
  expect(screen.getByText('Your alert wasn’t sent')).toBeTruthy();
  expect(ask.asked).toEqual([]);
});

it('still alerts when the ride ends during the countdown', async () => {
  const page = (status: RideView['status']) => (
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" closeLabel="Close">
        <MemoryRouter>
          <Safety ride={ride({ status })} />
        </MemoryRouter>
      </AppProviders>
    </I18nextProvider>
  );
  const { rerender } = render(page('in_progress'));
  await press('Emergency help');
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  await press('Alert now');
  rerender(page('completed'));
  for (let second = 0; second < 5; second += 1) await pass(1);
  expect(ask.asked).toHaveLength(1);
  expect(screen.getByText('Your alert was sent')).toBeTruthy();
});

it('offers help while the ride has a driver, to members only', () => {
  for (const some of [{ status: 'pending' }, { status: 'completed' }, { you: 'driver' }] as const)
    renderInApp(<Safety ride={ride(some)} />);
  expect(screen.queryByRole('button')).toBeNull();
  renderInApp(<Safety ride={ride()} />);
  expect(screen.getByRole('button', { name: 'Emergency help' })).toBeTruthy();
});

it('offers help for half an hour after the driver has ended the ride', async () => {
  jest.setSystemTime(Date.parse('2026-11-23T18:00:00Z'));
  renderInApp(<Safety ride={ride({ status: 'completed', driverId: 3, completedAt: '2026-11-23T17:31:00Z' })} />);
  expect(screen.getByRole('button', { name: 'Emergency help' })).toBeTruthy();
  await pass(60);
  expect(screen.queryByRole('button', { name: 'Emergency help' })).toBeNull();
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
