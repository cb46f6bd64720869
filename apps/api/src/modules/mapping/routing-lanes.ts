import type { MappingService } from '@groupride/contracts';
import type { Lane } from './lane';

/** The engines there are, the preferred one first. The straight-line estimate is none of them. */
export abstract class RoutingLanes {
  abstract lanes(): readonly Lane[];
  /** Services whose key or address is set, or that need none. */
  abstract configured(): readonly MappingService[];
}
