import { Flag, Instant, ListOf, Nested, Text, Integer } from './fields';
import { Position } from './places';

/** The last known position of a member who shares it with the group. */
export class SharedPosition {
  @Integer() userId!: number;
  @Text({ max: 100, description: 'First name' }) name!: string;
  @Nested(() => Position) location!: Position;
  @Instant({ description: 'When the server received it' }) timestamp!: string;
}

/** The shared positions of members that you may see. */
export class SharedPositionList {
  @Flag({ description: 'Whether you share your own position with this ride' }) sharing!: boolean;
  @ListOf(() => SharedPosition) positions!: SharedPosition[];
}
