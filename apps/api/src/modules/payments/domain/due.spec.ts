import { RIDE_STATUSES } from '@groupride/contracts';
import { whyNoRidePayment, whyNoSharePayment } from './due';

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
});
