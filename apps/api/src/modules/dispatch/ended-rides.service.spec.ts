import type { Ride } from '../rides/rides.facade';
import { EndedRidesService } from './ended-rides.service';
import { seekRide } from './search.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

describe('the end of a ride', () => {
  let world: DispatchWorld;
  let ride: Ride;
  let service: EndedRidesService;

  beforeEach(() => {
    world = new DispatchWorld();
    ride = world.add();
    service = new EndedRidesService(
      ...([world.database, world.rides, world.offers, world.pushes, world.jobs] as const),
    );
  });

  it('takes the offers of a cancelled ride from drivers, who look for another one', async () => {
    await world.offer(ride.id, DAN);
    await world.offer(ride.id, EVA);
    world.rows.change(ride.id, { status: 'cancelled' });
    await service.cancelled(ride.id);
    expect(world.answers(ride.id)).toEqual([
      [DAN, 'withdrawn'],
      [EVA, 'withdrawn'],
    ]);
    expect(world.enqueued()).toEqual([
      { name: seekRide.name, driverId: DAN },
      { name: seekRide.name, driverId: EVA },
    ]);
    expect(world.pushed).toHaveLength(2);
  });

  it('frees the driver of a ride that was cancelled or completed', async () => {
    for (const status of ['cancelled', 'completed'] as const) {
      world.rows.change(ride.id, { status, driverId: DAN });
      await service[status](ride.id);
    }
    expect(world.enqueued()).toEqual([
      { name: seekRide.name, driverId: DAN },
      { name: seekRide.name, driverId: DAN },
    ]);
  });
});
