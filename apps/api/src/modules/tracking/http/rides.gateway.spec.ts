import { jest } from '@jest/globals';
import type { DriversFacade } from '../../drivers/drivers.facade';
import type { RideSocket } from '../../realtime/realtime.facade';
import type { RidesFacade } from '../../rides/rides.facade';
import type { MovementsService } from '../movements.service';
import type { TrackingService } from '../tracking.service';
import { RidesGateway } from './rides.gateway';

it('counts an event that came after authorization and before the room was joined', async () => {
  const ride = { lastEvent: 5 };
  const rides = { find: () => Promise.resolve({ ...ride }) } as unknown as RidesFacade;
  const tracking = {
    follow: () => Promise.resolve({ ride: { ...ride }, viewer: 'member' }),
  } as unknown as TrackingService;
  const emit = jest.fn();
  const socket = {
    data: { principal: { userId: 7 } },
    join: () => {
      ride.lastEvent = 6;
    },
    emit,
  } as unknown as RideSocket;

  const gateway = new RidesGateway(rides, {} as DriversFacade, tracking, {} as MovementsService);

  await expect(gateway.join(socket, { rideId: 1 } as never)).resolves.toEqual({ ok: true, lastEvent: 6 });
  expect(emit).toHaveBeenCalledWith('joined', { rideId: 1, lastEvent: 6 });
});
