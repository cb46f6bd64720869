import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { HistoryItem, MemberView, RideView } from '@groupride/web-api-client';
import { someAmounts } from '../testing/amounts';
import { renderInApp } from '../testing/render-in-app';
import { aRide } from '../testing/rides';
import { OwnAmounts, ownAmounts } from '../shared/own-amounts';

let history: Partial<HistoryItem>[];
let ride: RideView;
let members: Partial<MemberView>[];
jest.unstable_mockModule('../features/history/api', () => ({
  usePastRidesInfiniteQuery: () => ({ data: { pages: [history] }, refetch: () => undefined }),
}));
jest.unstable_mockModule('../shared/map/ride-thumbnail', () => ({ RideThumbnail: () => null }));
jest.unstable_mockModule('../shared/map/map-credit', () => ({ MapCredit: () => null }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListRideMembersQuery: () => ({ data: members }),
  useGetAssemblyQuery: () => ({}),
  useGetDriverQuery: () => ({}),
}));
jest.unstable_mockModule('../features/ride/api', () => ({
  useGetRideQuery: () => ({ data: ride }),
  useGetDriverQuery: () => ({}),
  useGetTrackQuery: () => ({}),
  useListRideMembersQuery: () => ({ data: members }),
  useGetTipQuery: () => ({}),
  useGetOwnReviewQuery: () => ({}),
  useGiveReviewMutation: () => [() => undefined, {}],
  useListTripLinksQuery: () => ({ data: [] }),
  useCreateTripLinkMutation: () => [() => undefined, {}],
  useRevokeTripLinkMutation: () => [() => undefined, {}],
}));
jest.unstable_mockModule('../shared/use-invitees', () => ({ useInvitees: () => [] }));
jest.unstable_mockModule('../shared/share-link', () => ({ ShareLinkSheet: () => null }));
const { default: HistoryPage } = await import('../features/history/history-page');
const { GroupDetails } = await import('../features/groups/components/group-details');
const { ConfirmedOverlay } = await import('../features/ride/components/confirmed-overlay');
const { FeeNotice } = await import('../features/ride/components/fee-notice');
const { MemberList } = await import('../features/ride/components/member-list');
const { TripDetails } = await import('../features/ride/components/trip-details');
const { TripSummary } = await import('../features/ride/components/trip-summary');

const nothing = () => undefined;
const shown = () =>
  [...screen.getByTestId('own-amounts').querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);

const setAside = someAmounts({ share: '15.07', due: '45.19', atMost: '60.25', setAside: '60.25' });
const charged = someAmounts({
  share: '3.61',
  due: '3.61',
  atMost: '3.61',
  charged: '3.61',
  tip: '2.00',
  refunded: '1.21',
  paid: '4.40',
});
const cancelled = someAmounts({ due: '35.19', atMost: '35.19', charged: '35.19', released: '35.19', paid: '35.19' });

describe('your amounts', () => {
  it('are the share, the amount set aside and what is due right now until the trip ends', () => {
    renderInApp(<OwnAmounts ride={aRide({ amounts: setAside })} />);
    expect(shown()).toEqual([
      ['Your share', '$15.07'],
      ['Set aside on your card', '$60.25'],
      ['You’d pay right now', '$45.19'],
    ]);
  });

  it('show the organizer of a cash ride what to pay in cash, and other members only their share', () => {
    const cash = (amounts: RideView['amounts']) =>
      ownAmounts(aRide({ paymentMethod: 'cash', amounts: amounts ?? null }));
    expect(cash(someAmounts({ share: '15.07', due: '60.25', atMost: '60.25' }))).toEqual([
      { name: 'share', amount: '15.07' },
      { name: 'dueInCash', amount: '60.25' },
    ]);
    expect(cash(someAmounts({ share: '15.06' }))).toEqual([{ name: 'share', amount: '15.06' }]);
  });

  it('do not say that nothing was paid while the hold of a ride that ended is still to be charged', () => {
    const completed = (amounts: Parameters<typeof someAmounts>[0]) =>
      ownAmounts(aRide({ status: 'completed', amounts: someAmounts(amounts) }));
    expect(completed({ share: '15.07', due: '15.07', setAside: '60.25' })).toEqual([
      { name: 'share', amount: '15.07' },
      { name: 'setAside', amount: '60.25' },
    ]);
    expect(
      completed({ share: '15.07', due: '15.07', setAside: '45.18', charged: '15.07', paid: '15.07' }),
    ).toContainEqual({
      name: 'paid',
      amount: '15.07',
    });
    expect(completed({ share: '0.00' })).toContainEqual({ name: 'paid', amount: '0.00' });
  });

  it('explain after the trip why somebody paid more or less than their share', () => {
    const first = (amounts: Parameters<typeof someAmounts>[0]) =>
      ownAmounts(aRide({ status: 'completed', amounts: someAmounts(amounts) })).slice(0, 3);
    expect(first({ share: '13.71', due: '41.11', charged: '41.11', paid: '41.11' })).toEqual([
      { name: 'share', amount: '13.71' },
      { name: 'coveredForOthers', amount: '27.40' },
      { name: 'charged', amount: '41.11' },
    ]);
    expect(first({ share: '13.70' })).toEqual([
      { name: 'share', amount: '13.70' },
      { name: 'coveredByOrganizer', amount: '-13.70' },
      { name: 'paid', amount: '0.00' },
    ]);
    // A fee for not coming.
    expect(first({ share: '13.70', due: '6.85', charged: '6.85', paid: '6.85' })[1]).toEqual({
      name: 'charged',
      amount: '6.85',
    });
    // Credit pays for the seat, as the rider's own money does.
    expect(first({ share: '13.71', credit: '5.00', due: '8.71' })[1]).toEqual({ name: 'credit', amount: '-5.00' });
  });

  it('are not shown to the driver', () => {
    renderInApp(<OwnAmounts ride={aRide({ amounts: null })} />);
    expect(screen.queryByTestId('own-amounts')).toBeNull();
  });
});

