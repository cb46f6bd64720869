import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { NotificationView, RideView } from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';

let ride: Partial<RideView> | undefined;
let notifications: NotificationView[] = [];
let error: { status: number; data: { code: string } } | undefined;
let drawsMaps = true;
const idle = { data: undefined };
jest.unstable_mockModule('../../shared/socket', () => ({ useConnected: () => true, useSocket: () => null }));
jest.unstable_mockModule('../../shared/share-link', () => ({ ShareLinkSheet: () => null }));
jest.unstable_mockModule('./hooks/use-live-ride', () => ({ useLiveRide: () => ({ id: 12 }) }));
jest.unstable_mockModule('./hooks/use-demo-driver', () => ({ useDemoDriver: () => undefined }));
jest.unstable_mockModule('./hooks/use-ride-stream', () => ({
  useRideStream: () => ({ location: null, route: null }),
}));
jest.unstable_mockModule('./hooks/use-shared-positions', () => ({
  isShareable: () => false,
  useSharedPositions: () => ({ sharing: false, positions: [] }),
}));
jest.unstable_mockModule('./components/group-positions', () => ({ GroupPositions: () => null }));
jest.unstable_mockModule('./components/assembly', () => ({ Assembly: () => <p>Meeting point</p> }));
jest.unstable_mockModule('./components/safety', () => ({ Safety: () => null }));
jest.unstable_mockModule('./components/open-sos-list', () => ({
  OpenSosList: ({ rideId }: { rideId: number }) => <p>Calls for help on {rideId}</p>,
}));
jest.unstable_mockModule('./components/guest-who-left', () => ({
  GuestWhoLeft: ({ rideId }: { rideId: number }) => <p>Guest who left {rideId}</p>,
}));
jest.unstable_mockModule('./components/share-trip', () => ({ ShareTrip: () => null }));
jest.unstable_mockModule('./components/test-status', () => ({ TestStatus: () => null }));
jest.unstable_mockModule('./components/ride-map', () => ({
  RideMap: ({ follow, fit, onUndrawable }: { follow?: boolean; fit?: number; onUndrawable?: () => void }) => {
    useEffect(() => {
      if (!drawsMaps) onUndrawable?.();
    }, [onUndrawable]);
    return (
      <p data-follow={follow ?? false} data-fit={fit ?? 0}>
        Map
      </p>
    );
  },
}));
jest.unstable_mockModule('./components/group-actions', () => ({ GroupActions: () => null }));
jest.unstable_mockModule('./components/leave-or-cancel', () => ({ LeaveOrCancel: () => null }));
jest.unstable_mockModule('./components/own-payment', () => ({ OwnPayment: () => <p>Own payment</p> }));
jest.unstable_mockModule('./components/debt-notice', () => ({ DebtNotice: () => null }));
jest.unstable_mockModule('./components/fee-notice', () => ({ FeeNotice: () => null }));
jest.unstable_mockModule('./components/pledge-section', () => ({ PledgeSection: () => null }));
jest.unstable_mockModule('./components/trip-details', () => ({ TripDetails: () => null }));
jest.unstable_mockModule('./components/consent-card', () => ({ ConsentCard: () => null }));
jest.unstable_mockModule('./api', () => ({
  useGetRideQuery: () => ({ data: ride, error, isFetching: false, refetch: () => undefined }),
  useGetTrackQuery: () => idle,
  useListSettleUpsQuery: () => ({ data: undefined }),
  useSendSettleUpMutation: () => [() => undefined, {}],
  useConfirmSettleUpMutation: () => [() => undefined, {}],
  useListRideEventsQuery: () => idle,
  useListNotificationsQuery: () => ({ data: { notifications } }),
  useListRideMembersQuery: () => ({ data: [], refetch: () => undefined }),
  useGetDriverQuery: () => ({
    currentData: { name: 'Dora', vehicle: 'Sienna', licensePlate: 'NC1234', totalTrips: 3, isNew: true },
  }),
  useGetVerificationQuery: () => idle,
  useGetReceiptQuery: () => ({ data: { net: '48.06' } }),
  useGetTipQuery: () => idle,
  useGetOwnReviewQuery: () => ({ data: { mayReview: true, given: null } }),
  useGiveReviewMutation: () => [() => undefined, { isLoading: false }],
}));
jest.unstable_mockModule('../../shared/use-invitees', () => ({ useInvitees: () => [] }));
const { default: RidePage } = await import('./ride-page');
const { default: TrackPage } = await import('./track-page');

