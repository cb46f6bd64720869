import { generator } from '../../../platform/testing/generator';
import { allocateRefund, type RefundableCharge } from './refund-allocation';

const NOTHING = { refunded: 0, taxes: 0, refundedAtDriver: 0, driver: 0 };
const charged = (what: Partial<RefundableCharge> = {}): RefundableCharge => ({
  total: 5481,
  taxes: 81,
  driver: 4000,
  driverId: 3,
  overpaid: 0,
  before: NOTHING,
  ...what,
});

describe('the cost of a refund', () => {
  it('is ours, except for the taxes', () => {
    expect(allocateRefund(5481, false, charged())).toEqual({ rider: 0, taxes: 81, driver: 0, driverId: null });
    expect(allocateRefund(1000, false, charged())).toEqual({ rider: 0, taxes: 15, driver: 0, driverId: null });
  });

  it('is partly the driver’s where the policy says so', () => {
    expect(allocateRefund(5481, true, charged())).toEqual({ rider: 0, taxes: 81, driver: 4000, driverId: 3 });
    expect(allocateRefund(2740, true, charged())).toEqual({ rider: 0, taxes: 40, driver: 2000, driverId: 3 });
  });

  it('is the rider’s own for what they paid too much', () => {
    expect(
      allocateRefund(5481, true, charged({ total: 0, taxes: 0, driver: 0, driverId: null, overpaid: 5481 })),
    ).toEqual({
      rider: 5481,
      taxes: 0,
      driver: 0,
      driverId: null,
    });
    expect(allocateRefund(1000, true, charged({ overpaid: 400 }))).toMatchObject({ rider: 400, taxes: 9, driver: 438 });
  });

  it('is for the driver at most what is refunded, even if a promotion let them earn more than riders paid', () => {
    const { taxes, driver } = allocateRefund(1000, true, charged({ total: 1000 }));
    expect(taxes + driver).toBe(1000);
  });

  it('is ours alone where nobody drove', () => {
    expect(allocateRefund(5481, true, charged({ driverId: null }))).toMatchObject({ driver: 0, driverId: null });
  });

  it('is not the rider’s own while they still owe something', () => {
    expect(allocateRefund(1000, false, charged({ overpaid: -400 }))).toMatchObject({ rider: 0, taxes: 15 });
  });

  it('takes no more taxes and nothing more from the driver once all was refunded, and never pays the driver', () => {
    const all = { refunded: 5481, taxes: 0, refundedAtDriver: 5481, driver: 0 };
    expect(allocateRefund(1000, true, charged({ before: all }))).toEqual({
      rider: 0,
      taxes: 0,
      driver: 0,
      driverId: null,
    });
    const more = { refunded: 100, taxes: 82, refundedAtDriver: 100, driver: 4001 };
    expect(allocateRefund(1000, true, charged({ before: more }))).toMatchObject({ taxes: 0, driver: 0 });
  });

  it('is reduced for the driver only by earlier refunds that the driver bore', () => {
    const ours = { refunded: 2741, taxes: 41, refundedAtDriver: 0, driver: 0 };
    expect(allocateRefund(2740, true, charged({ before: ours }))).toMatchObject({ taxes: 40, driver: 2000 });
  });

  it('is the same for many refunds together as for one', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = generator(seed);
      const total = 50 + random(20_000);
      const taxes = random(Math.floor(total / 20) + 1);
      const driver = random(total - taxes + 1);
      const before = { ...NOTHING };
      for (let left = total; left > 0;) {
        const amount = 1 + random(left);
        const parts = allocateRefund(amount, true, charged({ total, taxes, driver, before: { ...before } }));
        expect(Math.min(parts.taxes, parts.driver)).toBeGreaterThanOrEqual(0);
        expect(parts.taxes + parts.driver).toBeLessThanOrEqual(amount);
        before.refunded += amount;
        before.refundedAtDriver += amount;
        before.taxes += parts.taxes;
        before.driver += parts.driver;
        left -= amount;
      }
      expect([seed, before.taxes, Math.abs(before.driver - driver) <= 1]).toEqual([seed, taxes, true]);
    }
  });
});