describe('a ride that was paid, tipped and refunded in part', () => {
  const bill = [
    ['Your share', '$3.61'],
    ['Charged', '$3.61'],
    ['Tip', '$2.00'],
    ['Refunded', '$1.21'],
    ['You paid', '$4.40'],
  ];
  beforeEach(() => {
    ride = aRide({ status: 'completed', amounts: charged, you: 'member' });
    members = [];
  });

  it('shows the same amounts on the ride page, in the trip summary and in the group', () => {
    for (const screenOfRide of [
      <TripDetails key="details" ride={ride} />,
      <TripSummary key="summary" ride={ride} />,
      <GroupDetails key="group" ride={ride} onClose={nothing} />,
    ]) {
      const { unmount } = renderInApp(screenOfRide);
      expect(shown()).toEqual(bill);
      unmount();
    }
  });

  it('shows the amount paid, the tip and the refund in the history', () => {
    history = [
      {
        id: 7,
        rideId: 7,
        status: 'completed',
        paymentMethod: 'card',
        amounts: charged,
        rideType: 'GroupX',
        completedAt: '2026-11-22T18:30:00Z',
      },
    ];
    renderInApp(<HistoryPage />);
    expect(['$4.40', 'Tip $2.00', 'Refunded $1.21'].map((text) => screen.getByText(text).tagName)).toHaveLength(3);
    expect(screen.queryByText('$3.61')).toBeNull();
  });
});

