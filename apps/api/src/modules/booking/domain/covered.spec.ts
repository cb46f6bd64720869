import { FIRST_RATES, priceOf } from '@groupride/pricing';
import { COVERED_CODE, coveredByUs, coveredOf } from './covered';

describe('the part of a price that GroupRide pays', () => {
  it('is the discount that no promotion explains', () => {
    expect(coveredOf(900, [])).toBe(900);
    expect(coveredOf(900, [{ discount: 500 }, { discount: 150 }])).toBe(250);
    expect(coveredOf(900, [{ discount: 900 }])).toBe(0);
  });

  it('is never negative', () => {
    expect(coveredOf(400, [{ discount: 500 }])).toBe(0);
  });

  it('comes off a later price as well, and is named on it', () => {
    const trip = { rideType: 'GroupX', groupSize: 4, miles: 10, hours: null } as const;
    const price = (covered: number) => priceOf(trip, FIRST_RATES.GroupX, covered > 0 ? [coveredByUs(covered)] : []);
    expect(price(0).finalTotal - price(250).finalTotal).toBe(250);
    expect(price(250).promotions).toMatchObject([{ code: COVERED_CODE, name: 'Paid by GroupRide', discount: 250 }]);
  });

  it('has a code that nobody can enter, because entered codes are in capitals', () => {
    expect(COVERED_CODE).not.toBe('');
    expect(COVERED_CODE).not.toBe(COVERED_CODE.toUpperCase());
  });
});
