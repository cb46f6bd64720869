import type { RideTypeRates } from '@groupride/web-api-client';
import { differencesOf, isValid, ratesOf, typedOf } from './price-form';

const GROUPX: RideTypeRates = {
  rideType: 'GroupX',
  basePerPerson: '12.50',
  minimumSeats: 2,
  includedMiles: 5,
  perMileBp: 600,
  includedMilesPerHour: 10,
  fullRateHours: 3,
  laterHoursDiscountBp: 1000,
  serviceFeeBp: 800,
  taxBp: 150,
  matchDiscountPercent: 0,
};

describe('the price form', () => {
  it('shows percent and dollars, and sends unchanged values unless edited', () => {
    const typed = typedOf([GROUPX]);
    expect(typed.GroupX).toMatchObject({ basePerPerson: '12.50', perMileBp: '6', taxBp: '1.5', includedMiles: '5' });
    expect(ratesOf(typed)).toEqual([GROUPX]);
  });

  it('accepts exact fractions of a percent', () => {
    const typed = typedOf([GROUPX]);
    typed.GroupX = { ...typed.GroupX, basePerPerson: '13.4', taxBp: '7.25' };
    expect(ratesOf(typed)).toEqual([{ ...GROUPX, basePerPerson: '13.40', taxBp: 725 }]);
  });

  it.each([
    ['basePerPerson', '0.99'],
    ['basePerPerson', '500.01'],
    ['basePerPerson', '1.234'],
    ['basePerPerson', '13,4'],
    ['minimumSeats', '1'],
    ['minimumSeats', '7'],
    ['includedMiles', '5.5'],
    ['fullRateHours', '0'],
    ['serviceFeeBp', '51'],
    ['matchDiscountPercent', '20'],
    ['taxBp', '-1'],
    ['taxBp', ''],
  ] as const)('rejects for %s the value “%s”', (field, typed) => {
    expect(isValid(field, 'GroupX', typed)).toBe(false);
    const prices = typedOf([GROUPX]);
    prices.GroupX = { ...prices.GroupX, [field]: typed };
    expect(ratesOf(prices)).toBeNull();
  });

  it('lists what differs between two versions', () => {
    expect(differencesOf([GROUPX], [GROUPX])).toEqual([]);
    expect(differencesOf([GROUPX], [{ ...GROUPX, basePerPerson: '13.00', taxBp: 725 }])).toEqual([
      { rideType: 'GroupX', field: 'basePerPerson', before: '12.50', after: '13.00' },
      { rideType: 'GroupX', field: 'taxBp', before: '1.5', after: '7.25' },
    ]);
  });
});
