import type { ErrorCode } from './error-codes';
import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';

/** Phase of a ride for the cancellation policy. */
export const CANCELLATION_PHASES = ['no_driver', 'taken', 'arrived'] as const;
export type CancellationPhase = (typeof CANCELLATION_PHASES)[number];

/** The policy rule that applies to a cancellation. `without_fault`: we cancelled the ride. */
export const CANCELLATION_RULES = [
  'no_driver',
  'in_time',
  'late',
  'after_arrival',
  'no_show',
  'without_fault',
] as const;
export type CancellationRule = (typeof CANCELLATION_RULES)[number];

export class Cancellation {
  @Text({ max: 300, optional: true, multiline: true }) reason?: string;
  @Text({
    max: 2000,
    optional: true,
    description: 'Token of the preview that was agreed to. Without a token, a ride is cancelled only if that is free',
  })
  token?: string;
}

export class CancellationPayer {
  @Integer() userId!: number;
  @Text({ max: 100, description: 'First name' }) name!: string;
  @Flag() isYou!: boolean;
  @Flag() isOrganizer!: boolean;
  @Money({ description: 'On hold on their card' }) held!: string;
  @Money({ description: 'Already taken from them, and not returned' }) taken!: string;
  @Money({ description: 'Kept from the hold or from what was taken, or charged to the stored card' }) charged!: string;
  @Money({ description: 'Released from the hold' }) released!: string;
  @Money({ description: 'Refunded from what was taken' }) refunded!: string;
}

export const CANCELLATION_REFUSALS = [
  'passenger_cannot_leave',
  'already_verified',
  'marked_no_show',
  'pledge_closed',
  'ride_state_conflict',
] as const satisfies readonly ErrorCode[];
export type CancellationRefusal = (typeof CANCELLATION_REFUSALS)[number];

export class CancellationView {
  @Money({ description: 'What you will be charged' }) fee!: string;
  @Money({ description: 'What is released to you' }) released!: string;
  @Money({ description: 'Refunded to you from what was already taken' }) refunded!: string;
  @Text({ max: 300, description: 'Why' }) explanation!: string;
  @Flag({ description: 'Whether you may cancel or leave the ride now; otherwise `explanation` says why not' })
  mayCancel!: boolean;
  @OneOf(CANCELLATION_REFUSALS, { optional: true, description: 'The error code with which the call would be refused' })
  reasonCode!: CancellationRefusal | null;
  @OneOf(CANCELLATION_PHASES) phase!: CancellationPhase;
  @OneOf(CANCELLATION_RULES, { optional: true, description: 'Null when you leave and the ride goes on' })
  rule!: CancellationRule | null;
  @Integer({ description: 'Part of the price that the rule keeps, in percent' }) keptPercent!: number;
  @Integer({ description: 'Version of the cancellation policy that was in force when the ride was booked' })
  policyId!: number;
  @Instant({ description: 'Since when that version was in force' }) policyFrom!: string;
  @Instant({ optional: true, description: 'Time until which cancelling stays free, unless the driver arrives earlier' })
  freeUntil!: string | null;
  @Text({
    max: 60,
    optional: true,
    description:
      'Your stored card, to which the fee is charged because nothing is on hold for the ride; null when the fee is kept from the hold',
  })
  chargedCard!: string | null;
  @Flag({ description: 'Whether the fee still has to be paid because the hold from which it would be kept is gone' })
  isOwed!: boolean;
  @ListOf(() => CancellationPayer, { description: 'The organizer sees everybody, others only themselves' })
  payers!: CancellationPayer[];
  @Text({ max: 2000, optional: true, description: 'Send it with the cancellation to cancel at exactly these amounts' })
  token!: string | null;
  @Instant({ optional: true, description: 'When the token expires' }) tokenExpiresAt!: string | null;
}

/** The assigned driver's options for passengers who do not come. */
export class NoShowView {
  @Instant({ optional: true, description: 'When the waiting time ends; null before the arrival' }) waitUntil!:
    string | null;
  @Integer({ description: 'Seconds left of the waiting time, by the server’s clock' }) secondsLeft!: number;
  @Flag({ description: 'A passenger who has not boarded can be marked now' }) mayMark!: boolean;
  @Flag({ description: 'Whether the ride can be cancelled now because nobody came' }) mayCancel!: boolean;
  @Money({ description: 'Your earnings if nobody comes to the ride' }) earnings!: string;
}
