import { only, principal, SetClock } from '../../platform/testing/stand-ins';
import type { DriversFacade } from '../drivers/drivers.facade';
import type { MappingFacade } from '../mapping/mapping.facade';
import type { LiveRide } from './domain/audience';
import type { LiveRides } from './live-rides';
import { ReceivedPositions } from './received-positions.service';
import { ReportedPositionsService } from './reported-positions.service';
import type { TracesService } from './traces.service';

const DRIVER = 4;
const driver = principal(9, { driverId: DRIVER });
const UPTOWN = { lat: 35.2271, lng: -80.8431 };

/** @param rides those under way with the driver, the one with the next stop first */
function reporter(...rides: number[]) {
  const clock = new SetClock();
  const traced: unknown[] = [];
  const moved: number[] = [];
  const drivers = only<DriversFacade>({
    checkSelf: () => undefined,
    moveTo: async (driverId) => void moved.push(driverId),
  });
  const live = only<LiveRides>({
    underWay: async () => rides[0] ?? null,
    find: async (rideId) => only<LiveRide>({ rideId, along: rides.filter((each) => each !== rideId) }),
  });
  const received = new ReceivedPositions(
    drivers,
    only<MappingFacade>({ isInArea: () => true }),
    only<TracesService>({ record: async (point) => void traced.push(point) }),
  );
  const positions = new ReportedPositionsService(live, drivers, received, clock);
  return { clock, traced, moved, report: () => positions.report(driver, DRIVER, UPTOWN) };
}

describe('a position that a driver reports by HTTP', () => {
  it('is added to the traces of all groups in the vehicle', async () => {
    const { clock, traced, moved, report } = reporter(7, 8);
    await report();
    const point = { driverId: DRIVER, ...UPTOWN, at: clock.now() };
    expect(traced).toEqual([
      { rideId: 7, ...point },
      { rideId: 8, ...point },
    ]);
    expect(moved).toEqual([DRIVER]);
  });

  it('is only the driver’s position while no ride is under way', async () => {
    const { traced, moved, report } = reporter();
    await report();
    expect([traced, moved]).toEqual([[], [DRIVER]]);
  });
});