const completed = {
  id: 7,
  you: 'organizer',
  status: 'completed',
  driverId: 3,
  groupSize: 4,
  memberCount: 1,
  paymentMethod: 'card',
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  createdAt: '2026-11-22T17:50:00Z',
  acceptedAt: '2026-11-22T17:52:00Z',
  arrivedAt: '2026-11-22T18:00:00Z',
  startedAt: '2026-11-22T18:05:00Z',
  completedAt: '2026-11-22T18:30:00Z',
  money: { total: '48.06' },
} as unknown as Partial<RideView>;

const open = (at: string) =>
  renderInApp(
    <Routes>
      <Route path="/ride/:rideId" element={<RidePage chat={() => <p>Chat</p>} />} />
      <Route path="/rider-track" element={<TrackPage />} />
    </Routes>,
    at,
  );
/** Simulates a message from the server to an open page. */
let hear: (next: Partial<RideView>) => Promise<void>;
function OpenRide() {
  const [, again] = useReducer((times: number) => times + 1, 0);
  hear = (next) =>
    act(async () => {
      ride = next;
      again();
    });
  return <RidePage chat={() => <p>Chat</p>} />;
}
const milestones = () =>
  [...screen.getByRole('list', { name: 'What happened' }).querySelectorAll('li')].map((item) => item.textContent);

beforeEach(() => {
  ride = completed;
  error = undefined;
  drawsMaps = true;
});

