import { RIDE_STATUSES } from '@groupride/contracts';
import { isOutdated, isTooSmall, shareDue, ridePaymentRefusal, sharePaymentRefusal } from './amount-due';

const ride = { status: 'pending', paymentMethod: 'card', splitMode: 'cover' } as const;

describe('what can be paid now', () => {
  it('is the ride only while it waits for its payment', () => {
    const payable = RIDE_STATUSES.filter((status) => ridePaymentRefusal({ ...ride, status }) === null);
    expect(payable).toEqual(['awaiting_payment']);
  });

  it('is a share from the booking until the trip starts', () => {
    const payable = RIDE_STATUSES.filter((status) => sharePaymentRefusal({ ...ride, status }, 1000) === null);
    expect(payable).toEqual(['pending', 'confirmed', 'en_route']);
  });

  it('is nothing by card when the ride is paid in cash', () => {
    expect(ridePaymentRefusal({ ...ride, status: 'awaiting_payment', paymentMethod: 'cash' })).toMatch(/cash/);
    expect(sharePaymentRefusal({ ...ride, paymentMethod: 'cash' }, 1000)).toMatch(/cash/);
  });

  it('is no share when the organizer pays for everyone', () => {
    expect(sharePaymentRefusal({ ...ride, splitMode: 'sponsor' }, 0)).toMatch(/everyone/);
  });

  it('is no share that is too small to charge to a card', () => {
    expect(sharePaymentRefusal(ride, 49)).toMatch(/\$0\.50/);
    expect(sharePaymentRefusal(ride, 50)).toBeNull();
  });

  it('is never more of a share than was agreed to', () => {
    expect(shareDue({ seat: 1250, agreed: 1250 })).toBe(1250);
    expect(shareDue({ seat: 1400, agreed: 1250 })).toBe(1250);
    expect(shareDue({ seat: 1000, agreed: 1250 })).toBe(1000);
    expect(sharePaymentRefusal(ride, 0, 1250)).toMatch(/Agree/);
  });
});

describe('the reason why nothing can be paid now', () => {
  it.each([
    [{ paymentMethod: 'account' }, /business account/],
    [{ status: 'cancelled' }, /cancelled.*nothing to pay/],
    [{ status: 'completed' }, /is over/],
    [{ status: 'confirmed' }, /paid for already/],
  ] as const)('tells an organizer what became of the ride: %o', (change, reason) => {
    expect(ridePaymentRefusal({ ...ride, ...change })).toMatch(reason);
  });

  it.each([
    [{ paymentMethod: 'account' }, /business account pays for everyone/],
    [{ status: 'awaiting_payment' }, /not finished booking/],
    [{ status: 'in_progress' }, /can’t be paid anymore/],
    [{ status: 'in_progress', splitMode: 'pledge' }, /can’t be paid anymore/],
  ] as const)('tells a member why not, or why not yet: %o', (change, reason) => {
    expect(sharePaymentRefusal({ ...ride, ...change }, 1000)).toMatch(reason);
  });

  it('does not exist for the members of a pledge, who pay before it is booked', () => {
    expect(sharePaymentRefusal({ ...ride, splitMode: 'pledge', status: 'awaiting_payment' }, 1000)).toBeNull();
  });

  it('is the missing agreement when the seat itself could be charged to a card', () => {
    expect(sharePaymentRefusal(ride, 0, 50)).toMatch(/Agree/);
    expect(sharePaymentRefusal(ride, 0, 49)).toMatch(/organizer covers/);
  });
});

describe('a payment that was started', () => {
  it.each(['created', 'requires_action', 'failed'] as const)(
    'is replaced while it is %s and another amount is due',
    (state) => {
      expect([999, 1000, 1001].map((due) => isOutdated({ state, amount: 1000 }, due))).toEqual([true, false, true]);
    },
  );

  it('is never discarded once it is on hold, and is too small only when more is due and it was not captured', () => {
    expect([999, 1000, 1001].map((due) => isTooSmall({ state: 'authorized', amount: 1000 }, due))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isOutdated({ state: 'authorized', amount: 1000 }, 1001)).toBe(false);
    expect(isTooSmall({ state: 'captured', amount: 1000 }, 1001)).toBe(false);
  });
});