describe('a ride that was cancelled at a cost', () => {
  it('shows the cancellation fee and no other amount in the history, on the ride page and in the group', () => {
    ride = aRide({ status: 'cancelled', amounts: cancelled });
    history = [
      {
        id: 7,
        rideId: 7,
        status: 'cancelled',
        paymentMethod: 'card',
        amounts: cancelled,
        rideType: 'GroupX',
        completedAt: '2026-11-22T18:30:00Z',
      },
    ];
    const page = renderInApp(<HistoryPage />);
    expect([screen.getByText('Cancelled'), screen.getByText('$35.19')]).toHaveLength(2);
    expect(screen.getByText('Fee for this ride $35.19')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Receipt' })).toBeTruthy();
    page.unmount();
    const notice = renderInApp(<FeeNotice ride={ride} />);
    expect(screen.getByText('You were charged $35.19')).toBeTruthy();
    notice.unmount();
    renderInApp(<TripDetails ride={ride} />);
    expect(shown()).toContainEqual(['Fee for this ride', '$35.19']);
    expect(shown()).toContainEqual(['You paid', '$35.19']);
  });

  it('links to no receipt when it was free', () => {
    history = [
      {
        id: 7,
        rideId: 7,
        status: 'cancelled',
        paymentMethod: 'card',
        amounts: someAmounts(),
        rideType: 'GroupX',
        completedAt: '2026-11-22T18:30:00Z',
      },
    ];
    renderInApp(<HistoryPage />);
    expect(screen.getByText('$0.00')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View Receipt' })).toBeNull();
  });
});

describe('the list of members', () => {
  const member = (what: Partial<MemberView>) =>
    ({
      id: 1,
      isYou: true,
      isOrganizer: false,
      status: 'confirmed',
      user: { id: 1, name: 'Ana' },
      ...what,
    }) as MemberView;

  it('shows next to each badge the amount that the badge describes', () => {
    const list = [
      member({ isOrganizer: true, share: '15.07', charge: '45.19', shareState: 'authorized', amounts: setAside }),
      member({ id: 2, isYou: false, share: '3.61', charge: '1.21', shareState: 'paid', consent: 'given' }),
    ];
    renderInApp(<MemberList ride={aRide()} members={list} />);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('$60.25Set aside');
    expect(rows[0]).toContain('Share $15.07');
    expect(rows[1]).toContain('$1.21Paid');
  });

  it('counts no credit as covered, neither the reader’s nor a friend’s', () => {
    const amounts = someAmounts({ share: '15.07', credit: '5.00', due: '10.07', setAside: '15.07' });
    const seat = { share: '15.07', agreed: '15.07', consent: 'given' } as const;
    const own = member({ ...seat, charge: '10.07', shareState: 'authorized', amounts });
    const friend = member({ ...seat, id: 2, isYou: false, charge: '15.07', shareState: 'paid', amounts: null });
    const paidByCredit = someAmounts({ share: '15.07', credit: '15.07', released: '15.07' });
    const free = member({ ...seat, id: 3, charge: '0.00', shareState: 'paid', amounts: paidByCredit });
    renderInApp(<MemberList ride={aRide()} members={[own, friend, free]} />);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('$15.07Set aside');
    expect(rows[1]).toContain('$15.07Paid');
    expect(rows[2]).toContain('$15.07Paid');
    expect(rows.join()).not.toContain('covered');
  });

  it('says that nobody covers a ride that was cancelled for free', () => {
    const list = [member({ isOrganizer: true, share: '0.00', charge: '0.00', shareState: 'covered' })];
    const rowOf = (what: Partial<RideView>) => {
      const { unmount } = renderInApp(<MemberList ride={aRide(what)} members={list} />);
      const text = screen.getByRole('listitem').textContent;
      unmount();
      return text;
    };
    expect(rowOf({ status: 'pending' })).toContain('$0.00Covers the ride');
    expect(rowOf({ status: 'cancelled' })).toContain('$0.00Nothing to pay');
  });
});

describe('the overlay after booking', () => {
  it('says that friends can pay for their seats only when they can', () => {
    const next = (what: Partial<RideView>) => {
      ride = aRide({ amounts: setAside, ...what });
      const { unmount } = renderInApp(<ConfirmedOverlay rideId={7} onClose={nothing} />);
      const text = screen.getByText(/^Share the link/).textContent;
      unmount();
      return text;
    };
    expect(next({})).toBe('Share the link so friends can join and pay for their seats');
    expect(next({ paymentMethod: 'cash' })).toBe('Share the link so friends can join');
    expect(next({ splitMode: 'sponsor' })).toBe('Share the link so friends can join');
  });

  it('shows the start time of a scheduled ride instead of “Looking for a driver near you”', () => {
    ride = aRide({ amounts: setAside, bookingType: 'scheduled', scheduledAt: '2026-11-25T14:00:00Z' });
    renderInApp(<ConfirmedOverlay rideId={7} onClose={nothing} />);
    expect(screen.getByRole('dialog', { name: /^Booked for Wed, Nov 25, .*9:00/ })).toBeTruthy();
    expect(screen.getByText('We’re looking for a driver who’s free then.')).toBeTruthy();
    expect(screen.getByText('Not assigned yet')).toBeTruthy();
    expect(screen.queryByText(/near you|Looking for driver/)).toBeNull();
  });

  it('calls a ride confirmed only once it has a driver', () => {
    const titleOf = (what: Partial<RideView>) => {
      ride = aRide({ amounts: setAside, ...what });
      const { unmount } = renderInApp(<ConfirmedOverlay rideId={7} onClose={nothing} />);
      const title = screen.getByRole('dialog').querySelector('h2')?.textContent;
      unmount();
      return title;
    };
    expect(titleOf({ status: 'awaiting_payment' })).toBe('Finishing payment');
    expect(titleOf({ status: 'pending' })).toBe('Ride requested');
    expect(titleOf({ status: 'en_route', driverId: 3 })).toBe('Ride Confirmed!');
  });
});
