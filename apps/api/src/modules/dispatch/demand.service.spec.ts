import { only } from '../../platform/testing/stand-ins';
import type { Driver, DriversFacade } from '../drivers/drivers.facade';
import { DemandService } from './demand.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';
import { InMemoryDemand } from './testing/in-memory-demand';

const UPTOWN = { pickupLat: 35.2271, pickupLng: -80.8431 };
const AIRPORT = { pickupLat: 35.214, pickupLng: -80.9431 };

describe('the demand that a driver sees', () => {
  let world: DispatchWorld;
  let service: DemandService;
  let seats: number;

  beforeEach(() => {
    world = new DispatchWorld();
    seats = 7;
    const drivers = only<DriversFacade>({
      ...world.drivers,
      find: async (driverId) => (driverId === DAN ? only<Driver>({ id: DAN, seats }) : null),
    });
    service = new DemandService(drivers, new InMemoryDemand(world.rows), world.clock);
  });

  const waiting = async () => (await service.of(signedIn(DAN), DAN)).areas.map((area) => area.waiting);

  it('is the number of waiting groups in an area, and not where they stand', async () => {
    world.add({ ...UPTOWN, groupSize: 4 });
    world.add({ ...UPTOWN, pickupLat: 35.2279, groupSize: 2 });
    world.add({ ...AIRPORT, groupSize: 4 });
    const { areas } = await service.of(signedIn(DAN), DAN);
    expect(areas).toEqual([
      { center: { lat: expect.closeTo(35.225), lng: expect.closeTo(-80.84375) }, waiting: 2 },
      { center: { lat: expect.closeTo(35.215), lng: expect.closeTo(-80.94375) }, waiting: 1 },
    ]);
  });

  it('leaves out groups that do not fit into the vehicle', async () => {
    world.add({ groupSize: 8 });
    expect(await waiting()).toEqual([]);
    seats = 8;
    expect(await waiting()).toEqual([1]);
  });

  it('includes scheduled rides once the search for them begins', async () => {
    world.addScheduled(121);
    expect(await waiting()).toEqual([]);
    world.clock.forward(2);
    expect(await waiting()).toEqual([1]);
  });

  it('ends when a ride has a driver', async () => {
    const { id } = world.add();
    world.rows.change(id, { status: 'en_route', driverId: EVA });
    expect(await waiting()).toEqual([]);
  });

  it('is shown to drivers only for their own vehicle', async () => {
    await expect(service.of(signedIn(EVA), DAN)).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.of(signedIn(EVA), EVA)).rejects.toMatchObject({ code: 'not_found' });
  });
});
