import {
  INITIAL_VEHICLE_RULES,
  type RideType,
  type RideTypeRule,
  type VehicleClass,
  type VehicleClassRule,
  type VehicleRules,
} from '@groupride/contracts';
import { vehicleClassesIn } from './vehicle-classes-value';

const { classes, rideTypes } = INITIAL_VEHICLE_RULES;
const indexOfClass = (name: VehicleClass) => classes.findIndex(({ vehicleClass }) => vehicleClass === name);
const indexOfType = (name: RideType) => rideTypes.findIndex(({ rideType }) => rideType === name);

/** The initial rules with changed classes and ride types. */
const rules = (
  changed: Partial<Record<VehicleClass, Partial<VehicleClassRule>>>,
  types: Partial<Record<RideType, Partial<RideTypeRule>>> = {},
): VehicleRules => ({
  ...INITIAL_VEHICLE_RULES,
  classes: classes.map((each) => ({ ...each, ...changed[each.vehicleClass] })),
  rideTypes: rideTypes.map((each) => ({ ...each, ...types[each.rideType] })),
});
const saved = (given: VehicleRules) => ({ vehicleClasses: given });
const problem = (field: string, message: string) => ({ field: `value.vehicleClasses.${field}`, message });

describe('the vehicle rules that operations save', () => {
  it('are in the order of the product, without anything else', () => {
    const given = rules({ van: { nameEn: 'Van', nameEs: 'Furgoneta' } });
    const other = { note: 'Not part of it' };
    expect(
      vehicleClassesIn({
        classes: given.classes.map((each) => ({ ...each, ...other })).toReversed(),
        rideTypes: given.rideTypes.map((each) => ({ ...each, ...other })).toReversed(),
        largerCoachFrom: 20,
      }),
    ).toEqual(saved({ ...given, largerCoachFrom: 20 }));
  });

  it.each([
    ['a class is missing', { classes: classes.slice(1) }, 'classes', 'must have every vehicle class once'],
    ['a class appears twice', { classes: [...classes, classes[0]!] }, 'classes', 'must have every vehicle class once'],
    [
      'a class replaces another',
      { classes: [...classes.slice(1), classes[1]!] },
      'classes',
      'must have every vehicle class once',
    ],
    ['a ride type is missing', { rideTypes: rideTypes.slice(1) }, 'rideTypes', 'must have every ride type once'],
    [
      'a ride type replaces another',
      { rideTypes: [...rideTypes.slice(1), rideTypes[1]!] },
      'rideTypes',
      'must have every ride type once',
    ],
  ])('are refused when %s', (_what, change, field, message) => {
    expect(vehicleClassesIn({ ...INITIAL_VEHICLE_RULES, ...change })).toEqual(problem(field, message));
  });
});

describe('a vehicle class', () => {
  const at = (name: VehicleClass, field: string) => `classes.${indexOfClass(name)}.${field}`;

  it('may have a single number of seats', () => {
    const given = rules({ van: { leastSeats: 15, mostSeats: 15 } });
    expect(vehicleClassesIn(given)).toEqual(saved(given));
  });

  it('has a maximum number of seats that is at least its minimum', () => {
    expect(vehicleClassesIn(rules({ van: { leastSeats: 16, mostSeats: 15 } }))).toEqual(
      problem(at('van', 'mostSeats'), 'must be at least the fewest seats'),
    );
  });

  it.each([{ nameEn: 'Van', nameEs: null }, { nameEn: '', nameEs: 'Furgoneta' }, { nameEn: 'Van' }])(
    'is named in both languages or in none: %j',
    (names) =>
      expect(vehicleClassesIn(rules({ van: names }))).toEqual(
        problem(at('van', 'nameEs'), 'goes together with nameEn'),
      ),
  );

  it('has the name of the apps when its own is empty', () => {
    expect(vehicleClassesIn(rules({ van: { nameEn: '', nameEs: '' } }))).toEqual(saved(INITIAL_VEHICLE_RULES));
  });
});

