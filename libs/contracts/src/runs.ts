import { Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { Place } from './places';
import { ROUTE_STOP_KINDS, type RouteStopKind } from './route-plans';

/** Source of a run: a published route plan, or groups that share a vehicle. */
export const RUN_SOURCES = ['route_plan', 'pool'] as const;
export type RunSource = (typeof RUN_SOURCES)[number];

/** `current`: the vehicle is at this stop or on the way to it. `skipped`: the ride of the stop was cancelled. */
export const RUN_STOP_STATES = ['done', 'skipped', 'current', 'ahead'] as const;
export type RunStopState = (typeof RUN_STOP_STATES)[number];

export class RunStopView {
  @Integer() rideId!: number;
  @OneOf(ROUTE_STOP_KINDS, { name: 'RouteStopKind' }) kind!: RouteStopKind;
  @Nested(() => Place) place!: Place;
  @Text({
    max: 300,
    optional: true,
    description: 'The nearest known address, if the rider’s name for the place is not that of a known place',
  })
  address!: string | null;
  @Instant() plannedAt!: string;
  @Instant({ optional: true, description: 'When people got in or out' }) doneAt!: string | null;
  @Integer({ description: 'People who get in or out' }) people!: number;
  @Text({
    max: 100,
    optional: true,
    description: 'First name of the organizer, or of the passenger when an account pays',
  })
  riderName!: string | null;
  @OneOf(RUN_STOP_STATES, { name: 'RunStopState' }) state!: RunStopState;
}

/** A run: one vehicle that serves several rides, stop after stop. */
export class RunView {
  @Integer() id!: number;
  @ListOf(() => RunStopView, { description: 'In order' }) stops!: RunStopView[];
  @Integer({
    optional: true,
    description: 'Position of the current stop in the list, from 0; null when all stops are done',
  })
  position!: number | null;
  @Money({ description: 'What the driver earns with all rides that were not cancelled, without tips' })
  earnings!: string;
}
