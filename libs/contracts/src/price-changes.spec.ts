import { carryOver } from './price-changes';
import type { RideTypeRates } from './prices';

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
const GROUPXL: RideTypeRates = { ...GROUPX, rideType: 'GroupXL', basePerPerson: '9.75' };
const card = (x: Partial<RideTypeRates> = {}, xl: Partial<RideTypeRates> = {}): RideTypeRates[] => [
  { ...GROUPX, ...x },
  { ...GROUPXL, ...xl },
];

describe('a price change before planned versions', () => {
  it('replaces values that a planned version leaves unchanged, and keeps those that it changes', () => {
    const after = card({ basePerPerson: '14.00', taxBp: 200 }, { basePerPerson: '11.00' });
    const [first] = carryOver(card(), after, [{ id: 7, rates: card({ basePerPerson: '40.00' }) }]);
    expect(first).toEqual({
      id: 7,
      rates: card({ basePerPerson: '40.00', taxBp: 200 }, { basePerPerson: '11.00' }),
      carried: [
        { rideType: 'GroupX', field: 'taxBp', before: 150, after: 200 },
        { rideType: 'GroupXL', field: 'basePerPerson', before: '9.75', after: '11.00' },
      ],
      kept: [{ rideType: 'GroupX', field: 'basePerPerson', before: '14.00', after: '40.00' }],
    });
  });

  it('stops at a planned version that sets the same value, even if a later one restores the earlier value', () => {
    const [first, second] = carryOver(card(), card({ taxBp: 200 }), [
      { id: 7, rates: card({ taxBp: 300 }) },
      { id: 8, rates: card() },
    ]);
    expect([first!.carried, second!.carried]).toEqual([[], []]);
    expect(second!.rates).toEqual(card());
    expect(second!.kept).toEqual([{ rideType: 'GroupX', field: 'taxBp', before: 200, after: 150 }]);
  });

  it('changes nothing where the planned version already has the new value', () => {
    const [first] = carryOver(card(), card({ taxBp: 200 }), [{ id: 7, rates: card({ taxBp: 200 }) }]);
    expect([first!.carried, first!.kept]).toEqual([[], []]);
  });
});
