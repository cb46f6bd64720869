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
    description: 'Of the preview that was agreed to. Without one a ride is cancelled only if that is free',
  })
  token?: string;
}

export class CancellationPayer {
  @Integer() userId!: number;
  @Text({ max: 100, description: 'First name' }) name!: string;
  @Flag() isYou!: boolean;
  @Flag() isOrganizer!: boolean;
  @Money({ description: 'On hold on their card' }) held!: string;
  @Money({ description: 'Taken from them already, and not given back' }) taken!: string;
  @Money({ description: 'Kept of what is held or was taken, or charged to the stored card' }) charged!: string;
  @Money({ description: 'Given back of what is held' }) released!: string;
  @Money({ description: 'Refunded of what was taken' }) refunded!: string;
}

export const CANCELLATION_REFUSALS = [
  'passenger_cannot_leave',
  'ride_state_conflict',
] as const satisfies readonly ErrorCode[];
export type CancellationRefusal = (typeof CANCELLATION_REFUSALS)[number];

export class CancellationView {
  @Money({ description: 'What you will be charged' }) fee!: string;
  @Money({ description: 'What is released to you' }) released!: string;
  @Money({ description: 'What is refunded to you of what was taken already' }) refunded!: string;
  @Text({ max: 300, description: 'Why' }) explanation!: string;
  @Flag({ description: 'You may cancel the ride, or leave it, now; otherwise `explanation` says why not' })
  mayCancel!: boolean;
  @OneOf(CANCELLATION_REFUSALS, { optional: true, description: 'The code with which it would be refused' })
  reasonCode!: CancellationRefusal | null;
  @OneOf(CANCELLATION_PHASES) phase!: CancellationPhase;
  @OneOf(CANCELLATION_RULES, { optional: true, description: 'Null: you leave, the ride goes on' })
  rule!: CancellationRule | null;
  @Integer({ description: 'Part of the price that the rule keeps, in hundredths' }) keptPercent!: number;
  @Integer({ description: 'Version of the cancellation policy that was in force when the ride was booked' })
  policyId!: number;
  @Instant({ description: 'Since when that version was in force' }) policyFrom!: string;
  @Instant({ optional: true, description: 'Until when it stays free, if the driver does not arrive before' })
  freeUntil!: string | null;
  @Text({
    max: 60,
    optional: true,
    description:
      'Your stored card that the fee is charged to, as nothing is on hold for the ride; null: it is kept of the hold',
  })
  chargedCard!: string | null;
  @Flag({ description: 'The hold that the fee would be kept of is gone: it is still to be paid' }) isOwed!: boolean;
  @ListOf(() => CancellationPayer, { description: 'The organizer sees everybody, others themselves' })
  payers!: CancellationPayer[];
  @Text({ max: 2000, optional: true, description: 'Give it with the cancellation: the amounts are then these' })
  token!: string | null;
  @Instant({ optional: true, description: 'Until when the token is good' }) tokenExpiresAt!: string | null;
}

/** The assigned driver's options for passengers who do not come. */
export class NoShowView {
  @Instant({ optional: true, description: 'When the waiting time ends; null before the arrival' }) waitUntil!:
    string | null;
  @Integer({ description: 'Seconds left of the waiting time, by the server’s clock' }) secondsLeft!: number;
  @Flag({ description: 'A passenger who has not boarded can be marked now' }) mayMark!: boolean;
  @Flag({ description: 'Nobody came: the ride can be cancelled now' }) mayCancel!: boolean;
  @Money({ description: 'What you would get for a ride that nobody came to' }) earnings!: string;
}
