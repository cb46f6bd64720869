import { jest } from '@jest/globals';
import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { Config } from '../../config/config';
import type { DatabaseAvailability } from '../../platform/database/availability';
import type { Events } from '../../platform/events/events';
import { LocalProcessBus } from '../../platform/redis/process-bus';
import type { AssessedDriver, Assessment, OnlineDriver } from '../drivers/drivers.facade';
import { driversChanged, driversMoved } from '../drivers/drivers.events';
import type { Ride } from '../rides/rides.facade';
import type { VehicleRulesFacade } from '../settings/settings.facade';
import { CandidatesService } from './candidates.service';
import { NearbyDrivers } from './nearby-drivers.service';

const uptown = { lat: 35.2271, lng: -80.8431 };
const ride = { id: 7, pickupLat: uptown.lat, pickupLng: uptown.lng, rideType: 'GroupX', groupSize: 4 } as Ride;

const vehicleRules: VehicleRulesFacade = {
  current: INITIAL_VEHICLE_RULES,
  versions: [],
  at: () => INITIAL_VEHICLE_RULES,
};

const online = (driverId: number, changes: Partial<OnlineDriver> = {}): OnlineDriver => ({
  driverId,
  lat: uptown.lat + driverId / 10_000,
  lng: uptown.lng,
  seats: 6,
  vehicleClass: 'car',
  isAtWork: true,
  isFree: true,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => online(index + 1));

/** Travel times follow the list of origins, unless a test sets others. */
const roads = (takes: (lat: number) => number = (lat) => lat) => ({
  matrix: (origins: readonly { lat: number }[], pickups: readonly object[]) => ({
    seconds: origins.map(({ lat }) => pickups.map(() => takes(lat))),
    estimated: false,
  }),
});

const started: NearbyDrivers[] = [];
afterEach(async () => {
  for (const each of started.splice(0)) await each.beforeApplicationShutdown();
});

async function start(
  drivers: OnlineDriver[],
  { role = 'all' as Config['ROLE'], travel = roads() as object, rows = () => drivers } = {},
) {
  const bus = new LocalProcessBus();
  let back = (): void => undefined;
  const nearby = new NearbyDrivers(
    {
      all: async () => rows().filter(({ isAtWork }) => isAtWork),
      among: async ({ driverIds }: { driverIds: number[] }) => rows().filter((one) => driverIds.includes(one.driverId)),
    } as never,
    travel as never,
    bus,
    { listen: () => undefined } as unknown as Events,
    { onReturn: (run: () => void) => (back = run), report: () => true } as unknown as DatabaseAvailability,
    Object.assign(new Config(), { ROLE: role }),
    vehicleRules,
  );
  started.push(nearby);
  nearby.onModuleInit();
  nearby.onApplicationBootstrap();
  await settled();
  return { nearby, bus, back: () => back() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when the changes gathered so far are read. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the drivers in the memory of a process', () => {
  it('do not narrow a search when few are nearby, or in a process that never dispatches', async () => {
    expect((await start(many(100))).nearby.around([ride], 15).size).toBe(0);
    expect((await start(many(300), { role: 'api' })).nearby.around([ride], 15).size).toBe(0);
  });

  it('are narrowed to the forty nearest by road of each kind, and busy ones for the explanation', async () => {
    const busy = Array.from({ length: 30 }, (_, index) => online(1000 + index, { ...uptown, isFree: false }));
    // Among the hundred nearest in a straight line, the farthest are the nearest by road.
    const { nearby } = await start([...many(150), ...busy], { travel: roads((lat) => -lat) });
    const asked = nearby.around([ride], 15).get(7)!;
    expect(asked.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => 100 - index));
    expect(asked.slice(40)).toHaveLength(20);
    expect(asked.slice(40).every((id) => id >= 1000)).toBe(true);
  });

  it('follow position and availability changes', async () => {
    const drivers = many(150);
    const { nearby, bus } = await start(drivers);
    bus.publish(driversMoved, { moves: [[150, uptown.lat, uptown.lng]] });
    await settled();
    expect(nearby.around([ride], 15).get(7)![0]).toBe(150);
    drivers[149] = online(150, { isAtWork: false });
    bus.publish(driversChanged, { driverIds: [150] });
    await until(() => nearby.around([ride], 15).get(7)![0] === 1);
    expect(nearby.around([ride], 15).get(7)![0]).toBe(1);
  });

  it('are reloaded after a database outage', async () => {
    let drivers = many(150);
    const { nearby, back } = await start([], { rows: () => drivers });
    drivers = many(150).map((one) => ({ ...one, isAtWork: one.driverId !== 1 }));
    back();
    await settled();
    expect(nearby.around([ride], 15).get(7)![0]).toBe(2);
  });

  it('are not used when they have not been compared with the database for too long', async () => {
    const { nearby } = await start(many(150));
    expect(nearby.around([ride], 15).size).toBe(1);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 31_000);
    expect(nearby.around([ride], 15).size).toBe(0);
    jest.restoreAllMocks();
  });
});

describe('a dispatch round', () => {
  const assessed = (driverId: number, exclusion: AssessedDriver['exclusion'] = null): AssessedDriver => ({
    rideId: 7,
    driverId,
    ...uptown,
    seats: 6,
    vehicleClass: 'car',
    meters: 10,
    exclusion,
    alike: 1,
  });

  async function search(free: number) {
    const asked: Assessment[] = [];
    const assess = async (assessment: Assessment) => {
      asked.push(assessment);
      return assessment.among
        ? assessment.among.get(7)!.map((id) => assessed(id, id <= free ? null : 'busy'))
        : [assessed(900)];
    };
    const { nearby } = await start(many(150));
    const candidates = new CandidatesService({ assess } as never, roads() as never, {} as never, nearby, vehicleRules);
    const found = (await candidates.ofRound([ride], new Date())).get(7)!;
    return { asked, free: found.free.map(({ driverId }) => driverId) };
  }

  it('queries the database only for the nearest drivers', async () => {
    const { asked, free } = await search(40);
    expect(asked.map(({ among }) => among?.get(7)?.length)).toEqual([40]);
    expect(free).toHaveLength(40);
  });

  it('queries it for all drivers when too few of the nearest are still free', async () => {
    const { asked, free } = await search(7);
    expect(asked.map(({ among }) => among === undefined)).toEqual([false, true]);
    expect(free).toEqual([900]);
  });
});
