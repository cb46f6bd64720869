import { classesFor, hasSeatsOfClass, INITIAL_VEHICLE_RULES, MAX_GROUP_SIZE, RIDE_TYPES } from '@groupride/contracts';
import { DEFAULT_SIZE } from './config';
import { ADMIN, DRIVER, fleetDriver, fleetGroups, fleetRider, FRIEND, MOST_RIDERS, RIDER } from './roster';

const people = [
  RIDER,
  FRIEND,
  DRIVER,
  ADMIN,
  ...Array.from({ length: 1000 }, (_, index) => fleetDriver(index + 1)),
  ...Array.from({ length: MOST_RIDERS }, (_, index) => fleetRider(index + 1)),
];

describe('the people of the demo city', () => {
  it('have different addresses and phone numbers', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
  });

  it('have phone numbers that belong to nobody', () => {
    for (const { phone } of people) expect(phone).toMatch(/^[2-9]\d\d55501\d\d$/);
  });

  it.each(RIDE_TYPES)('have a suitable vehicle for the largest group on %s in the default fleet', (rideType) => {
    const fleet = Array.from({ length: DEFAULT_SIZE }, (_, index) => fleetDriver(index + 1));
    const groupSize = MAX_GROUP_SIZE[rideType];
    const { suitable } = classesFor(INITIAL_VEHICLE_RULES, rideType, groupSize);
    expect(
      fleet.filter(({ seats, vehicleClass }) => seats >= groupSize && suitable.includes(vehicleClass)),
    ).not.toEqual([]);
  });

  it('have vehicles whose class can have that many seats', () => {
    for (let number = 1; number <= DEFAULT_SIZE; number += 1) {
      const { seats, vehicleClass } = fleetDriver(number);
      expect(hasSeatsOfClass(INITIAL_VEHICLE_RULES, vehicleClass, seats)).toBe(true);
    }
  });

  it('ride in pairs, the last one alone when their number is odd', () => {
    expect(fleetGroups(5).map((group) => group.map(({ email }) => email.split('@')[0]))).toEqual([
      ['passenger1', 'passenger2'],
      ['passenger3', 'passenger4'],
      ['passenger5'],
    ]);
    expect(fleetGroups(0)).toEqual([]);
  });

  it('have unique license plates that fit', () => {
    const plates = Array.from({ length: 1000 }, (_, index) => fleetDriver(index + 1).licensePlate);
    expect(new Set(plates).size).toBe(1000);
    for (const plate of plates) expect(plate.length).toBeLessThanOrEqual(12);
  });
});
