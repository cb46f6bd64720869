import type { RideEventType } from '@groupride/contracts';
import { databaseInMemory, only, RecordedEvents } from '../../platform/testing/stand-ins';
import type { ProcessBus } from '../../platform/redis/process-bus';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import { rideChanged } from '../rides/rides.events';
import type { LiveRide } from './domain/audience';
import type { LiveRides } from './live-rides';
import { RidePushes } from './ride-pushes';

const RIDE = 7;

/** What those who follow a ride and operations learn of an event of it. */
async function toldOf(type: RideEventType): Promise<string[]> {
  const told: string[] = [];
  const realtime = only<RealtimeFacade>({
    toRide: (_audience, message, payload) => void told.push(`${message} ${(payload as { type: string }).type}`),
    toOperators: (_operators, message, payload) => void told.push(`${message} ${(payload as { type: string }).type}`),
  });
  const ride = only<LiveRide>({ rideId: RIDE, members: [12], driver: 20, operators: [5] });
  const events = new RecordedEvents();
  new RidePushes(
    realtime,
    only<LiveRides>({ find: async () => ride }),
    only<ProcessBus>({ publish: () => undefined }),
    events,
  );
  await databaseInMemory().transaction((tx) =>
    events.publish(tx, rideChanged, { rideId: RIDE, number: 3, type, status: null }),
  );
  await new Promise(setImmediate);
  return told;
}

describe('those who follow a ride', () => {
  it.each(['driver_arrived', 'member_joined'] as const)('learn of %s', async (type) => {
    expect(await toldOf(type)).toEqual([`rideEvent ${type}`, `adminRideChanged ${type}`]);
  });

  it.each(['progress_asked', 'confirmation_asked', 'offer_declined', 'share_failed', 'safety_check_asked'] as const)(
    'learn that something changed, but not that it is %s, which operations learn',
    async (type) => {
      expect(await toldOf(type)).toEqual(['rideEvent payment_changed', `adminRideChanged ${type}`]);
    },
  );
});
