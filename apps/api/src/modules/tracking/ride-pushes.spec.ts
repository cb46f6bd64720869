import type { RideEventType } from '@groupride/contracts';
import { databaseInMemory, only, RecordedEvents } from '../../platform/testing/stand-ins';
import type { ProcessBus } from '../../platform/redis/process-bus';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import { rideChanged } from '../rides/rides.events';
import type { LiveRide } from './domain/audience';
import type { LiveRides } from './live-rides';
import { RidePushes } from './ride-pushes';

const RIDE = 7;

/** What is read for an event of a ride, and what those who follow the ride and operations learn of it. */
async function effectsOf(type: RideEventType, mayReachSockets = true): Promise<{ told: string[]; reads: number }> {
  const told: string[] = [];
  let reads = 0;
  const realtime = only<RealtimeFacade>({
    mayReachSockets: () => mayReachSockets,
    toRide: (_audience, message, payload) => void told.push(`${message} ${(payload as { type: string }).type}`),
    toOperators: (_operators, message, payload) => void told.push(`${message} ${(payload as { type: string }).type}`),
  });
  const ride = only<LiveRide>({ rideId: RIDE, members: [12], driver: 20, operators: [5] });
  const events = new RecordedEvents();
  new RidePushes(
    realtime,
    only<LiveRides>({
      find: async () => {
        reads += 1;
        return ride;
      },
    }),
    only<ProcessBus>({ publish: () => undefined }),
    events,
  );
  await databaseInMemory().transaction((tx) =>
    events.publish(tx, rideChanged, { rideId: RIDE, number: 3, type, status: null }),
  );
  await new Promise(setImmediate);
  return { told, reads };
}

const toldOf = async (type: RideEventType) => (await effectsOf(type)).told;

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

it('reads who may learn of an event only when a socket could', async () => {
  expect((await effectsOf('driver_arrived')).reads).toBe(1);
  expect(await effectsOf('driver_arrived', false)).toEqual({ told: [], reads: 0 });
});
