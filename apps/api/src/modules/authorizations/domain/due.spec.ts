import { RIDE_STATUSES } from '@groupride/contracts';
import { isOutdated, isTooSmall, shareDue, whyNoRidePayment, whyNoSharePayment } from './due';

const ride = { status: 'pending', paymentMethod: 'card', splitMode: 'cover' } as const;

describe('what can be paid now', () => {
  it('the ride only while it waits for its payment', () => {
    const payable = RIDE_STATUSES.filter((status) => whyNoRidePayment({ ...ride, status }) === null);
    expect(payable).toEqual(['awaiting_payment']);
  });

  it('a share from the booking until the trip starts', () => {
    const payable = RIDE_STATUSES.filter((status) => whyNoSharePayment({ ...ride, status }, 1000) === null);
    expect(payable).toEqual(['pending', 'confirmed', 'en_route']);
  });

  it('nothing by card when the ride is paid in cash', () => {
    expect(whyNoRidePayment({ ...ride, status: 'awaiting_payment', paymentMethod: 'cash' })).toMatch(/cash/);
    expect(whyNoSharePayment({ ...ride, paymentMethod: 'cash' }, 1000)).toMatch(/cash/);
  });

  it('no share when the organizer pays for everyone', () => {
    expect(whyNoSharePayment({ ...ride, splitMode: 'sponsor' }, 0)).toMatch(/everyone/);
  });

  it('no share that a card can not be charged', () => {
    expect(whyNoSharePayment(ride, 49)).toMatch(/\$0\.50/);
    expect(whyNoSharePayment(ride, 50)).toBeNull();
  });

  it('a share no further than it was agreed to', () => {
    expect(shareDue({ seat: 1250, agreed: 1250 })).toBe(1250);
    expect(shareDue({ seat: 1400, agreed: 1250 })).toBe(1250);
    expect(shareDue({ seat: 1000, agreed: 1250 })).toBe(1000);
    expect(whyNoSharePayment(ride, 0, 1250)).toMatch(/Agree/);
  });
});

describe('a payment that was begun', () => {
  it.each(['created', 'requires_action', 'failed'] as const)(
    'and is %s is replaced when another amount is due',
    (state) => {
      expect([999, 1000, 1001].map((due) => isOutdated({ state, amount: 1000 }, due))).toEqual([true, false, true]);
    },
  );

  it('and is held is never thrown away: it is too small when more is due, and not once it was captured', () => {
    expect([999, 1000, 1001].map((due) => isTooSmall({ state: 'authorized', amount: 1000 }, due))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isOutdated({ state: 'authorized', amount: 1000 }, 1001)).toBe(false);
    expect(isTooSmall({ state: 'captured', amount: 1000 }, 1001)).toBe(false);
  });
});
