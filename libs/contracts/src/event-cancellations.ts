import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';
import { RIDE_STATUSES, type RideStatus } from './enums';

/** `not_agreed`: the cancellation costs a fee that the preview token does not include. Preview again. */
export const EVENT_CANCELLATION_OUTCOMES = ['cancelled', 'already_over', 'in_progress', 'not_agreed'] as const;
export type EventCancellationOutcome = (typeof EVENT_CANCELLATION_OUTCOMES)[number];

export class EventRideToCancel {
  @Integer({ description: 'Place in the booking, from 0' }) index!: number;
  @Integer() rideId!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Flag({ description: 'False for a ride that is under way or over: it stays as it is' }) mayCancel!: boolean;
  @Money({ description: 'What the account will be charged for the ride; 0.00 when the ride is not cancelled' })
  fee!: string;
  @Text({ max: 300, description: 'Why' }) explanation!: string;
}

/** The current cost of cancelling all rides of an event transport. */
export class EventCancellationPreview {
  @Integer() eventId!: number;
  @Money({ description: 'Sum of the fees of all rides' }) fees!: string;
  @ListOf(() => EventRideToCancel, { description: 'In the order of the booking' }) rides!: EventRideToCancel[];
  @Text({
    max: 20_000,
    optional: true,
    description: 'Agrees to these fees for two minutes; null when no ride can be cancelled',
  })
  token!: string | null;
  @Instant({ optional: true }) tokenExpiresAt!: string | null;
}

export class EventCancellation {
  @Text({ max: 300, optional: true, multiline: true, description: 'Passengers and drivers read it' }) reason?: string;
  @Text({
    max: 20_000,
    optional: true,
    description:
      'Token of the preview that was agreed to. Without a token, only rides that can be cancelled free of charge are cancelled',
  })
  token?: string;
}

export class EventRideCancelled {
  @Integer({ description: 'Place in the booking, from 0' }) index!: number;
  @Integer() rideId!: number;
  @OneOf(EVENT_CANCELLATION_OUTCOMES) outcome!: EventCancellationOutcome;
  @Money({
    description: 'What the account is charged for the ride or, for a ride that was not agreed to, would be charged',
  })
  fee!: string;
}

export class EventCancellationView {
  @Integer() eventId!: number;
  @Money({ description: 'Sum of the fees of all cancelled rides' }) fees!: string;
  @ListOf(() => EventRideCancelled, { description: 'In the order of the booking' }) rides!: EventRideCancelled[];
}
