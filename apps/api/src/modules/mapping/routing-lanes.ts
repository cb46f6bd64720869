import type { MappingService } from '@groupride/contracts';
import type { Lane } from './lane';

/** The available engines, preferred first, without the straight-line estimate. */
export abstract class RoutingLanes {
  abstract lanes(): readonly Lane[];
  /** Services that are configured or need no configuration. */
  abstract configured(): readonly MappingService[];
}
