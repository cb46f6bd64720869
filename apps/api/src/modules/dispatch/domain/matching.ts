import type { RideCandidates } from './candidates';
import { waitingCredit } from './pickup-cost';
import { assignRows } from './sparse-assignment';

/** A request that waits for a driver. */
export interface WaitingRequest {
  rideId: number;
  waitedSeconds: number;
  candidates: RideCandidates;
}

/**
 * Matches requests with free drivers, each at most once: as many as possible, at the lowest total cost. The cost of a pair is `pickupCost` less the request's `waitingCredit`.
 * @returns the driver of each ride that got one
 */
export function matchTogether(requests: readonly WaitingRequest[]): Map<number, number> {
  const columns = new Map<number, number>();
  const driverIds: number[] = [];
  const columnOf = (driverId: number) => {
    const known = columns.get(driverId);
    if (known !== undefined) return known;
    columns.set(driverId, driverIds.length);
    return driverIds.push(driverId) - 1;
  };
  const starts = new Int32Array(requests.length + 1);
  requests.forEach(({ candidates }, row) => (starts[row + 1] = starts[row]! + candidates.free.length));
  const pairs = starts[requests.length]!;
  const [pairColumns, costs] = [new Int32Array(pairs), new Float64Array(pairs)];
  requests.forEach(({ candidates, waitedSeconds }, row) => {
    const credit = waitingCredit(waitedSeconds);
    candidates.free.forEach(({ driverId, score }, index) => {
      pairColumns[starts[row]! + index] = columnOf(driverId);
      costs[starts[row]! + index] = score - credit;
    });
  });
  const assigned = assignRows({ columnCount: driverIds.length, starts, columns: pairColumns, costs });
  const matches = new Map<number, number>();
  requests.forEach(({ rideId }, row) => {
    const driverId = driverIds[assigned[row]!];
    if (driverId !== undefined) matches.set(rideId, driverId);
  });
  return matches;
}
