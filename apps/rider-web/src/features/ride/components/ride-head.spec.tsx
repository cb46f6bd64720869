import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import type { LivePosition } from '../live-position';
import { renderInApp } from '../../../testing/render-in-app';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const dora = { name: 'Dora', vehicle: 'Toyota Sienna', licensePlate: 'NC 1234' };
/** RTK Query keeps the previous driver as `data` until the next one is loaded, even when the ride has no driver. */
let isAnother = false;
/** Why the boarding code could not be loaded. */
let failure: { status: unknown; data?: { code: string } } | undefined;
const refetch = jest.fn();
let members: { isYou: boolean; noShow: boolean; verified: boolean }[];
const verification = { code: '123456', verified: false, qr: 'groupride:token', expiresInMs: 60_000 };
jest.unstable_mockModule('../hooks/use-demo-driver', () => ({ useDemoDriver: () => undefined }));
jest.unstable_mockModule('../api', () => ({
  useGetDriverQuery: ({ driverId }: { driverId: number }) => ({
    data: driverId || isAnother ? dora : undefined,
    currentData: driverId && !isAnother ? dora : undefined,
  }),
  useListRideMembersQuery: () => ({ data: members }),
  useGetVerificationQuery: () => ({ data: failure ? undefined : verification, error: failure, refetch }),
}));
const { RideHead } = await import('./ride-head');

const ride = (some: Partial<RideView>) =>
  ({
    id: 7,
    you: 'organizer',
    driverId: null,
    scheduledAt: null,
    arrivedAt: null,
    payBefore: null,
    cancelReason: null,
    money: { total: '48.06' },
    pickup: { lat: 35.2, lng: -80.8 },
    ...some,
  }) as unknown as RideView;
const position: LivePosition = {
  lat: 35.2,
  lng: -80.8,
  heading: null,
  etaMinutes: 6,
  distanceMeters: 3000,
  timestamp: new Date(NOW).toISOString(),
};
const show = (some: Partial<RideView>, more: { onShare?: () => void; at?: LivePosition } = {}) =>
  renderInApp(
    <RideHead ride={ride(some)} position={more.at ?? null} {...(more.onShare ? { onShare: more.onShare } : {})} />,
  );
const headline = () => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  verification.verified = false;
  isAnother = false;
  members = [{ isYou: true, noShow: false, verified: true }];
});
afterEach(() => jest.useRealTimers());

it('counts down to the payment deadline, and links to the payment', () => {
  show({ status: 'awaiting_payment', payBefore: new Date(NOW + 833_000).toISOString() });
  expect(headline()).toBe('Finishing payment');
  expect(screen.getByRole('timer').textContent).toBe('13:53');
  expect(screen.getByRole('link', { name: 'Finish payment' }).getAttribute('href')).toBe('/payment?rideId=7');
});

it('says when a scheduled ride is while it waits for its payment', () => {
  show({
    status: 'awaiting_payment',
    payBefore: new Date(NOW + 60_000).toISOString(),
    scheduledAt: '2026-11-24T14:00:00Z',
  });
  expect([screen.getByText(/Tue, Nov 24.*9:00/), screen.getByRole('timer')]).toHaveLength(2);
});

it('lets the rider invite friends while a driver is being searched for', () => {
  const share = jest.fn();
  show({ status: 'pending' }, { onShare: share });
  expect(headline()).toBe('Ride Requested');
  fireEvent.click(screen.getByRole('button', { name: 'Invite your group' }));
  expect(share).toHaveBeenCalledTimes(1);
});

