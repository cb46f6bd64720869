// Runs the API's own dispatch code in this process. A tool must not depend on an application, so the files are found by
// name, and the types here describe the expected exports.
import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { named } from '../../../tools/bench/src/city/api-code';

export interface Matching {
  /** Finds the rides that wait. */
  begin(holder: string, ahead: object): Promise<{ waiting: object } | null>;
  round(
    mayContinue: () => Promise<boolean>,
    shared: { considered: ReadonlyMap<number, readonly never[]>; held: ReadonlySet<number> },
    waiting: object,
  ): Promise<{
    /** Whether another round could serve requests left over by this one. */
    isAnotherNeeded: boolean;
    noDriverFound: readonly { decision: { rideId: number } }[];
  }>;
}

/** Replacements for the database and the rest of the API, each named after the dependency that it replaces. */
export interface Surroundings {
  database: object;
  drivers: object;
  rides: object;
  offers: object;
  decisions: object;
  lease: object;
  jobs: object;
  pushes: object;
  notifications: object;
  travelTimes: object;
  mapping: object;
  clock: { now(): Date };
  config: { SEARCH_MINUTES: number; OFFER_SECONDS: number };
}

/** Drivers of a simulation are looked up again in each round. */
const NOBODY_REMEMBERED = { around: () => new Map<number, number[]>() };

/** The initial vehicle rules, which operations have not changed. */
const VEHICLE_RULES = { at: () => INITIAL_VEHICLE_RULES };

type Class<T> = new (...dependencies: never[]) => T;

export interface DispatchCode {
  matching(around: Surroundings): Matching;
  /** How long a round waits for more requests if there are several, in milliseconds. */
  batchingDelay(sinceLastRoundMs: number): number;
}

export async function loadDispatch(): Promise<DispatchCode> {
  const MatchingService = await named<Class<Matching>>('dispatch', 'matching.service.ts', 'MatchingService');
  const WaitingRequests = await named<Class<object>>(
    'dispatch',
    'waiting-requests.service.ts',
    'WaitingRequestsService',
  );
  const Candidates = await named<Class<object>>('dispatch', 'candidates.service.ts', 'CandidatesService');
  const Offering = await named<Class<object>>('dispatch', 'offering.service.ts', 'OfferingService');
  const Recorder = await named<Class<object>>('dispatch', 'decision-recorder.ts', 'DecisionRecorder');
  const make = <T>(Made: Class<T>, ...dependencies: object[]): T => new Made(...(dependencies as never[]));
  return {
    batchingDelay: await named<DispatchCode['batchingDelay']>('dispatch', 'batching-delay.ts', 'batchingDelay'),
    matching(around) {
      const { database, drivers, rides, offers, decisions, lease, jobs, config } = around;
      const { pushes, notifications, travelTimes, mapping, clock } = around;
      return make(
        MatchingService,
        database,
        make(WaitingRequests, drivers, offers, lease, config),
        make(Candidates, drivers, travelTimes, mapping, NOBODY_REMEMBERED, VEHICLE_RULES),
        make(Offering, rides, offers, make(Recorder, decisions), pushes, notifications, jobs, config),
        decisions,
        lease,
        clock,
      );
    },
  };
}
