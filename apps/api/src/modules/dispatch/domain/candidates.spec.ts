import { classesFor, INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { fingerprintOf, recordedCandidates, rideCandidates } from './candidates';

const four = { ...classesFor(INITIAL_VEHICLE_RULES, 'GroupX', 4), groupSize: 4 };
const driver = (driverId: number, exclusion: 'busy' | 'offline' | null = null, alike = 1) => ({
  ...({ driverId, seats: 6, vehicleClass: 'car', meters: driverId, exclusion, alike } as const),
});

describe('the candidates of a ride', () => {
  it('are sorted by score, and left out when no road leads there or with another reason', () => {
    const drivers = [driver(1), driver(2), driver(3), driver(4, 'busy', 9)];
    const { free, leftOut, counts } = rideCandidates(four, drivers, [300, 100, null, 50], false);
    expect(free.map(({ driverId, score }) => [driverId, score])).toEqual([
      [2, 104],
      [1, 304],
    ]);
    expect(leftOut.map(({ driverId, exclusion }) => [driverId, exclusion])).toEqual([
      [3, 'no_route'],
      [4, 'busy'],
    ]);
    expect(counts).toEqual({ no_route: 1, busy: 9 });
  });
});

describe('a recorded decision', () => {
  it('has at most 20 candidates, including the driver who got the offer and some who were left out', () => {
    const drivers = [
      ...Array.from({ length: 30 }, (_, index) => driver(index)),
      ...Array.from({ length: 30 }, (_, index) => driver(100 + index, 'offline', 30)),
    ];
    const candidates = rideCandidates(
      four,
      drivers,
      drivers.map(({ driverId }) => driverId),
      false,
    );
    const recorded = recordedCandidates(candidates, ({ driverId }) => (driverId === 25 ? 'offered' : 'not_preferred'));
    expect(recorded).toHaveLength(20);
    expect(recorded[12]).toMatchObject({ driverId: 25, result: 'offered' });
    expect(recorded[13]).toEqual({
      driverId: 100,
      seats: 6,
      vehicleClass: 'car',
      fit: 'right_sized',
      seconds: null,
      score: null,
      result: 'offline',
    });
  });

  it('has the same fingerprint as another one with the same reasons, and only then', () => {
    const one = recordedCandidates(
      rideCandidates(four, [driver(1, 'busy'), driver(2, 'offline')], [], false),
      () => 'locked',
    );
    const other = [...one].reverse();
    expect(fingerprintOf(other)).toBe(fingerprintOf(one));

    expect(fingerprintOf(one.slice(1))).not.toBe(fingerprintOf(one));
  });
});

describe('the order of candidates', () => {
  it('is by cost, then by seconds, then by driver', () => {
    const small = { ...driver(1), seats: 4 };
    const drivers = [driver(3), driver(2), small, { ...driver(4), seats: 5 }];
    const { free } = rideCandidates(four, drivers, [100, 100, 104, 101], true);
    // Each empty seat counts two seconds.
    expect(free.map(({ driverId, score, seconds }) => [driverId, score, seconds])).toEqual([
      [4, 103, 101],
      [2, 104, 100],
      [3, 104, 100],
      [1, 104, 104],
    ]);
    expect(rideCandidates(four, drivers, [], true).minutesEstimated).toBe(true);
  });

  it('counts drivers whom no road connects, and says how well their vehicles fit', () => {
    const drivers = [driver(1), { ...driver(2), vehicleClass: 'van' as const }];
    const { counts, leftOut } = rideCandidates(four, drivers, [null, null], false);
    expect(counts).toEqual({ no_route: 2 });
    expect(leftOut.map(({ fit }) => fit)).toEqual(['right_sized', 'larger']);
  });
});

describe('what is stored of a decision', () => {
  it('has whole seconds', () => {
    const candidates = rideCandidates(four, [driver(1)], [100.4], false);
    expect(recordedCandidates(candidates, () => 'offered')).toEqual([
      {
        driverId: 1,
        seats: 6,
        vehicleClass: 'car',
        fit: 'right_sized',
        seconds: 100,
        score: 104,
        result: 'offered',
      },
    ]);
  });

  it('has only twelve free drivers when none of the others was offered the ride', () => {
    const drivers = Array.from({ length: 15 }, (_, index) => driver(index));
    const candidates = rideCandidates(
      four,
      drivers,
      drivers.map(({ driverId }) => driverId),
      false,
    );
    expect(recordedCandidates(candidates, () => 'not_preferred')).toHaveLength(12);
  });
});

describe('the fingerprint of a search', () => {
  const recorded = recordedCandidates(
    rideCandidates(four, [driver(2, 'offline'), driver(1, 'busy'), driver(3, 'busy')], [], false),
    () => 'locked',
  );
  const shared = (result: 'no_seats' | 'pickup_too_late') => ({
    driverId: 9,
    rideIds: [4],
    seconds: null,
    addedSeconds: null,
    result,
  });

  it('contains each reason once, and lists those of shared vehicles separately', () => {
    expect(fingerprintOf(recorded)).toBe('busy offline');
    expect(fingerprintOf(recorded, [shared('pickup_too_late'), shared('no_seats'), shared('no_seats')])).toBe(
      'busy offline shared: no_seats pickup_too_late',
    );
    expect(fingerprintOf([], [])).toBe('');
  });
});