it('shows minutes, distance and plate of the approaching car', () => {
  show({ status: 'en_route', driverId: 3 }, { at: position });
  expect(headline()).toBe('Driver En Route');
  expect(screen.getByText('6 min')).toBeTruthy();
  expect(screen.getByText('1.9 mi away')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'License plate: N C 1 2 3 4' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track Driver' })).toBeTruthy();
});

it('says that the driver’s location will appear while there is none yet', () => {
  show({ status: 'en_route', driverId: 3 });
  expect(screen.getByText('You’ll see your driver’s location here in a moment.')).toBeTruthy();
});

it('shows the boarding code first when the driver is here, with the QR code one press away and a wait clock', () => {
  show({ status: 'en_route', driverId: 3, arrivedAt: new Date(NOW - 133_000).toISOString() }, { at: position });
  expect(headline()).toBe('Your driver is here');
  expect(screen.getByRole('img', { name: 'Verification code: 1 2 3 4 5 6' }).textContent).toBe('123456');
  expect(screen.getByRole('timer').textContent).toBe('Waiting for 2:13.');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer').textContent).toBe('Waiting for 2:15.');
  expect(screen.queryByText('6 min')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show Verification QR Code' }));
  expect(screen.getByRole('dialog', { name: 'Your boarding code' })).toBeTruthy();
});

describe('a boarding code that is missing when the driver is here', () => {
  const here = { status: 'en_route', driverId: 3, arrivedAt: new Date(NOW).toISOString() } as const;
  afterEach(() => (failure = undefined));

  it.each([{ status: 500, data: { code: 'internal' } }, { status: 'FETCH_ERROR' }])(
    'can be loaded again after a failure (%j)',
    (reason) => {
      failure = reason;
      show(here);
      expect(screen.getByText('We couldn’t load your code')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(refetch).toHaveBeenCalled();
    },
  );

  it('is no problem for those who have none', () => {
    failure = { status: 404, data: { code: 'not_found' } };
    show(here);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('says that the driver left the pickup again, without a wait clock, to those who have not boarded', () => {
  const arrived = { status: 'en_route', driverId: 3, arrivedAt: new Date(NOW - 133_000).toISOString() } as const;
  const away = { ...position, lat: 35.206 };
  const { unmount } = show(arrived, { at: away });
  expect(headline()).toBe('Your driver left the pickup');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('img', { name: 'Verification code: 1 2 3 4 5 6' })).toBeTruthy();
  unmount();
  verification.verified = true;
  show(arrived, { at: away });
  expect(headline()).toBe('Your driver is here');
});

it('shows no plate of a driver who gave the ride back', () => {
  isAnother = true;
  show({ status: 'pending' });
  expect(headline()).toBe('Ride Requested');
  expect(screen.queryByRole('img', { name: /License plate/ })).toBeNull();
});

it.each([null, new Date(NOW).toISOString()])(
  'does not give the next driver the plate of the one before (arrived: %s)',
  (arrivedAt) => {
    isAnother = true;
    show({ status: 'en_route', driverId: 4, arrivedAt });
    expect(screen.queryByRole('img', { name: /License plate/ })).toBeNull();
  },
);

it('does not take a position from before the arrival for one after it', () => {
  const arrivedAt = new Date(NOW + 1000).toISOString();
  show({ status: 'en_route', driverId: 3, arrivedAt }, { at: { ...position, lat: 35.206 } });
  expect(headline()).toBe('Your driver is here');
});

it('says that the rider is checked in, and shows no code anymore', () => {
  verification.verified = true;
  show({ status: 'en_route', driverId: 3, arrivedAt: new Date(NOW).toISOString() });
  expect(screen.getByText('You’re checked in. Have a good trip!')).toBeTruthy();
  expect(screen.queryByText('123456')).toBeNull();
});

it('shows the time of arrival during the trip', () => {
  show({ status: 'in_progress', driverId: 3 }, { at: position });
  expect(headline()).toBe('Trip in Progress');
  expect(screen.getByText('1:06 PM')).toBeTruthy();
});

it('shows no time of arrival that is over, as the position is too old for it', () => {
  show({ status: 'in_progress', driverId: 3 }, { at: position });
  act(() => void jest.advanceTimersByTime(6 * 60_000));
  expect(screen.getByText('1:06 PM')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(80_000));
  expect(screen.queryByText('You arrive at')).toBeNull();
  expect(screen.queryByText('1:06 PM')).toBeNull();
});

it('shows why a ride was cancelled', () => {
  show({ status: 'cancelled', cancelReason: 'My plans changed' });
  expect(headline()).toBe('Trip Cancelled');
  expect(screen.getByText(/My plans changed/)).toBeTruthy();
});

it('lets the organizer of a cancelled ride book the same trip again', () => {
  const [pickup, destination] = [
    { name: 'NoDa', lat: 35.25, lng: -80.8 },
    { name: 'South End', lat: 35.21, lng: -80.86 },
  ];
  const { entry, unmount } = show({ status: 'cancelled', pickup, destination });
  fireEvent.click(screen.getByRole('button', { name: 'Book this trip again' }));
  expect(entry()).toMatchObject({ pathname: '/', state: { planned: { pickup, destination } } });
  unmount();
  show({ status: 'cancelled', you: 'member' });
  expect(screen.queryByRole('button', { name: 'Book this trip again' })).toBeNull();
});

it('shows how many stops come before the rider’s own, and when the car arrives', () => {
  const head = (some: Partial<RideView>, minutesLeft: number | null = null) =>
    renderInApp(<RideHead ride={ride(some)} position={null} minutesLeft={minutesLeft} />);
  const { unmount } = head({ status: 'confirmed', driverId: 3, stopsBefore: 2 }, 18);
  expect(screen.getByText(/^2 stops before yours · pickup in about 18 min$/)).toBeTruthy();
  unmount();
  // Somebody who is aboard has no pickup ahead.
  const next = head({ status: 'in_progress', driverId: 3, stopsBefore: 1 }, 18);
  expect(screen.getByText('One stop before your destination')).toBeTruthy();
  expect(screen.queryByText(/pickup in/)).toBeNull();
  next.unmount();
  // The car is on its way to another group, so its location is not expected.
  const elsewhere = head({ status: 'en_route', driverId: 3, stopsBefore: 1 });
  expect(screen.queryByText(/^You’ll see your driver’s location/)).toBeNull();
  elsewhere.unmount();
  head({ status: 'en_route', driverId: 3, stopsBefore: 0 });
  expect(screen.queryByText(/before your/)).toBeNull();
  expect(screen.getByText(/^You’ll see your driver’s location/)).toBeTruthy();
});

it('promises no arrival to a person whom the driver left behind', () => {
  const trip = { status: 'in_progress', you: 'member' } as const;
  const { unmount } = show(trip, { at: position });
  expect(screen.getByText('You’re on the way to your destination.')).toBeTruthy();
  expect(screen.getByText('You arrive at')).toBeTruthy();
  unmount();
  members = [
    { isYou: true, noShow: true, verified: false },
    { isYou: false, noShow: false, verified: true },
  ];
  show(trip, { at: position });
  expect(headline()).toBe('Trip in Progress');
  expect(screen.getByText('The trip started without you.')).toBeTruthy();
  expect(screen.queryByText(/You arrive at|on the way to your destination|away/)).toBeNull();
});

it('tells a person whose code the driver did not check what to do if the car left without them', () => {
  const trip = { status: 'in_progress', you: 'member' } as const;
  members = [
    { isYou: true, noShow: false, verified: false },
    { isYou: false, noShow: false, verified: true },
  ];
  const { unmount } = show(trip, { at: position });
  expect(screen.getByText(/^Your driver started the trip without your code. Not in the vehicle/)).toBeTruthy();
  expect(screen.getByText('You arrive at')).toBeTruthy();
  unmount();
  members = [{ isYou: true, noShow: false, verified: true }];
  show(trip, { at: position });
  expect(screen.getByText('You’re on the way to your destination.')).toBeTruthy();
});
