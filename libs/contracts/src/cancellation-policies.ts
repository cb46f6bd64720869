import { BASED_ON, REASON, SETTING_REASON_MAX_LENGTH } from './change-reason';
import { Instant, ListOf, Nested, OneOf, Text, Integer } from './fields';

/** Upper bounds for the terms of a cancellation policy; `minutes` is a week. */
export const POLICY_LIMITS = {
  percent: 100,
  minutes: 10_080,
  stages: 5,
  waitMinutes: 60,
  freeMinutes: 60,
  groupSize: 55,
} as const;

export const POLICY_STATES = ['past', 'current', 'coming', 'withdrawn'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

export class CancellationStage {
  @Integer({
    min: 0,
    max: POLICY_LIMITS.minutes,
    description: 'Minutes after a driver accepted an immediate ride, or before the start of a scheduled one',
  })
  minutes!: number;
  @Integer({ min: 1, max: POLICY_LIMITS.percent, description: 'Percentage of the price that is kept from then on' })
  keptPercent!: number;
}

/** Percentages never decrease with time, so cancelling later is never cheaper. */
export class CancellationPolicyTerms {
  @Integer({
    min: 0,
    max: POLICY_LIMITS.freeMinutes,
    description: 'Minutes after a driver accepted in which cancelling is always free, even if the driver has arrived',
  })
  freeMinutes!: number;
  @ListOf(() => CancellationStage, {
    max: POLICY_LIMITS.stages,
    description:
      'Stages for immediate rides, by increasing minutes after a driver accepted; free before the first stage',
  })
  immediate!: CancellationStage[];
  @ListOf(() => CancellationStage, {
    max: POLICY_LIMITS.stages,
    description: 'Stages for scheduled rides, by decreasing minutes before the start; free before the first stage',
  })
  scheduled!: CancellationStage[];
  @Integer({
    min: 0,
    max: POLICY_LIMITS.percent,
    description: 'Percentage of the price that is kept once the driver has arrived',
  })
  arrivedPercent!: number;
  @Integer({ min: 1, max: POLICY_LIMITS.waitMinutes, description: 'How long the driver waits for passengers' })
  waitMinutes!: number;
  @Integer({ min: 2, max: POLICY_LIMITS.groupSize, description: 'Smallest group for which the driver waits longer' })
  largeGroupSize!: number;
  @Integer({ min: 1, max: POLICY_LIMITS.waitMinutes, description: 'How long the driver waits for a large group' })
  largeGroupWaitMinutes!: number;
  @Integer({ min: 0, max: POLICY_LIMITS.percent, description: 'Percentage of the price that is kept when nobody came' })
  noShowPercent!: number;
  @Integer({ min: 0, max: POLICY_LIMITS.percent, description: 'The driver’s percentage of the kept amount' })
  driverPercent!: number;
}

/** The terms that a rider sees before paying. The organizer pays the fee; percentages apply to the ride's price. */
export class CancellationTermsView {
  @Integer({
    description: 'Minutes after a driver accepted in which cancelling is always free, even if the driver has arrived',
  })
  freeMinutes!: number;
  @ListOf(() => CancellationStage, { description: 'Fees before the arrival of immediate rides; none: free until then' })
  immediate!: CancellationStage[];
  @ListOf(() => CancellationStage, { description: 'Fees before the arrival of scheduled rides; none: free until then' })
  scheduled!: CancellationStage[];
  @Integer({ description: 'Fee once the driver has arrived' }) arrivedPercent!: number;
}

export class NewCancellationPolicy {
  @Instant({
    description: 'At least a minute ahead. The version is in force until the next version begins, if there is one',
  })
  validFrom!: string;
  @Nested(() => CancellationPolicyTerms) terms!: CancellationPolicyTerms;
  @Text(REASON) reason?: string | null;
  @Integer(BASED_ON) basedOn?: number | null;
  @Integer({ min: 1, optional: true, description: 'The version that this one repeats' }) restores?: number | null;
}

export class CancellationPolicyWithdrawal {
  @Text(REASON) reason?: string | null;
}

export class CancellationPolicyQuery {
  @Instant({ optional: true, description: 'Only versions that began before this time' }) before?: string;
}

export class CancellationPolicyWithdrawn {
  @Instant() at!: string;
  @Text({ max: 100, description: 'The operator' }) by!: string;
  @Text({ max: SETTING_REASON_MAX_LENGTH, optional: true, multiline: true }) reason!: string | null;
}

/** A version of the cancellation policy. Rides keep the version that was in force when they were booked. */
export class CancellationPolicyView {
  @Integer() id!: number;
  @OneOf(POLICY_STATES) state!: PolicyState;
  @Instant() validFrom!: string;
  @Instant({ optional: true, description: 'Null: until further notice' }) validUntil!: string | null;
  @Nested(() => CancellationPolicyTerms) terms!: CancellationPolicyTerms;
  @Integer({ description: 'Rides that were booked under it' }) rides!: number;
  @Text({ max: 100, optional: true, description: 'The operator who added it; null for the initial version' })
  createdBy!: string | null;
  @Instant() createdAt!: string;
  @Text({ max: SETTING_REASON_MAX_LENGTH, optional: true, multiline: true }) reason!: string | null;
  @Integer({ optional: true, description: 'The version that this one repeats' }) restores!: number | null;
  @Nested(() => CancellationPolicyWithdrawn, {
    optional: true,
    description: 'When the version was withdrawn before it began; such a version never applied',
  })
  withdrawal!: CancellationPolicyWithdrawn | null;
}
