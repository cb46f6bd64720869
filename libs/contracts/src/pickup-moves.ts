import { Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { Place } from './places';
import { CHANGE_REFUSALS, ChangedShare, type ChangeRefusal } from './splits';

/** A request for another pickup. */
export class PickupMove {
  @Nested(() => Place) pickup!: Place;
}

export class PickupMoveConfirmation {
  @Text({ min: 36, max: 36, description: '`previewId` of the preview that was shown; it can be used once' })
  previewId!: string;
}

/** The share that one person would pay. */
export class MovedShare extends ChangedShare {
  @Integer({ description: 'Cents more than before; negative when it is less' }) changeCents!: number;
  @Money({
    description:
      'The maximum that this person pays: for a member at most what they agreed to, for the organizer the whole ride if nobody else pays',
  })
  atMost!: string;
}

/** A preview of the ride with another pickup. */
export class PickupMoveView {
  @Text({ max: 36 }) previewId!: string;
  @Instant({ description: 'When the preview can no longer be confirmed' }) expiresAt!: string;
  @Nested(() => Place) pickup!: Place;
  @Text({ max: 200000, description: 'Encoded polyline of the new route, precision 1e5' }) polyline!: string;
  @Integer({ description: 'Meters of the new route' }) distanceMeters!: number;
  @Integer({ description: 'Seconds of the new route' }) durationSeconds!: number;
  @Money() totalBefore!: string;
  @Money() total!: string;
  @Integer({ description: 'Cents more than before; negative when the ride costs less' }) changeCents!: number;
  @Money({ description: 'The most the organizer can be charged' }) largestCharge!: string;
  @Money({
    description:
      'The amount to authorize on the organizer’s card before the pickup moves; 0.00 when the authorization covers it',
  })
  toAuthorize!: string;
  @ListOf(() => MovedShare) shares!: MovedShare[];
  @Flag() allowed!: boolean;
  @Text({ max: 300, optional: true, description: 'Why it is not possible' }) reason!: string | null;
  @OneOf(CHANGE_REFUSALS, { optional: true, description: 'The error code with which the change would be refused' })
  reasonCode!: ChangeRefusal | null;
}

export const ROUTE_ENDS = ['pickup', 'destination'] as const;
export type RouteEnd = (typeof ROUTE_ENDS)[number];

/** A new pickup or destination of a ride, chosen by operations. */
export class RouteChange {
  @OneOf(ROUTE_ENDS, { description: 'Which end of the route changes' }) end!: RouteEnd;
  @Nested(() => Place) place!: Place;
}

export class RouteChangeConfirmation {
  @Text({ min: 36, max: 36, description: '`previewId` of the preview that was shown; it can be used once' })
  previewId!: string;
  @Money({ description: '`total` of the preview that was shown' }) expectedTotal!: string;
  @Nested(() => Place, {
    optional: true,
    description:
      'The pickup or destination to replace, as it was shown; the change is refused when it differs from the current one. Not checked when left out',
  })
  // Must stay optional, because released API versions do not require it (docs/api/released). The operations app always
  // sends it.
  replacedPlace?: Place;
  @Text({ max: 300, multiline: true, description: 'Riders and the driver see it' }) reason!: string;
}

/** A preview of the ride with another pickup or destination. Riders never pay more than before. */
export class RouteChangeView {
  @Text({ max: 36 }) previewId!: string;
  @Instant({ description: 'When the preview can no longer be confirmed' }) expiresAt!: string;
  @Nested(() => Place) pickup!: Place;
  @Nested(() => Place) destination!: Place;
  @Integer({ description: 'Meters of the new route' }) distanceMeters!: number;
  @Integer({ description: 'Seconds of the new route' }) durationSeconds!: number;
  @Money({ description: 'Current price for all riders together' }) totalBefore!: string;
  @Money({ description: 'Price of the new route after promotions and the discount of a shared vehicle' })
  price!: string;
  @Money({
    description: 'Price for all riders together after the change: the price of the new route, but no more than before',
  })
  total!: string;
  @Money({ description: 'The part of the price that GroupRide pays' }) covered!: string;
  @Flag() allowed!: boolean;
  @Text({ max: 300, optional: true, description: 'Why it is not possible' }) reason!: string | null;
}
