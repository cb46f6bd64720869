import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { someAmounts } from '../testing/amounts';
import { aRide } from '../testing/rides';

let balance = '0.00';
let me: object | null = { id: 2 };
const asked: boolean[] = [];
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  useGetCreditsQuery: (_: undefined, { skip }: { skip: boolean }) => {
    asked.push(skip);
    return { data: skip ? undefined : { balance } };
  },
}));
jest.unstable_mockModule('./session', () => ({ useSession: () => ({ me }) }));
const { useCreditFor, useRideCredit } = await import('./use-credit');

const forSeat = (seat: string | null) => renderHook(() => useCreditFor(seat)).result.current;
const forRide = (ride: Partial<RideView>) => renderHook(() => useRideCredit(aRide(ride))).result.current;

beforeEach(() => {
  balance = '8.00';
  me = { id: 2 };
  asked.length = 0;
});

describe('credit for a seat', () => {
  it.each([
    ['10.05', { credit: '8.00', toPay: '2.05' }],
    ['6.00', { credit: '6.00', toPay: '0.00' }],
    // Ten cents are below the minimum card charge.
    ['8.10', { credit: '7.60', toPay: '0.50' }],
    [null, null],
  ])('leaves nothing or a chargeable amount of a seat for %s', (seat, credit) => {
    expect(forSeat(seat)).toEqual(credit);
  });

  it('is null without credit, and is not requested for guests and signed-out people', () => {
    balance = '0.00';
    expect(forSeat('10.05')).toBeNull();
    for (const who of [null, { id: 2, guestRideId: 7 }]) {
      me = who;
      asked.length = 0;
      expect(forSeat('10.05')).toBeNull();
      expect(asked).toEqual([true]);
    }
  });
});

describe('credit for a ride', () => {
  it('is the amount that is set aside for the ride', () => {
    expect(forRide({ amounts: someAmounts({ share: '13.71', credit: '5.00' }) })).toEqual({
      credit: '5.00',
      toPay: '8.71',
    });
    expect(asked).toEqual([true]);
  });

  it('is an estimate for a member who has not paid yet, except in cash', () => {
    const member = { you: 'member' as const, amounts: someAmounts({ share: '13.71' }) };
    expect(forRide(member)).toEqual({ credit: '8.00', toPay: '5.71' });
    expect(forRide({ ...member, paymentMethod: 'cash' })).toBeNull();
    expect(forRide({ amounts: someAmounts({ share: '13.71' }) })).toBeNull();
  });
});
