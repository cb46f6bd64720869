import type { ProcessBus } from '../../platform/redis/process-bus';
import type { AuditFacade } from '../identity/identity.facade';
import type { RidesFacade } from '../rides/rides.facade';
import { TracesRepository, type TracedPosition } from './traces.repository';
import { TracesService } from './traces.service';

const START = Date.parse('2026-11-23T12:00:00Z');

class InMemoryTraces extends TracesRepository {
  readonly points: TracedPosition[] = [];
  add = async (position: TracedPosition) => void this.points.push(position);
  around = async () => [];
  between = async () => [];
  list = async (ride: number) => this.points.filter(({ rideId }) => rideId === ride);
}

function recorder() {
  const listeners: ((fact: { rideId: number; status: string | null }) => void)[] = [];
  const bus = { subscribe: (_: unknown, run: (typeof listeners)[number]) => listeners.push(run) };
  const repository = new InMemoryTraces();
  const traces = new TracesService(repository, {} as RidesFacade, {} as AuditFacade, bus as unknown as ProcessBus);
  return {
    say: (rideId: number, status: string | null) => listeners.forEach((run) => run({ rideId, status })),
    /** The car drives north at 11 m/s. */
    record: (rideId: number, seconds: number, driverId = 4) =>
      traces.record({
        rideId,
        driverId,
        lng: -80.8,
        lat: 35.2 + (seconds * 11) / 111_195,
        at: new Date(START + seconds * 1000),
      }),
    secondsOf: (ride: number) =>
      repository.points.filter(({ rideId }) => rideId === ride).map(({ at }) => (at.getTime() - START) / 1000),
  };
}

describe('the traces of a car with a position every second', () => {
  it('have a point every ten seconds for each of two rides under way', async () => {
    const { record, secondsOf } = recorder();
    for (let second = 0; second <= 600; second += 1) for (const rideId of [7, 8]) await record(rideId, second);
    const everyTenSeconds = Array.from({ length: 61 }, (_, index) => index * 10);
    expect(secondsOf(7)).toEqual(everyTenSeconds);
    expect(secondsOf(8)).toEqual(everyTenSeconds);
  });

  it('begin with the first position of another driver', async () => {
    const { record, secondsOf } = recorder();
    await record(7, 0);
    await record(7, 1);
    await record(7, 2, 5);
    await record(7, 3, 5);
    expect(secondsOf(7)).toEqual([0, 2]);
  });

  it('begin again after the driver gave the ride up', async () => {
    const { record, say, secondsOf } = recorder();
    await record(7, 0);
    say(7, null);
    say(7, 'in_progress');
    say(8, 'completed');
    await record(7, 1);
    expect(secondsOf(7)).toEqual([0]);
    say(7, 'pending');
    await record(7, 2);
    expect(secondsOf(7)).toEqual([0, 2]);
  });
});
