import { milesOfFare, previewPerPerson } from './per-person';

const groupX = { id: 'GroupX' as const, name: 'GroupX', description: '', basePerPerson: '12.50', minGroupSize: 2, maxGroupSize: 6 };

describe('previewPerPerson', () => {
  it('is total by group, fee and tax included', () => {
    // 4 × 12.50 = 50.00, fee 4.00, tax 1.5% of 54.00 = 0.81: 54.81 / 4, the largest share
    expect(previewPerPerson(groupX, { groupSize: 4, miles: 5, hours: null })).toBe('13.71');
  });

  it('takes the rate of the deployment, and a group that fits', () => {
    expect(previewPerPerson({ ...groupX, basePerPerson: '10.00' }, { groupSize: 40, miles: null, hours: null })).toBe('10.97');
  });
});

describe('milesOfFare', () => {
  it('finds the miles behind a fare, so that other kinds of ride are previewed for the same route', () => {
    // 12.50 + 6% of it for each of 5.47 further miles = 16.60 a person
    const miles = milesOfFare(groupX, '66.40', { groupSize: 4, hours: null });
    expect(miles).toBeCloseTo(10.47, 1);
    expect(previewPerPerson(groupX, { groupSize: 4, miles, hours: null })).toBe('18.20');
  });

  it('is null while the route is within what the fare includes', () => {
    expect(milesOfFare(groupX, '50.00', { groupSize: 4, hours: null })).toBeNull();
  });
});
