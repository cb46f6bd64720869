import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as client from '@groupride/web-api-client';
import type { RideView, ScheduledRideView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const ride = (id: number, more: Partial<ScheduledRideView> = {}): ScheduledRideView => ({
  id,
  state: 'open',
  offeredUntil: null,
  standbyPlace: null,
  standbyCount: 0,
  scheduledAt: '2026-12-03T17:00:00.000Z',
  pickupLocation: 'Uptown',
  dropoffLocation: 'Airport',
  rideType: 'GroupX',
  groupSize: 4,
  earnings: '42.50',
  paymentMethod: 'card',
  duration: 25,
  hourlyDuration: null,
  pickupMinutes: 12,
  ...more,
});
type Outcome = { data?: object; error?: object };
let list: { data?: { offersAhead: boolean; rides: ScheduledRideView[] }; error?: object };
let own: RideView[];
let questions: { rideId: number; dueAt: string }[];
let answer: (outcome: Outcome) => void;
const refetch = jest.fn();
const call = jest.fn((..._request: unknown[]) => new Promise<Outcome>((resolve) => (answer = resolve)));
const calls = (name: string) => () => [(request: object) => call(name, request), { isLoading: false }];
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListScheduledRidesQuery: () => ({ ...list, isFetching: false, refetch }),
  useListUpcomingRidesQuery: () => ({ data: own }),
  useListRideConfirmationsQuery: () => ({ data: questions }),
  useTakeScheduledRideMutation: calls('take'),
  useDeclineRideMutation: calls('decline'),
  useJoinStandbyMutation: calls('join'),
  useLeaveStandbyMutation: calls('leave'),
  useSetOffersAheadMutation: calls('offers'),
}));
const { ScheduledRides } = await import('./scheduled-rides');

const open = () =>
  renderInApp(
    <MemoryRouter>
      <ScheduledRides driverId={3} />
    </MemoryRouter>,
  );
const cards = () => screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'));
const about = (rideId: number) => ({ driverId: 3, rideId });

beforeEach(() => {
  jest.clearAllMocks();
  [own, questions] = [[], []];
  list = { data: { offersAhead: false, rides: [ride(7)] } };
});

describe('the page of scheduled rides', () => {
  it('shows the details of a ride, and accepts it once on a double click', async () => {
    open();
    const card = within(screen.getByRole('region', { name: /^Ride R-007/ }));
    for (const text of ['Uptown', 'Airport', 'You earn $42.50', '4 people', '25 min trip', '12 min to the pickup'])
      expect(card.getByText(text)).toBeTruthy();
    const take = card.getByRole('button', { name: 'Take this ride: R-007' });
    fireEvent.click(take);
    fireEvent.click(take);
    expect(call.mock.calls).toEqual([['take', about(7)]]);
    await act(async () => answer({ data: {} }));
    expect(await screen.findByText(/^The ride on .* is yours$/)).toBeTruthy();
  });

  it('says that another driver was faster', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Take this ride: R-007' }));
    await act(async () => answer({ error: { status: 409, data: { code: 'ride_taken', extra: { why: 'taken' } } } }));
    expect(await screen.findByText('Another driver was faster. You can join the standby list.')).toBeTruthy();
  });

  it('lists an offer first, with its deadline, and declines it', () => {
    list.data!.rides.push(ride(9, { state: 'offered', offeredUntil: '2036-12-01T17:15:00.000Z' }));
    open();
    expect(
      cards()
        .map((label) => /R-\d+/.exec(label ?? '')?.[0])
        .filter(Boolean),
    ).toEqual(['R-009', 'R-007']);
    expect(screen.getByText(/^Offered to you until Mon, Dec 1, 2036\D+12:15/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Decline ride R-009' }));
    expect(call.mock.calls).toEqual([['decline', about(9)]]);
  });

  it('joins and leaves standby lists, and shows the place in line', async () => {
    list.data!.rides = [
      ride(7, { state: 'taken', standbyCount: 2 }),
      ride(8, { state: 'taken', standbyPlace: 2, standbyCount: 2 }),
    ];
    open();
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Join standby list: R-007' }));
    await act(async () => answer({ data: { place: 3 } }));
    expect(await screen.findByText('You’re number 3 on the standby list')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Standby (1)' }));
    expect(screen.getByText('You’re number 2 on the standby list')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Leave standby list: R-008' }));
    expect(call.mock.calls.map(([name]) => name)).toEqual(['join', 'leave']);
  });

  it('lists the driver’s own rides, and when each has to be confirmed', () => {
    own = [aRide({ id: 5, status: 'confirmed', scheduledAt: '2026-12-03T17:00:00.000Z' })];
    questions = [{ rideId: 5, dueAt: '2036-12-02T17:15:00.000Z' }];
    open();
    fireEvent.click(screen.getByRole('tab', { name: 'Yours (1)' }));
    expect(screen.getByText(/^Confirm by Tue, Dec 2, 2036\D+12:15/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View in the driver app: R-005' }).getAttribute('href')).toBe('/driver');
  });

  it('switches offers on', () => {
    open();
    fireEvent.click(screen.getByRole('switch', { name: /^Offer me scheduled rides/ }));
    expect(call.mock.calls).toEqual([['offers', { driverId: 3, offersAhead: { enabled: true } }]]);
  });

  it('shows empty, loading and error states', () => {
    list = { data: { offersAhead: true, rides: [] } };
    const { unmount } = open();
    expect(screen.getByText('No open rides right now')).toBeTruthy();
    unmount();
    list = {};
    const loading = open();
    expect(screen.queryByRole('tab')).toBeNull();
    loading.unmount();
    list = { error: { status: 503, data: { code: 'unavailable' } } };
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