describe('the ride page of a guest', () => {
  it('offers to create an account, and neither other pages nor inviting', () => {
    ride = { ...completed, you: 'member', status: 'pending', driverId: null, completedAt: null };
    renderInApp(
      <Routes>
        <Route path="/ride/:rideId" element={<RidePage chat={() => <p>Chat</p>} guest />} />
      </Routes>,
      '/ride/7',
    );
    expect(screen.getByText('You’re riding as a guest')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in to keep it' }).getAttribute('href')).toBe(
      '/signin?returnTo=%2Fride%2F7',
    );
    for (const name of ['Back', 'Share Trip', 'Share', 'Invite friends'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('remains open to a guest who has left the ride', () => {
    ride = undefined;
    error = { status: 404, data: { code: 'not_found' } };
    renderInApp(
      <Routes>
        <Route path="/ride/:rideId" element={<RidePage guest />} />
      </Routes>,
      '/ride/7',
    );
    expect(screen.getByText('Guest who left 7')).toBeTruthy();
  });
});

describe('the ride page', () => {
  it('keeps driver and plate after the end, with the summary and five milestones', () => {
    open('/ride/7');
    expect(screen.getByTestId('trip-summary').textContent).toContain('$48.06');
    expect(screen.getByRole('heading', { name: 'Your Driver' })).toBeTruthy();
    expect(screen.getAllByText(/NC1234/).length).toBeGreaterThan(0);
    expect(milestones()).toHaveLength(5);
    expect(milestones().join()).not.toContain('to come');
  });

  it('asks for a payment before the meeting point and the details', () => {
    open('/ride/7');
    const page = document.body.textContent ?? '';
    const places = ['Own payment', 'Meeting point', 'Your Driver', 'What happened'].map((text) => page.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('marks which milestones are still to come', () => {
    ride = {
      ...completed,
      status: 'pending',
      driverId: null,
      acceptedAt: null,
      arrivedAt: null,
      startedAt: null,
      completedAt: null,
    };
    open('/ride/7');
    expect(milestones().filter((text) => text?.includes('to come'))).toHaveLength(4);
  });

  it('says that there is no such ride, and links back', () => {
    ride = undefined;
    error = { status: 404, data: { code: 'not_found' } };
    const { address } = open('/ride/7');
    expect(screen.getByText('Ride not found')).toBeTruthy();
    // The reader may have left it after asking for help.
    expect(screen.getByText('Calls for help on 7')).toBeTruthy();
    expect(screen.queryByText('You lost your seat')).toBeNull();
    // A page that a notification opened has nothing before it.
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/');
  });

  it('says why the reader lost their seat', () => {
    ride = undefined;
    error = { status: 404, data: { code: 'not_found' } };
    const notice = { type: 'ride_update', timestamp: '2026-11-21T12:00:00Z', read: false } as const;
    const lost = { title: 'You lost your seat', message: 'You pay nothing.', actionable: false };
    notifications = [
      { ...notice, id: 3, title: 'Driver assigned', message: 'Dora', actionable: true, data: { rideId: 7 } },
      { ...notice, ...lost, id: 2, data: { rideId: 8 } },
    ];
    const { unmount } = open('/ride/7');
    expect(screen.queryByText('You lost your seat')).toBeNull();
    expect(screen.queryByText('Driver assigned')).toBeNull();
    unmount();
    notifications = [{ ...notice, ...lost, id: 1, data: { rideId: 7 } }];
    open('/ride/7');
    expect(screen.getByText('You lost your seat')).toBeTruthy();
    expect(screen.getByText('You pay nothing.')).toBeTruthy();
    notifications = [];
  });

  it.each(['/ride/7', '/rider-track?rideId=7'])(
    'no longer shows a ride at %s that the rider left elsewhere',
    (page) => {
      error = { status: 404, data: { code: 'not_found' } };
      open(page);
      expect(screen.getByText(/Ride not found/)).toBeTruthy();
      expect(screen.queryByText('NoDa')).toBeNull();
    },
  );

  it('shows a loading state, and retries when loading failed', () => {
    ride = undefined;
    open('/ride/7');
    expect(screen.getByText('Loading ride details...')).toBeTruthy();
  });
});

describe('a trip that ends while its page is open', () => {
  const driving = { ...completed, status: 'in_progress', completedAt: null } as unknown as Partial<RideView>;
  const intoView = jest.fn();
  const openIt = () =>
    renderInApp(
      <Routes>
        <Route path="/ride/:rideId" element={<OpenRide />} />
      </Routes>,
      '/ride/7',
    );
  const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
  beforeEach(() => {
    jest.useFakeTimers();
    intoView.mockClear();
    Element.prototype.scrollIntoView = intoView;
  });
  afterEach(() => jest.useRealTimers());

  it('scrolls to its summary', async () => {
    ride = driving;
    openIt();
    await wait(10_000);
    expect(intoView).not.toHaveBeenCalled();
    await hear(completed);
    await wait(500);
    expect(intoView).toHaveBeenCalledTimes(1);
    expect((intoView.mock.contexts[0] as Element).contains(screen.getByTestId('trip-summary'))).toBe(true);
  });

  it('does not scroll while somebody uses the page, nor on a page that is opened later', async () => {
    ride = driving;
    openIt();
    await wait(10_000);
    fireEvent.pointerDown(document.body);
    await hear(completed);
    await wait(10_000);
    expect(screen.getByTestId('trip-summary')).toBeTruthy();
    openIt();
    await wait(10_000);
    expect(intoView).not.toHaveBeenCalled();
  });
});

describe('the tracker', () => {
  it('follows the driver, or shows car and pickup together, as chosen', () => {
    ride = { ...completed, status: 'en_route', arrivedAt: null, startedAt: null, completedAt: null };
    open('/rider-track?rideId=7');
    const map = () => screen.getByText('Map').dataset;
    expect(map()).toMatchObject({ follow: 'false', fit: '0' });
    fireEvent.click(screen.getByLabelText('Follow Driver'));
    expect(map()['follow']).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Fit Both' }));
    expect(map()).toMatchObject({ follow: 'false', fit: '1' });
    expect(screen.getByText('Live · driver on the way')).toBeTruthy();
  });

  it('offers nothing that moves the map where none can be drawn', () => {
    ride = { ...completed, status: 'en_route', arrivedAt: null, startedAt: null, completedAt: null };
    drawsMaps = false;
    open('/rider-track?rideId=7');
    expect(screen.queryByLabelText('Follow Driver')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fit Both' })).toBeNull();
    expect(screen.getByText('Live · driver on the way')).toBeTruthy();
  });

  it('asks for a ride number only when the address has none, and suggests the current ride', () => {
    const { address } = open('/rider-track');
    expect((screen.getByLabelText('Ride number') as HTMLInputElement).value).toBe('12');
    fireEvent.click(screen.getByRole('button', { name: 'Watch' }));
    expect(address()).toBe('/rider-track?rideId=12');
    expect(screen.queryByLabelText('Ride number')).toBeNull();
    expect(screen.getByText('Map')).toBeTruthy();
  });

  it('shows how a trip ended, and no longer says that a position will appear', () => {
    open('/rider-track?rideId=7');
    expect(screen.getByTestId('trip-summary')).toBeTruthy();
    expect(screen.queryByText(/You’ll see your driver/)).toBeNull();
  });

  it('reports an invalid ride number as not found', () => {
    open('/rider-track?rideId=abc');
    expect(screen.getByText('Ride not found')).toBeTruthy();
  });
});
