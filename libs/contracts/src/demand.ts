import { ListOf, Nested, Integer } from './fields';
import { Position } from './places';

/** Number of groups that wait for a driver in one square of the city. */
export class DemandArea {
  @Nested(() => Position, { description: 'Middle of the square, not a pickup' }) center!: Position;
  @Integer({ min: 1, description: 'Number of groups that wait in the square' }) waiting!: number;
}

/** The areas where groups wait that fit into the driver's vehicle. */
export class DemandView {
  @ListOf(() => DemandArea, { description: 'Most groups first; 50 at most' }) areas!: DemandArea[];
}
