import type { Clock } from '../../../platform/clock';
import type { RidesWorld } from '../../rides/testing/rides-world';
import { RunProgress } from '../run-progress';
import { RunsService } from '../runs.service';
import { InMemoryRuns } from './in-memory-runs';

/** Runs of the rides of a world by their own rules, in memory. They follow the events of these rides. */
export function runsInMemory({ events, rides, repository }: RidesWorld, clock: Clock) {
  const stored = new InMemoryRuns(() => repository.all);
  new RunProgress(events, stored, rides, clock).onModuleInit();
  return { stored, runs: new RunsService(stored, rides, clock) };
}
