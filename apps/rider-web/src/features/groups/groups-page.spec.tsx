import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { AssemblyView, InviteeView, MemberView, RideView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { someAmounts } from '../../testing/amounts';
import { i18n, renderInApp } from '../../testing/render-in-app';
import { aRide } from '../../testing/rides';

let rides: Record<string, unknown>;
let members: MemberView[] | undefined;
let invitees: InviteeView[] | undefined;
let membersFail = false;
let assembly: AssemblyView | undefined;
const askedMembers = jest.fn();
const retry = jest.fn();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListRideMembersQuery: ({ rideId }: { rideId: number }, { skip = false }: { skip?: boolean } = {}) => {
    if (!skip) askedMembers(rideId);
    return skip ? {} : { data: members, isError: membersFail, refetch: retry };
  },
  useListInviteesQuery: (_: unknown, { skip }: { skip: boolean }) => (skip ? {} : { data: invitees }),
  useGetAssemblyQuery: (_: unknown, { skip }: { skip: boolean }) => (skip ? {} : { data: assembly }),
  useGetDriverQuery: () => ({ currentData: { name: 'Dana', vehicle: 'Honda Odyssey', licensePlate: 'ABC-1234' } }),
}));
jest.unstable_mockModule('./api', () => ({ useOwnRidesInfiniteQuery: () => ({ refetch: retry, ...rides }) }));
jest.unstable_mockModule('../../shared/map/ride-thumbnail', () => ({ RideThumbnail: () => null }));
jest.unstable_mockModule('../../shared/map/map-credit', () => ({ MapCredit: () => null }));
jest.unstable_mockModule('../../shared/share-link', () => ({
  ShareLinkSheet: ({ open }: { open: boolean }) => (open ? <p>The invitation</p> : null),
}));
const { default: GroupsPage } = await import('./groups-page');

const member = (id: number, name: string, what: Partial<MemberView> = {}): MemberView => ({
  id,
  status: 'confirmed',
  user: { id, name },
  isOrganizer: false,
  isYou: false,
  seat: id,
  share: '13.70',
  charge: '13.70',
  agreed: '13.70',
  consent: 'given',
  shareState: 'covered',
  verified: false,
  noShow: false,
  joinedAt: '2026-11-21T12:00:00.000Z',
  ...what,
});

const chat = (rideId: number) => <a href={`/ride/${rideId}/chat`}>Message</a>;
const show = (...list: RideView[]) => {
  rides = { data: { pages: [list] } };
  return renderInApp(<GroupsPage chat={chat} />, '/groups');
};
const openDetails = (name: RegExp = /South End/) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Group Ride Details' }));
};

beforeEach(() => {
  members = [member(1, 'Olivia Organizer', { isOrganizer: true, isYou: true })];
  invitees = undefined;
  membersFail = false;
  assembly = undefined;
  askedMembers.mockClear();
  retry.mockClear();
});

