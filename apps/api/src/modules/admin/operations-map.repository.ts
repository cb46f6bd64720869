import type { OperationsMapView } from '@groupride/contracts';

/** Reads rides and drivers together, so that both are from the same time. */
export abstract class OperationsMapRepository {
  /** @param limit maximum number of rides, and of drivers */
  abstract read(limit: number): Promise<OperationsMapView>;
}
