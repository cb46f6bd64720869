import type { DispatchDecisionView } from '@groupride/web-api-client';

type Candidate = DispatchDecisionView['candidates'][number];

/** Why the driver of a decision was chosen. */
export interface DriverChoice {
  name: string;
  minutes: number;
  /** Number of drivers who could have taken the ride, including the chosen one. */
  free: number;
  /** The nearest driver who could have taken the ride sooner, or null. */
  nearer: { name: string; minutes: number; reason: ReasonAgainst } | null;
}

type ReasonAgainst = 'larger_vehicle' | 'rides_ahead' | 'matched_elsewhere' | 'locked';

const isFree = ({ minutes }: Candidate) => minutes !== null && minutes !== undefined;

/** @returns null if nobody was chosen, or the driver is not among the candidates */
export function explainDriverChoice({ driverId, candidates }: DispatchDecisionView): DriverChoice | null {
  const free = candidates.filter(isFree);
  const chosen = free.find((each) => each.driverId === driverId);
  if (!chosen) return null;
  const pickupMinutesOf = ({ minutes }: Candidate) => minutes ?? 0;
  const [nearest] = free
    .filter((each) => pickupMinutesOf(each) < pickupMinutesOf(chosen))
    .sort((a, b) => pickupMinutesOf(a) - pickupMinutesOf(b));
  return {
    name: chosen.driverName,
    minutes: pickupMinutesOf(chosen),
    free: free.length,
    nearer: nearest
      ? { name: nearest.driverName, minutes: pickupMinutesOf(nearest), reason: reasonAgainst(nearest, chosen) }
      : null,
  };
}

function reasonAgainst({ result, vehicleClass, seats }: Candidate, chosen: Candidate): ReasonAgainst {
  if (result === 'matched_elsewhere' || result === 'locked') return result;
  // For immediate rides, only the route and the vehicle matter.
  return vehicleClass === chosen.vehicleClass && seats <= chosen.seats ? 'rides_ahead' : 'larger_vehicle';
}

/** Number of free drivers who got no offer from this decision. */
export const countFreeDrivers = ({ candidates }: DispatchDecisionView): number => candidates.filter(isFree).length;
