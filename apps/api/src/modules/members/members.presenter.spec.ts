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
    id: userId,
    rideId: 7,
    userId,
    isOrganizer,
    seat: isOrganizer ? 0 : 1,
    status: 'confirmed' as MemberStatus,
    code: '123456',
    verifiedAt: null,
    noShowAt: null,
    joinedAt: new Date(0),
    agreed: isOrganizer ? 0 : 1506,
    asked: null,
    declined: null,
    name: 'Someone',
    email: 'someone@example.test',
    paymentState,
  };
}

const nothing: RiderAmounts = {
  share: 0,
  credit: 0,
  due: 0,
  atMost: 0,
  setAside: 0,
  charged: 0,
  inCash: 0,
  tip: 0,
  refunded: 0,
  released: 0,
  waived: 0,
  outstanding: 0,
  paid: 0,
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

  it.each<[string, PaymentState | null, Partial<RiderAmounts>, string, string]>([
    ['a part of it', 'captured', { credit: 500, due: 1006 }, '10.06', 'captured'],
    ['all of it', null, { credit: 1506, due: 0 }, '0.00', 'paid'],
  ])('show a share as paid to others when credit paid %s', (_, state, paid, charge, ownState) => {
    const withCredit = new Map(amounts).set(MEMBER, { ...nothing, share: 1506, ...paid });
    const seenBy = (viewer: 'organizer' | 'member' | 'admin', userId: number) => {
      const rows = [row(ORGANIZER, 'captured'), row(MEMBER, state)];
      const view = presentMembers(ride('completed'), rows, withCredit, viewer, userId)[1]!;
      return [view.charge, view.shareState];
    };
    expect(seenBy('organizer', ORGANIZER)).toEqual(['15.06', 'paid']);
    expect(seenBy('member', 99)).toEqual(['15.06', 'paid']);
    expect(seenBy('member', MEMBER)).toEqual([charge, ownState]);
    expect(seenBy('admin', 99)).toEqual([charge, ownState]);
  });

  it('show the organizer’s payment as missing until the trip is over, even if credit will pay all of it', () => {
    const byCredit = new Map(amounts).set(ORGANIZER, { ...nothing, share: 6025, credit: 6025 });
    const state = (status: RideStatus) =>
      presentMembers(ride(status), [row(ORGANIZER, null)], byCredit, 'organizer', ORGANIZER)[0]!.shareState;
    expect([state('awaiting_payment'), state('completed')]).toEqual(['awaiting', 'paid']);
  });

  it('show a share that nothing paid as covered', () => {
    const unpaid = new Map(amounts).set(MEMBER, { ...nothing, share: 1506 });
    const rows = [row(ORGANIZER, 'captured'), row(MEMBER, null)];
    const [, view] = presentMembers(ride('completed'), rows, unpaid, 'organizer', ORGANIZER);
    expect([view!.charge, view!.shareState]).toEqual(['0.00', 'covered']);
  });

  it('need no consent once the ride is cancelled', () => {
    const above = new Map(amounts).set(MEMBER, { ...nothing, share: 2000 });
    const consent = (status: RideStatus) =>
      presentMembers(ride(status), [row(MEMBER, null)], above, 'member', MEMBER)[0]!.consent;
    expect([consent('pending'), consent('cancelled')]).toEqual(['needed', 'given']);
  });
});
