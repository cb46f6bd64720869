import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import {
  findSupply,
  maySupplyShared,
  preferShared,
  soonestFree,
  suggestStart,
  type Supply,
  type WorkingVehicle,
} from './ride-type-availability';

const UPTOWN = { lat: 35.2271, lng: -80.8431 };
/** About 1.1 km per step. */
const north = (steps: number): LatLng => ({ lat: UPTOWN.lat + steps / 100, lng: UPTOWN.lng });
const now = new Date('2026-12-04T14:02:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
/** Four minutes for a kilometer. */
const rules = {
  now,
  vehicles: INITIAL_VEHICLE_RULES,
  withinMeters: 24_000,
  secondsPerClass: 720,
  travelSeconds: ({ position }: WorkingVehicle): number | null => 0.24 * distanceMeters(position, UPTOWN),
};
const vehicle = (vehicleClass: WorkingVehicle['vehicleClass'], seats: number, steps = 1): WorkingVehicle => ({
  vehicleClass,
  seats,
  position: north(steps),
  busyUntil: null,
});
const supply = (
  vehicles: WorkingVehicle[],
  rideType: 'GroupX' | 'WineTour' | 'CharterBus' | 'GroupXXL',
  groupSize: number,
) => findSupply(vehicles, { rideType, groupSize, pickup: UPTOWN }, rules);

describe('the supply of a ride type', () => {
  it('is the free vehicle that dispatch prefers: the smaller class unless it is much farther away', () => {
    const [van, minibus] = [vehicle('van', 14, 3), vehicle('minibus', 24, 1)];
    expect(supply([minibus, van], 'WineTour', 8)).toEqual({ kind: 'now', vehicle: van });
    expect(supply([minibus, vehicle('van', 14, 9)], 'WineTour', 8)).toEqual({ kind: 'now', vehicle: minibus });
  });

  it('is a larger class only when no suitable one is free, and never a coach for four', () => {
    const [car, van] = [vehicle('car', 6, 20), vehicle('van', 14, 1)];
    expect(supply([van, car], 'GroupX', 4)).toEqual({ kind: 'now', vehicle: car });
    expect(supply([van], 'GroupX', 4)).toEqual({ kind: 'now', vehicle: van });
    expect(supply([vehicle('coach', 55)], 'GroupX', 4)).toEqual({ kind: 'none' });
    expect(supply([vehicle('coach', 55)], 'GroupXXL', 4)).toEqual({ kind: 'none' });
  });

  it('excludes vehicles that are too small or out of range', () => {
    expect(supply([vehicle('coach', 36), vehicle('coach', 55, 30)], 'CharterBus', 40)).toEqual({ kind: 'none' });
  });

  it('is the first moment at which a busy vehicle can be there, rounded up to five minutes', () => {
    const late = { ...vehicle('coach', 55), busyUntil: inMinutes(90) };
    const early = { ...vehicle('coach', 55), busyUntil: inMinutes(31) };
    const found = supply([late, early], 'CharterBus', 40);
    expect(found).toEqual({
      kind: 'busy',
      until: inMinutes(31),
      nextAvailableAt: new Date('2026-12-04T14:40:00Z'),
    });
    expect(suggestStart(found, now)).toEqual(new Date('2026-12-04T14:45:00Z'));
  });

  it('suggests a start two hours ahead when no suitable vehicle is online', () => {
    expect(suggestStart({ kind: 'none' }, now)).toEqual(new Date('2026-12-04T16:15:00Z'));
    expect(suggestStart(supply([vehicle('car', 6)], 'GroupX', 4), now)).toBeNull();
  });

  it('is the vehicle that is nearer by road, never one that no road connects', () => {
    const [acrossTheRiver, byRoad] = [vehicle('car', 6, 1), vehicle('car', 6, 2)];
    const cars = { rideType: 'GroupX', groupSize: 4, pickup: UPTOWN } as const;
    const river = (seconds: number | null) => ({
      ...rules,
      travelSeconds: (car: WorkingVehicle) => (car === acrossTheRiver ? seconds : 300),
    });
    expect(findSupply([acrossTheRiver, byRoad], cars, rules)).toEqual({ kind: 'now', vehicle: acrossTheRiver });
    expect(findSupply([acrossTheRiver, byRoad], cars, river(900))).toEqual({ kind: 'now', vehicle: byRoad });
    expect(findSupply([acrossTheRiver], cars, river(null))).toEqual({ kind: 'none' });
  });

  it('is empty for a group that is too large for the ride type', () => {
    expect(supply([vehicle('coach', 55)], 'GroupX', 7)).toEqual({ kind: 'group_too_large' });
  });
});

it('offers no ride type whose classes are switched off, and no group above the configured size', () => {
  const vehicles = {
    ...INITIAL_VEHICLE_RULES,
    classes: INITIAL_VEHICLE_RULES.classes.map((each) => ({ ...each, offered: each.vehicleClass !== 'coach' })),
    rideTypes: INITIAL_VEHICLE_RULES.rideTypes.map((each) => ({ ...each, largestGroup: 4 })),
  };
  const find = (rideType: 'GroupX' | 'CharterBus', groupSize: number) =>
    findSupply(
      [vehicle('coach', 55), vehicle('car', 6)],
      { rideType, groupSize, pickup: UPTOWN },
      { ...rules, vehicles },
    );
  expect(find('CharterBus', 4)).toEqual({ kind: 'not_offered' });
  expect(suggestStart({ kind: 'not_offered' }, now)).toBeNull();
  expect(find('GroupX', 5)).toEqual({ kind: 'group_too_large' });
  expect(find('GroupX', 4)).toMatchObject({ kind: 'now' });
});

describe('a vehicle with other groups', () => {
  const busy: Supply = { kind: 'busy', until: inMinutes(30), nextAvailableAt: inMinutes(35) };
  const free: Supply = { kind: 'now', vehicle: vehicle('car', 6) };

  it('comes before all others, because a group joins it first, and leaves nothing to suggest', () => {
    for (const other of [busy, free, { kind: 'none' } as const]) {
      const found = preferShared(other, 240);
      expect(found).toEqual({ kind: 'shared', pickupSeconds: 240 });
      expect(suggestStart(found, now)).toBeNull();
      expect(preferShared(other, null)).toBe(other);
    }
  });

  it.each(['group_too_large', 'not_offered'] as const)('changes nothing for a ride type that is %s', (kind) => {
    expect(maySupplyShared({ kind })).toBe(false);
    expect(preferShared({ kind }, 240)).toEqual({ kind });
  });

  it('competes with the nearest free vehicle of any class that may serve the ride', () => {
    const [near, far] = [vehicle('van', 14, 2), vehicle('car', 6, 10)];
    const query = { rideType: 'GroupPool', groupSize: 2, pickup: UPTOWN } as const;
    const soonest = (vehicles: WorkingVehicle[]) => soonestFree(vehicles, query, rules);
    expect(soonest([near, far])).toBe(rules.travelSeconds(near));
    expect(soonest([{ ...near, busyUntil: inMinutes(5) }, far])).toBe(rules.travelSeconds(far));
    expect(soonest([vehicle('coach', 55), vehicle('car', 6, 30), { ...near, busyUntil: inMinutes(5) }])).toBeNull();
  });
});

describe('a suitable vehicle', () => {
  it('has just enough seats, and fewer empty ones than another at the same place', () => {
    const [small, large] = [vehicle('car', 4), vehicle('car', 6)];
    expect(supply([large, small], 'GroupX', 4)).toEqual({ kind: 'now', vehicle: small });
    expect(supply([small, large], 'GroupX', 4)).toEqual({ kind: 'now', vehicle: small });
    expect(supply([vehicle('car', 3)], 'GroupX', 4)).toEqual({ kind: 'none' });
  });

  it('is free now when its trip should be over, and is waited for only if its class may serve', () => {
    const late = { ...vehicle('car', 6, 0), busyUntil: inMinutes(-10) };
    expect(supply([late], 'GroupX', 4)).toEqual({
      kind: 'busy',
      until: now,
      nextAvailableAt: new Date('2026-12-04T14:05:00Z'),
    });
    expect(supply([{ ...vehicle('coach', 55, 0), busyUntil: inMinutes(5) }], 'GroupX', 4)).toEqual({ kind: 'none' });
  });

  it('is the one that is there first, not the one that is free first', () => {
    const [near, far] = [
      { ...vehicle('car', 6, 0), busyUntil: inMinutes(20) },
      { ...vehicle('car', 6, 8), busyUntil: inMinutes(10) },
    ];
    expect(supply([far, near], 'GroupX', 4)).toMatchObject({ kind: 'busy', until: inMinutes(20) });
  });

  it('is available at the next multiple of five minutes, and suggested for the next quarter of an hour', () => {
    const busy = (minutes: number) => supply([{ ...vehicle('car', 6, 0), busyUntil: inMinutes(minutes) }], 'GroupX', 4);
    expect(busy(3)).toMatchObject({ nextAvailableAt: inMinutes(3) });
    expect(busy(4)).toMatchObject({ nextAvailableAt: inMinutes(8) });
    expect(suggestStart(busy(13), now)).toEqual(inMinutes(13));
    expect(suggestStart(busy(14), now)).toEqual(inMinutes(28));
  });
});