describe('a ride type', () => {
  const at = (name: RideType, field: string) => `rideTypes.${indexOfType(name)}.${field}`;
  const withType = (name: RideType, change: Partial<RideTypeRule>) => vehicleClassesIn(rules({}, { [name]: change }));

  it('has no larger group than the product allows', () => {
    expect(withType('GroupX', { largestGroup: 7 })).toEqual(
      problem(at('GroupX', 'largestGroup'), 'must be at most 6 for this ride type'),
    );
    expect(withType('GroupX', { largestGroup: 5 })).toHaveProperty('vehicleClasses');
  });

  it('has each class once, as a suitable or a larger one', () => {
    expect(withType('GroupX', { suitable: ['car', 'car'] })).toEqual(
      problem(at('GroupX', 'suitable'), 'must have a class only once'),
    );
    expect(withType('GroupX', { larger: ['van', 'van'] })).toEqual(
      problem(at('GroupX', 'larger'), 'must not repeat a class'),
    );
    expect(withType('GroupX', { suitable: ['car', 'van'], larger: ['van'] })).toEqual(
      problem(at('GroupX', 'larger'), 'must not repeat a class'),
    );
  });

  describe('with a group that no vehicle has seats for', () => {
    const tooMany = 'is more than the seats of every class that serves it and is switched on';
    const seats = (car: number, van: number, minibus: number, vanOffered = true) => ({
      car: { leastSeats: 1, mostSeats: car },
      van: { leastSeats: 1, mostSeats: van, offered: vanOffered },
      minibus: { leastSeats: 1, mostSeats: minibus },
    });
    /** Only GroupX is offered, for up to six people, with a car or else a van. */
    const groupX = (given: Parameters<typeof rules>[0]) => {
      const others = rideTypes.map(({ rideType }) => [rideType, { suitable: [] }]);
      const only = { largestGroup: 6, suitable: ['car'], larger: ['van'] } as const;
      return vehicleClassesIn(rules(given, { ...Object.fromEntries(others), GroupX: only }));
    };

    it.each([
      ['a suitable class has the seats', seats(6, 2, 2)],
      ['a larger class has the seats', seats(5, 6, 2)],
    ])('is saved when %s', (_what, given) => expect(groupX(given)).toHaveProperty('vehicleClasses'));

    it.each([
      ['none of its classes has the seats', seats(5, 5, 30)],
      ['the class with the seats is switched off', seats(5, 6, 2, false)],
    ])('is refused when %s', (_what, given) =>
      expect(groupX(given)).toEqual(problem(at('GroupX', 'largestGroup'), tooMany)),
    );

    it('is saved when nobody can book it', () => {
      const given = rules({}, { GroupX: { suitable: [], larger: [] } });
      expect(vehicleClassesIn(given)).toEqual(saved(given));
      const off = rules({ coach: { offered: false } });
      expect(vehicleClassesIn(off)).toEqual(saved(off));
    });
  });
});

describe('a city that could serve nothing', () => {
  it('is refused when every class is switched off', () => {
    const off = Object.fromEntries(classes.map(({ vehicleClass }) => [vehicleClass, { offered: false }]));
    expect(vehicleClassesIn(rules(off))).toEqual(
      problem('classes', 'must have at least one class that takes new rides, or nobody could book anything'),
    );
  });

  it('is refused when no ride type has a suitable class that takes rides', () => {
    const none = Object.fromEntries(rideTypes.map(({ rideType }) => [rideType, { suitable: [] }]));
    expect(vehicleClassesIn(rules({}, none))).toEqual(
      problem('rideTypes', 'must have at least one ride type that a class which takes new rides serves'),
    );
  });

  it('is accepted while one class serves one ride type', () => {
    const off = Object.fromEntries(
      classes.map(({ vehicleClass }) => [vehicleClass, { offered: vehicleClass === 'party_bus' }]),
    );
    expect(vehicleClassesIn(rules(off))).toEqual(saved(rules(off)));
  });
});
