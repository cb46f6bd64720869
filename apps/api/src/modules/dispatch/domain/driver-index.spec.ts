import { classesFor, INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { DriverIndex, type IndexedDriver } from './driver-index';

const uptown = { lat: 35.2271, lng: -80.8431 };
const driver = (driverId: number, changes: Partial<IndexedDriver> = {}): IndexedDriver => ({
  driverId,
  lat: uptown.lat + driverId / 1000,
  lng: uptown.lng,
  seats: 6,
  vehicleClass: 'car',
  isAtWork: true,
  isFree: true,
  ...changes,
});
const classes = classesFor(INITIAL_VEHICLE_RULES, 'GroupX', 5);
const search = { pickup: uptown, ...classes, groupSize: 5, withinMeters: 20_000, count: 10 };
const found = (index: DriverIndex, groupSize = search.groupSize) =>
  Object.fromEntries(
    Object.entries(index.nearest({ ...search, groupSize })).map(([kind, points]) => [
      kind,
      points.map(({ id }: { id: number }) => id),
    ]),
  );

describe('the driver index in memory', () => {
  it('finds drivers by seats, class and availability, nearest first', () => {
    const index = new DriverIndex();
    index.replace([
      driver(5),
      driver(1),
      driver(2, { seats: 4 }),
      driver(3, { isFree: false }),
      driver(4, { seats: 14, vehicleClass: 'van' }),
      driver(6, { seats: 56, vehicleClass: 'coach' }),
    ]);
    const { suitable, larger, others } = found(index);
    expect({ suitable, larger }).toEqual({ suitable: [1, 5], larger: [4] });
    expect(others).toEqual([2, 3, 6]);
    expect(found(index, 4)['suitable']).toEqual([1, 2, 5]);
  });

  it('adds, moves and removes drivers', () => {
    const index = new DriverIndex();
    index.replace([driver(1), driver(2)]);
    index.move(1, { lat: uptown.lat + 0.05, lng: uptown.lng });
    index.put(driver(3));
    expect(found(index)['suitable']).toEqual([2, 3, 1]);
    index.put(driver(2, { isAtWork: false }));
    index.move(9, uptown);
    expect(found(index)['suitable']).toEqual([3, 1]);
    index.replace([driver(4), driver(3)]);
    expect(found(index)['suitable']).toEqual([3, 4]);
    expect(index.size).toBe(2);
  });
});

describe('the search for the nearest drivers', () => {
  const indexOf = (...drivers: IndexedDriver[]) => {
    const index = new DriverIndex();
    index.replace(drivers);
    return index;
  };

  it('ends at a maximum distance, and at a maximum number of each kind', () => {
    const index = indexOf(driver(1), driver(2), driver(3), driver(300));
    expect(found(index)['suitable']).toEqual([1, 2, 3]);
    expect(index.nearest({ ...search, count: 2 }).suitable).toHaveLength(2);
  });

  it('finds no larger class where none may substitute', () => {
    const van = driver(1, { seats: 14, vehicleClass: 'van' });
    const { larger, others } = indexOf(van).nearest({ ...search, larger: [] });
    expect([larger, others.map(({ id }) => id)]).toEqual([[], [1]]);
  });

  it('knows every class, and vehicles with any number of seats', () => {
    const coach = indexOf(driver(1, { seats: 300, vehicleClass: 'coach' }), driver(2, { vehicleClass: 'party_bus' }));
    const of = (classes: typeof search.suitable, groupSize = 5) =>
      coach.nearest({ ...search, suitable: classes, larger: [], groupSize }).suitable.map(({ id }) => id);
    expect([of(['coach']), of(['party_bus']), of(['car', 'van']), of(['coach'], 60)]).toEqual([[1], [2], [], [1]]);
  });

  it('follows a driver who becomes busy, and free again', () => {
    const index = indexOf(driver(1));
    index.put(driver(1, { isFree: false }));
    expect(found(index)).toEqual({ suitable: [], larger: [], others: [1] });
    index.put(driver(1));
    expect(found(index)).toEqual({ suitable: [1], larger: [], others: [] });
  });
});
