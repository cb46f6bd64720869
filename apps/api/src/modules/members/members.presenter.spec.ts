import type { MemberStatus, PaymentState, RideStatus } from '@groupride/contracts';
import type { AmountsByRider, RiderAmounts } from '../amounts/amounts.facade';
import type { Ride } from '../rides/rides.facade';
import { presentMembers } from './members.presenter';
import type { MemberRow } from './members.repository';

const ORGANIZER = 11;
const MEMBER = 12;

const ride = (status: RideStatus) =>
  ({ status, totalCost: 6025, splitMode: 'cover', paymentMethod: 'card' }) as Partial<Ride> as Ride;

function row(userId: number, paymentState: PaymentState | null): MemberRow {
  const isOrganizer = userId === ORGANIZER;
  return {
    ...{ id: userId, rideId: 7, userId, isOrganizer, seat: isOrganizer ? 0 : 1, status: 'confirmed' as MemberStatus },
    ...{ code: '123456', verifiedAt: null, noShowAt: null, joinedAt: new Date(0) },
    ...{ agreed: isOrganizer ? 0 : 1506, asked: null, declined: null, name: 'Someone', email: 'someone@example.test' },
    paymentState,
  };
}

const nothing: RiderAmounts = {
  ...{ share: 0, credit: 0, due: 0, atMost: 0, setAside: 0, charged: 0, inCash: 0 },
  ...{ tip: 0, refunded: 0, released: 0, waived: 0, outstanding: 0, paid: 0 },
};
const amounts: AmountsByRider = new Map([
  [ORGANIZER, { ...nothing, share: 1507, due: 4519, atMost: 6025, setAside: 6025 }],
  [MEMBER, { ...nothing, share: 1506, due: 1506, atMost: 1506, setAside: 1506 }],
]);

const views = (viewer: 'organizer' | 'member' | 'admin', userId: number, status: RideStatus = 'pending') =>
  presentMembers(ride(status), [row(ORGANIZER, 'authorized'), row(MEMBER, 'authorized')], amounts, viewer, userId);

describe('the amounts of a ride’s members', () => {
  it('are visible to each member for themselves, and for everyone to operations', () => {
    const owners = (viewer: 'organizer' | 'member' | 'admin', userId: number) =>
      views(viewer, userId).map((view) => view.amounts?.setAside ?? null);
    expect(owners('organizer', ORGANIZER)).toEqual(['60.25', null]);
    expect(owners('member', MEMBER)).toEqual([null, '15.06']);
    expect(owners('admin', 99)).toEqual(['60.25', '15.06']);
  });

  it('agree with the share and the charge in the list', () => {
    expect(views('organizer', ORGANIZER).map(({ share, charge, agreed }) => [share, charge, agreed])).toEqual([
      ['15.07', '45.19', '60.25'],
      ['15.06', '15.06', '15.06'],
    ]);
  });

  it('need no consent once the ride is cancelled', () => {
    const above = new Map(amounts).set(MEMBER, { ...nothing, share: 2000 });
    const consent = (status: RideStatus) =>
      presentMembers(ride(status), [row(MEMBER, null)], above, 'member', MEMBER)[0]!.consent;
    expect([consent('pending'), consent('cancelled')]).toEqual(['needed', 'given']);
  });
});
