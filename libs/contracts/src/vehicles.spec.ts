import {
  classesFor,
  classesOfSeats,
  classOfSeats,
  CLASSES_OF_RIDE_TYPE,
  hasSeatsOfClass,
  SEATS_OF_CLASS,
} from './vehicles';
import { MAX_GROUP_SIZE, RIDE_TYPES } from './enums';

describe('vehicle classes', () => {
  it.each(RIDE_TYPES)('include a suitable one for the largest group on %s', (rideType) => {
    const seats = CLASSES_OF_RIDE_TYPE[rideType].suitable.map((each) => SEATS_OF_CLASS[each].max);
    expect(Math.max(...seats)).toBeGreaterThanOrEqual(MAX_GROUP_SIZE[rideType]);
  });

  it('never include a coach for four people, unless they asked for one', () => {
    const withCoach = RIDE_TYPES.filter((rideType) => {
      const { suitable, larger } = classesFor(rideType, 4);
      return [...suitable, ...larger].includes('coach');
    });
    expect(withCoach).toEqual(['CharterBus']);
  });

  it('include a coach for a large group whose minibus or shuttle is missing', () => {
    expect(classesFor('GroupXXL', 20).larger).toContain('coach');
    expect(classesFor('GroupX', 6).larger).not.toContain('coach');
  });

  it('follow from the seats with a class that can have that many', () => {
    for (let seats = 2; seats <= 60; seats += 1) {
      expect(hasSeatsOfClass(classOfSeats(seats), seats)).toBe(true);
      expect(classesOfSeats(seats)).toContain(classOfSeats(seats));
    }
  });
});
