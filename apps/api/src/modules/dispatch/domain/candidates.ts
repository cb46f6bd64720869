import type {
  CandidateResult,
  Exclusion,
  JoinResult,
  ServingClasses,
  VehicleClass,
  VehicleFit,
} from '@groupride/contracts';
import { pickupCost, vehicleFit } from './pickup-cost';

/** Maximum number of candidates recorded with a decision. */
const MAX_RECORDED = 20;
/** Maximum number of free drivers among the recorded candidates. */
const MAX_RECORDED_FREE = 12;

interface Assessed {
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  meters: number;
  exclusion: Exclusion | null;
  alike: number;
}

/** A driver who can be offered the ride. */
export interface FreeCandidate {
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  fit: VehicleFit;
  seconds: number;
  /** See `pickupCost`. */
  score: number;
}

/** The drivers around one ride. */
export interface RideCandidates {
  /** Best first. */
  free: readonly FreeCandidate[];
  leftOut: readonly (Omit<FreeCandidate, 'seconds' | 'score'> & { exclusion: Exclusion })[];
  /** Number of drivers left out by reason, including those who are not listed. */
  counts: Readonly<Partial<Record<Exclusion, number>>>;
  minutesEstimated: boolean;
}

/** A vehicle with other groups that was considered. */
export interface ConsideredVehicle {
  driverId: number;
  rideIds: readonly number[];
  /** Travel time to the pickup, including the stops before it; null for a vehicle that the group cannot join. */
  seconds: number | null;
  addedSeconds: number | null;
  result: JoinResult;
}

/** A candidate as it is stored with the decision. */
export interface RecordedCandidate {
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  fit: VehicleFit;
  seconds: number | null;
  score: number | null;
  result: CandidateResult;
}

/**
 * @param ride group size and the classes that may carry it
 * @param seconds travel time to the pickup for each of `drivers`; null when no road leads there
 */
export function rideCandidates(
  ride: ServingClasses & { groupSize: number },
  drivers: readonly Assessed[],
  seconds: readonly (number | null)[],
  minutesEstimated: boolean,
): RideCandidates {
  const free: FreeCandidate[] = [];
  const leftOut: RideCandidates['leftOut'][number][] = [];
  const counts: Partial<Record<Exclusion, number>> = {};
  drivers.forEach((driver, index) => {
    const { driverId, seats, vehicleClass, exclusion, alike } = driver;
    const facts = { driverId, seats, vehicleClass, fit: vehicleFit(ride, driver) };
    const takes = seconds[index] ?? null;
    if (exclusion !== null) {
      counts[exclusion] = alike;
      leftOut.push({ ...facts, exclusion });
    } else if (takes === null) {
      counts.no_route = (counts.no_route ?? 0) + 1;
      leftOut.push({ ...facts, exclusion: 'no_route' });
    } else free.push({ ...facts, seconds: takes, score: pickupCost(ride, driver, takes) });
  });
  free.sort((a, b) => a.score - b.score || a.seconds - b.seconds || a.driverId - b.driverId);
  return { free, leftOut, counts, minutesEstimated };
}

/**
 * The candidates to store: free drivers, best first, followed by those who were left out, in their order.
 * @param resultOf the result to record for a free driver
 */
export function recordedCandidates(
  { free, leftOut }: RideCandidates,
  resultOf: (candidate: FreeCandidate) => CandidateResult,
): RecordedCandidate[] {
  const results = free.map((candidate) => ({ ...candidate, result: resultOf(candidate) }));
  const isShown = ({ result }: { result: CandidateResult }, index: number) =>
    index < MAX_RECORDED_FREE || result === 'offered';
  const recorded: RecordedCandidate[] = results.filter(isShown).map((candidate) => ({
    ...candidate,
    seconds: Math.round(candidate.seconds),
    score: Math.round(candidate.score),
  }));
  for (const { exclusion, ...facts } of leftOut.slice(0, MAX_RECORDED - recorded.length))
    recorded.push({ ...facts, seconds: null, score: null, result: exclusion });
  return recorded;
}

/**
 * Identifies the reasons of a search that found no driver. It does not depend on who the drivers are, because in a
 * shortage they come and go all the time.
 */
export function fingerprintOf(
  recorded: readonly RecordedCandidate[],
  shared: readonly ConsideredVehicle[] = [],
): string {
  const reasons = [...new Set(recorded.map(({ result }) => result))].sort();
  const joining = [...new Set(shared.map(({ result }) => result))].sort();
  return [...reasons, ...(joining.length > 0 ? ['shared:', ...joining] : [])].join(' ');
}
