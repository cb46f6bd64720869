import {
  INITIAL_VEHICLE_RULES as RULES,
  type RideType,
  type VehicleClass,
  type VehicleRules,
} from '@groupride/contracts';
import { vehicleClassesIn } from './vehicle-classes-value';

type ClassRule = VehicleRules['classes'][number];
type TypeRule = VehicleRules['rideTypes'][number];

const withClass = (name: VehicleClass, more: Partial<ClassRule>, rules = RULES): VehicleRules => ({
  ...rules,
  classes: rules.classes.map((each) => (each.vehicleClass === name ? { ...each, ...more } : each)),
});
const withType = (name: RideType, more: Partial<TypeRule>, rules = RULES): VehicleRules => ({
  ...rules,
  rideTypes: rules.rideTypes.map((each) => (each.rideType === name ? { ...each, ...more } : each)),
});
const without = (...off: VehicleClass[]) =>
  off.reduce<VehicleRules>((rules, name) => withClass(name, { offered: false }, rules), RULES);
const refused = (field: string, message: string) => ({ field: `value.vehicleClasses.${field}`, message });
const accepted = (rules: VehicleRules) => ({ vehicleClasses: rules });

describe('vehicle classes and ride types', () => {
  it('are kept in the order of the product', () => {
    const reversed = { ...RULES, classes: [...RULES.classes].reverse(), rideTypes: [...RULES.rideTypes].reverse() };
    expect(vehicleClassesIn(reversed)).toEqual(accepted(RULES));
  });

  it('are each there once', () => {
    const [car, ...classes] = RULES.classes;
    const once = refused('classes', 'must have every vehicle class once');
    expect(vehicleClassesIn({ ...RULES, classes })).toEqual(once);
    expect(vehicleClassesIn({ ...RULES, classes: [...RULES.classes, car!] })).toEqual(once);
    expect(vehicleClassesIn({ ...RULES, classes: [...classes, classes[0]!] })).toEqual(once);

    const [, ...rideTypes] = RULES.rideTypes;
    const typesOnce = refused('rideTypes', 'must have every ride type once');
    expect(vehicleClassesIn({ ...RULES, rideTypes })).toEqual(typesOnce);
    expect(vehicleClassesIn({ ...RULES, rideTypes: [...rideTypes, rideTypes[0]!] })).toEqual(typesOnce);
  });

  it('let somebody book something', () => {
    expect(vehicleClassesIn(without('car', 'van', 'minibus', 'shuttle', 'coach', 'party_bus'))).toEqual(
      refused('classes', 'must have at least one class that takes new rides, or nobody could book anything'),
    );
    const unused = withType('PartyBus', { suitable: ['coach'] }, without('car', 'van', 'minibus', 'shuttle', 'coach'));
    expect(vehicleClassesIn(unused)).toEqual(
      refused('rideTypes', 'must have at least one ride type that a class which takes new rides serves'),
    );
    const partyOnly = without('car', 'van', 'minibus', 'shuttle', 'coach');
    expect(vehicleClassesIn(partyOnly)).toEqual(accepted(partyOnly));
  });
});

describe('a vehicle class', () => {
  it('has at least as many seats at most as at least', () => {
    expect(vehicleClassesIn(withClass('van', { leastSeats: 16 }))).toEqual(
      refused('classes.1.mostSeats', 'must be at least the fewest seats'),
    );
    const fixed = withClass('van', { leastSeats: 15 });
    expect(vehicleClassesIn(fixed)).toEqual(accepted(fixed));
  });

  it('has a name in both languages, or the one of the apps', () => {
    const named = withClass('coach', { nameEn: 'Motor coach', nameEs: 'Autocar' });
    expect(vehicleClassesIn(named)).toEqual(accepted(named));
    expect(vehicleClassesIn(withClass('coach', { nameEn: '', nameEs: '' }))).toEqual(accepted(RULES));
    const together = refused('classes.4.nameEs', 'goes together with nameEn');
    expect(vehicleClassesIn(withClass('coach', { nameEn: 'Motor coach' }))).toEqual(together);
    expect(vehicleClassesIn(withClass('coach', { nameEs: 'Autocar' }))).toEqual(together);
  });
});

describe('a ride type', () => {
  it('is for groups that the product allows', () => {
    expect(vehicleClassesIn(withType('GroupXL', { largestGroup: 15 }))).toEqual(
      refused('rideTypes.1.largestGroup', 'must be at most 14 for this ride type'),
    );
    const smaller = withType('GroupXL', { largestGroup: 5 });
    expect(vehicleClassesIn(smaller)).toEqual(accepted(smaller));
  });

  it('names each class once', () => {
    expect(vehicleClassesIn(withType('GroupX', { suitable: ['car', 'car'], larger: [] }))).toEqual(
      refused('rideTypes.0.suitable', 'must have a class only once'),
    );
    const repeated = refused('rideTypes.0.larger', 'must not repeat a class');
    expect(vehicleClassesIn(withType('GroupX', { suitable: ['car'], larger: ['car'] }))).toEqual(repeated);
    expect(vehicleClassesIn(withType('GroupX', { suitable: ['car'], larger: ['van', 'van'] }))).toEqual(repeated);
  });

  it('has a class that takes new rides and seats its largest group', () => {
    const tooMany = refused(
      ...([
        'rideTypes.0.largestGroup',
        'is more than the seats of every class that serves it and is switched on',
      ] as const),
    );
    const small = withType('GroupX', { larger: [] }, withClass('car', { mostSeats: 5 }));
    expect(vehicleClassesIn(small)).toEqual(tooMany);
    const enough = withType('GroupX', { larger: [] }, withClass('car', { mostSeats: 6 }));
    expect(vehicleClassesIn(enough)).toEqual(accepted(enough));
    const steppedIn = withClass('car', { mostSeats: 5 });
    expect(vehicleClassesIn(steppedIn)).toEqual(accepted(steppedIn));
  });

  it('that no class serves is not offered, whatever its groups are', () => {
    const off = without('coach');
    expect(vehicleClassesIn(off)).toEqual(accepted(off));
  });
});
