import { Flag, Instant, ListOf, Money, Nested, Text, Whole } from './fields';
import { Place } from './places';
import { ChangedShare } from './splits';

/** Where the group would rather be picked up. */
export class PickupMove {
  @Nested(() => Place) pickup!: Place;
}

export class PickupMoveConfirmation {
  @Text({ min: 36, max: 36, description: '`previewId` of the preview that was shown; it can be used once' })
  previewId!: string;
}

/** What one person would pay. */
export class MovedShare extends ChangedShare {
  @Whole({ description: 'Cents more than before; negative when it is less' }) changeCents!: number;
  @Money({
    description:
      'The most this person pays: for a member no more than they agreed to, for the organizer the whole ride if nobody else pays',
  })
  atMost!: string;
}

/** A ride with another pickup, before anything changes. */
export class PickupMoveView {
  @Text({ max: 36 }) previewId!: string;
  @Instant({ description: 'When the preview can no longer be confirmed' }) expiresAt!: string;
  @Nested(() => Place) pickup!: Place;
  @Text({ max: 200000, description: 'Encoded polyline of the new route, precision 1e5' }) polyline!: string;
  @Whole({ description: 'Metres of the new route' }) distanceMeters!: number;
  @Whole({ description: 'Seconds of the new route' }) durationSeconds!: number;
  @Money() totalBefore!: string;
  @Money() total!: string;
  @Whole({ description: 'Cents more than before; negative when the ride costs less' }) changeCents!: number;
  @Money({ description: 'The most the organizer can be charged' }) largestCharge!: string;
  @Money({
    description:
      'The amount to authorize on the organizer’s card before the pickup moves; 0.00 when the authorization covers it',
  })
  toAuthorize!: string;
  @ListOf(() => MovedShare) shares!: MovedShare[];
  @Flag() allowed!: boolean;
  @Text({ max: 300, optional: true, description: 'Why it is not possible' }) reason!: string | null;
}
