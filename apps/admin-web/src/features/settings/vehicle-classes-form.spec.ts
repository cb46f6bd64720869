import { INITIAL_VEHICLE_RULES as RULES, rideTypeRuleOf, type VehicleClassRule } from '@groupride/contracts';
import { isAnythingOffered, problemOfClass, problemOfRideType, serviceOf, withService } from './vehicle-classes-form';

const wineTour = rideTypeRuleOf(RULES, 'WineTour');
const charter = rideTypeRuleOf(RULES, 'CharterBus');

it('changes how a class serves a ride type, and keeps smaller classes first', () => {
  const changed = withService(withService(wineTour, 'car', 'none'), 'shuttle', 'serves');
  expect(changed).toMatchObject({ suitable: ['van', 'minibus', 'shuttle'], larger: [] });
  expect(withService(changed, 'car', 'serves').suitable).toEqual(['car', 'van', 'minibus', 'shuttle']);
  expect((['car', 'shuttle', 'coach'] as const).map((each) => serviceOf(wineTour, each))).toEqual([
    'serves',
    'steps',
    'none',
  ]);
});

it('finds what the server would refuse', () => {
  const [car] = RULES.classes as [VehicleClassRule];
  expect(problemOfClass(car)).toBeNull();
  expect(problemOfClass({ ...car, leastSeats: 0 })).toBe('least_range');
  expect(problemOfClass({ ...car, mostSeats: 61 })).toBe('most_range');
  expect(problemOfClass({ ...car, leastSeats: 9 })).toBe('order');
  expect(problemOfClass({ ...car, nameEn: 'Sedan' })).toBe('names');
  const problem = (rule: typeof charter, rules = RULES) =>
    problemOfRideType(
      { ...rules, rideTypes: rules.rideTypes.map((each) => (each.rideType === rule.rideType ? rule : each)) },
      rule,
    );
  expect(problem(charter)).toBeNull();
  expect(problem({ ...charter, largestGroup: 56 })).toBe('range');
  expect(problem({ ...charter, suitable: [] })).toBe('no_class');
  expect(problem({ ...charter, suitable: ['van'] })).toBe('too_few_seats');
  const off = { ...RULES, classes: RULES.classes.map((each) => ({ ...each, offered: false })) };
  expect(problem({ ...charter, suitable: ['van'] }, off)).toBeNull();
  expect([isAnythingOffered(RULES), isAnythingOffered(off)]).toEqual([true, false]);
});
