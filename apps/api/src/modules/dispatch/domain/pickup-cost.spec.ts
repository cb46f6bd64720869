import { classesFor, INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { pickupCost, vehicleFit, waitingCredit } from './pickup-cost';

const four = { ...classesFor(INITIAL_VEHICLE_RULES, 'GroupX', 4), groupSize: 4 };
const car = { vehicleClass: 'car', seats: 6 } as const;
const van = { vehicleClass: 'van', seats: 12 } as const;
/** Across the whole pickup distance of 15 miles in city traffic. */
const FARTHEST = 2_900;

describe('the cost of a pickup', () => {
  it('grows with the seconds to the pickup', () => {
    expect(pickupCost(four, car, 300) - pickupCost(four, car, 200)).toBe(100);
  });

  it('never prefers a substitute class to a suitable one', () => {
    expect(pickupCost(four, van, 0)).toBeGreaterThan(pickupCost(four, car, FARTHEST));
  });

  it('prefers the smaller of two suitable classes unless the larger is much nearer', () => {
    const tour = { ...classesFor(INITIAL_VEHICLE_RULES, 'WineTour', 8), groupSize: 8 };
    const minibus = { vehicleClass: 'minibus', seats: 24 } as const;
    expect(pickupCost(tour, van, 200)).toBeLessThan(pickupCost(tour, minibus, 100));
    expect(pickupCost(tour, van, 600)).toBeGreaterThan(pickupCost(tour, minibus, 100));
  });

  it('prefers the vehicle with fewer empty seats at the same distance', () => {
    expect(pickupCost(four, { ...car, seats: 4 }, 100)).toBeLessThan(pickupCost(four, { ...car, seats: 8 }, 100));
  });
});

it('reports how well a vehicle fits', () => {
  expect(vehicleFit(four, car)).toBe('right_sized');
  expect(vehicleFit(four, van)).toBe('larger');
  expect(vehicleFit(four, { vehicleClass: 'coach' })).toBe('unsuitable');
});

describe('the bonus for waiting', () => {
  it('starts at zero and grows faster and faster', () => {
    expect(waitingCredit(0)).toBe(0);
    expect(waitingCredit(-5)).toBe(0);
    expect(waitingCredit(60) - waitingCredit(30)).toBeGreaterThan(waitingCredit(30) - waitingCredit(0));
  });

  it('outweighs any difference between two pickups after seven minutes', () => {
    expect(waitingCredit(7 * 60)).toBeGreaterThan(FARTHEST);
  });
});

describe('the seconds that a vehicle may be farther away', () => {
  const tour = { ...classesFor(INITIAL_VEHICLE_RULES, 'WineTour', 8), groupSize: 8 };
  const of = (vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle') =>
    pickupCost(tour, { vehicleClass, seats: 12 }, 0) - pickupCost(tour, { vehicleClass: 'car', seats: 12 }, 0);

  it('are 348 for each class, and two hours more for a substitute class', () => {
    expect([of('van'), of('minibus'), of('shuttle')]).toEqual([348, 2 * 348, 3 * 348 + 7200]);
  });

  it('are two for each empty seat', () => {
    expect(pickupCost(four, { ...car, seats: 8 }, 100) - pickupCost(four, { ...car, seats: 5 }, 100)).toBe(6);
    expect(pickupCost(four, { ...car, seats: 4 }, 100)).toBe(100);
  });

  it('grow with the time waited, and are twice that time at one minute', () => {
    expect([30, 60, 120].map(waitingCredit)).toEqual([45, 120, 360]);
  });
});