describe('my groups', () => {
  it('are listed separately from past rides, whose members are not requested', () => {
    const amounts = someAmounts({ paid: '13.71' });
    show(aRide({ id: 9 }), aRide({ id: 5, status: 'completed', dropoffLocation: 'Uptown', amounts }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Current and coming up',
      'Earlier',
    ]);
    const [current, earlier] = screen.getAllByRole('button', { name: /GroupX/ });
    for (const text of ['South End', 'From NoDa', '4 people', 'Pending', '$13.71'])
      expect(within(current!).getByText(text)).toBeTruthy();
    expect(within(current!).getByRole('img', { name: '1 of 4 seats taken' })).toBeTruthy();
    expect(within(earlier!).getByText('You paid')).toBeTruthy();
    expect(askedMembers.mock.calls.flat()).toEqual([9]);
  });

  it('link to a new group when there are none', () => {
    show();
    expect(screen.getByText('No group rides yet')).toBeTruthy();
    expect(screen.getByText('Create or join a group ride to get started')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New Group' })).toBeTruthy();
  });

  it('show a loading state, and can be loaded again when that failed', () => {
    rides = {};
    const page = renderInApp(<GroupsPage />, '/groups');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    page.unmount();
    rides = { error: { status: 'FETCH_ERROR' } };
    renderInApp(<GroupsPage />, '/groups');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('older groups', () => {
  it('are loaded on demand, and an error leaves what is shown', () => {
    const fetchNextPage = jest.fn();
    const page = [aRide({ id: 205 }), aRide({ id: 106, status: 'completed', amounts: someAmounts() })];
    rides = { data: { pages: [page] }, hasNextPage: true, fetchNextPage };
    const view = renderInApp(<GroupsPage />, '/groups');
    fireEvent.click(screen.getByRole('button', { name: 'Show older rides' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    view.unmount();

    const older = [aRide({ id: 3, status: 'completed', dropoffLocation: 'Uptown', amounts: someAmounts() })];
    const failed = { isFetchNextPageError: true, error: { status: 'FETCH_ERROR' } };
    rides = { data: { pages: [page, older] }, hasNextPage: false, ...failed };
    renderInApp(<GroupsPage />, '/groups');
    expect(screen.getByText('We couldn’t load older rides')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /GroupX/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show older rides' })).toBeNull();
  });
});

describe('the details of a group', () => {
  it('show who has joined, who has paid and who is on the way', () => {
    members = [
      member(1, 'Olivia Organizer', { isOrganizer: true, isYou: true }),
      member(2, 'Maya Member', { shareState: 'paid' }),
      member(3, 'Noah Next', { status: 'pending' }),
    ];
    const person = { isYou: false, isOrganizer: false, ready: 'none', seenAt: null, nudgeAgainAt: null } as const;
    assembly = {
      emptySeats: 1,
      check: { id: 4, askedAt: '2026-11-21T12:00:00.000Z', askAgainAt: '2026-11-21T12:02:00.000Z' },
      members: [
        {
          ...person,
          memberId: 1,
          firstName: 'Olivia',
          isYou: true,
          isOrganizer: true,
          place: 'at_pickup',
          ready: 'ready',
        },
        { ...person, memberId: 2, firstName: 'Maya', place: 'on_the_way', minutes: 4 },
        { ...person, memberId: 3, firstName: 'Noah', place: 'unknown' },
      ],
    };
    show(aRide({ memberCount: 3, driverId: 3, status: 'en_route' }));
    const dialog = openDetails();
    expect(dialog.getByText('3 of 4 joined · 2 of 3 paid · 1 of 3 ready · 1 at the pickup')).toBeTruthy();
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Olivia Organizer \(you\)Organizer · Covers the rideConfirmedAt the pickup$/),
      expect.stringMatching(/Maya MemberPaidConfirmed4 min away$/),
      expect.stringMatching(/Noah NextCoveredPending$/),
    ]);
    expect(dialog.getByText('Honda Odyssey · ABC-1234')).toBeTruthy();
  });

  it('show the organizer whom they added while booking and who has not joined', () => {
    invitees = [{ id: 1, name: 'Maya', invitedAt: '2026-11-21T12:00:00.000Z' }];
    show(aRide({ id: 9, you: 'organizer' }));
    const rows = openDetails().getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Olivia Organizer'),
      expect.stringMatching(/Maya.*Invited.*Pending/),
    ]);
  });

  it('show no payments when the organizer pays the driver in cash', () => {
    show(aRide({ paymentMethod: 'cash' }));
    expect(openDetails().getByText('1 of 4 joined')).toBeTruthy();
  });

  it('offer invitations by link and QR code, and link to the chat once somebody else has joined', () => {
    const page = show(aRide({ memberCount: 2 }));
    const dialog = openDetails();
    expect(dialog.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/ride/7/chat');
    expect(dialog.getByRole('link', { name: 'Open the ride' }).getAttribute('href')).toBe('/ride/7');
    fireEvent.click(dialog.getByRole('button', { name: 'Invite your group' }));
    expect(screen.getByText('The invitation')).toBeTruthy();
    page.unmount();
    show(aRide());
    expect(openDetails().queryByRole('link', { name: 'Message' })).toBeNull();
  });

  it.each(['awaiting_payment', 'in_progress'] as const)(
    'offer no invitations while nobody can join, because the ride is %s',
    (status) => {
      show(aRide({ status, memberCount: 2, payBefore: '2026-11-21T12:15:00.000Z' }));
      expect(openDetails().queryByRole('button', { name: 'Invite your group' })).toBeNull();
    },
  );

  it('offer no invitations for a ride that is over', () => {
    show(aRide({ status: 'completed', memberCount: 2, amounts: someAmounts() }));
    const dialog = openDetails();
    expect(dialog.queryByRole('button', { name: 'Invite your group' })).toBeNull();
    expect(dialog.queryByRole('link', { name: 'Message' })).toBeNull();
  });

  it('load members again after a failure, and label a member without a name Unknown', () => {
    membersFail = true;
    members = undefined;
    const page = show(aRide());
    fireEvent.click(openDetails().getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    page.unmount();
    members = [member(1, '')];
    show(aRide());
    expect(openDetails().getByText('Unknown')).toBeTruthy();
  });

  it('speak Spanish', async () => {
    await setLanguage(i18n, 'es');
    const page = show(aRide());
    fireEvent.click(screen.getByRole('button', { name: /South End/ }));
    expect(screen.getByText('1 de 4 en el grupo · 1 de 1 pagaron')).toBeTruthy();
    page.unmount();
    await setLanguage(i18n, 'en');
  });
});
