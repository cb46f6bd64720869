import type { OperationsMapView } from '@groupride/contracts';

/** Reads rides and drivers together, so that both are of one moment. */
export abstract class OperationsMapRepository {
  /** @param limit of rides, and of drivers */
  abstract read(limit: number): Promise<OperationsMapView>;
}
