import type { PaymentState, RideStatus } from '@groupride/contracts';
import type { Ride } from '../rides/rides.facade';
import { presentMembers } from './members.presenter';
import type { MemberRow } from './members.repository';

const ride = (status: RideStatus) =>
  ({
    status,
    totalCost: 6025,
    groupSize: 4,
    splitMode: 'cover',
    customShares: null,
    paymentMethod: 'card',
  }) as Partial<Ride> as Ride;

function row(seat: number, paymentState: PaymentState | null, paymentAmount: number | null): MemberRow {
  const member = {
    id: seat + 1,
    rideId: 7,
    userId: seat + 11,
    isOrganizer: seat === 0,
    status: 'confirmed',
    code: '123456',
    verifiedAt: null,
    noShowAt: null,
    joinedAt: new Date(0),
  } as const;
  return {
    ...member,
    seat,
    agreed: seat === 0 ? 0 : 1506,
    asked: null,
    declined: null,
    name: 'Someone',
    email: 'someone@example.test',
    paymentState,
    paymentAmount,
    paymentCaptured: null,
  };
}

const charges = (status: RideStatus, state: PaymentState) =>
  presentMembers(ride(status), [row(0, 'stored', 6025), row(1, state, 1506)], 'organizer', 11).map(
    ({ charge, shareState }) => [charge, shareState],
  );

describe('what members are charged currently', () => {
  it('is what will be held, where a card is stored for a ride far ahead', () => {
    expect(charges('pending', 'stored')).toEqual([
      ['45.19', 'stored'],
      ['15.06', 'paid'],
    ]);
  });

  it('is nothing where no card is held or stored, nor where the hold never came', () => {
    expect(charges('pending', 'failed')[1]).toEqual(['0.00', 'covered']);
    expect(charges('completed', 'stored')[1]![0]).toBe('0.00');
  });
});
