import {
  classesFor,
  classesOfSeats,
  classOfSeats,
  hasSeatsOfClass,
  INITIAL_VEHICLE_RULES as RULES,
  isRideTypeOffered,
  type VehicleClass,
  type VehicleRules,
} from './vehicles';
import { MAX_GROUP_SIZE, RIDE_TYPES } from './enums';

const without = (...off: VehicleClass[]): VehicleRules => ({
  ...RULES,
  classes: RULES.classes.map((each) => ({ ...each, offered: !off.includes(each.vehicleClass) })),
});

describe('vehicle classes', () => {
  it.each(RIDE_TYPES)('include a suitable class for the largest group on %s', (rideType) => {
    const { suitable } = classesFor(RULES, rideType, MAX_GROUP_SIZE[rideType]);
    expect(suitable.filter((each) => hasSeatsOfClass(RULES, each, MAX_GROUP_SIZE[rideType]))).not.toEqual([]);
  });

  it('never offer a coach to four people, unless they asked for one', () => {
    const withCoach = RIDE_TYPES.filter((rideType) => {
      const { suitable, larger } = classesFor(RULES, rideType, 4);
      return [...suitable, ...larger].includes('coach');
    });
    expect(withCoach).toEqual(['CharterBus']);
  });

  it('offer a coach to a large group when no minibus or shuttle is available', () => {
    expect(classesFor(RULES, 'GroupXXL', 20).larger).toContain('coach');
    expect(classesFor(RULES, 'GroupX', 6).larger).not.toContain('coach');
  });

  it('offer a coach from the group size that operations set', () => {
    expect(classesFor({ ...RULES, largerCoachFrom: 21 }, 'GroupXXL', 20).larger).not.toContain('coach');
  });

  it('are suggested by seats, from classes that allow that many', () => {
    for (let seats = 2; seats <= 60; seats += 1) {
      const likely = classOfSeats(RULES, seats)!;
      expect(hasSeatsOfClass(RULES, likely, seats)).toBe(true);
      expect(classesOfSeats(RULES, seats)).toContain(likely);
    }
    expect([6, 14, 24, 55].map((seats) => classOfSeats(RULES, seats))).toEqual(['car', 'van', 'minibus', 'coach']);
    expect(classOfSeats(RULES, 61)).toBeNull();
  });

  it('leave out a class that is switched off', () => {
    const rules = without('van');
    expect(classesFor(rules, 'GroupPool', 4)).toEqual({ suitable: ['car'], larger: ['minibus'] });
    expect(classesFor(rules, 'GroupX', 4).larger).toEqual(['minibus']);
    expect(classesOfSeats(rules, 10)).not.toContain('van');
  });

  it('decide which ride types are offered: a class that only substitutes is not enough', () => {
    const rules = without('van', 'coach');
    expect(RIDE_TYPES.filter((each) => !isRideTypeOffered(rules, each))).toEqual(['GroupXL', 'CharterBus']);
  });
});
