import { Decimal, Flag, Instant, Money, Nested, OneOf, Text, Integer } from './fields';
import { Position } from './places';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

/** Maximum number of days by which one call can advance the test clock. */
export const MAX_CLOCK_DAYS = 400;

/** `advancing`: the clock is moving, and stops whenever something is due until that is done. */
export const TEST_CLOCK_STATES = ['ready', 'advancing'] as const;
export type TestClockState = (typeof TEST_CLOCK_STATES)[number];

/** The target of an advance; exactly one of the two fields is required. */
export class TestClockAdvance {
  @Integer({ min: 1, max: MAX_CLOCK_DAYS * 86_400, optional: true, description: 'By so many seconds' })
  seconds?: number;
  @Instant({ optional: true, description: 'To this moment, which is later than the clock' }) to?: string;
}

export class TestClockView {
  @Instant({ description: 'What time it is in the sandbox' }) now!: string;
  @Integer({ min: 0, description: 'How far it is ahead of real time' }) aheadSeconds!: number;
  @OneOf(TEST_CLOCK_STATES) state!: TestClockState;
  @Instant({ optional: true, description: 'Where it is advancing to; null when it is ready' }) advancingTo!:
    string | null;
  @Instant({ optional: true, description: 'Where it was when it began to advance; null when it is ready' })
  advancingFrom!: string | null;
  @Integer({ min: 0, max: 100, description: 'Part of the way that it has behind it; 100 when it is ready' })
  percent!: number;
  @Integer({ optional: true, min: 0, description: 'How often it has stopped on its way; null when it is ready' })
  stops!: number | null;
}

/** Maximum number of drivers that one owner controls at a time. */
export const MAX_SANDBOX_DRIVERS = 20;

export class NewSandboxDriver {
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Integer({
    min: 1,
    max: 100,
    optional: true,
    description: 'Seats for passengers; without it as many as the class has',
  })
  seats?: number;
  @Nested(() => Position, { description: 'Where the driver goes online' }) position!: Position;
}

export class SandboxDriverView {
  @Integer({ description: 'Of the driver, as rides name it' }) id!: number;
  @Text({ max: 100 }) name!: string;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Integer() seats!: number;
  @Flag() isOnline!: boolean;
  @Flag({ description: 'Sends no positions and gives no sign of life, as a phone without a network' })
  isStalled!: boolean;
  @Nested(() => Position, { optional: true }) position!: Position | null;
  @Integer({ optional: true, description: 'The ride in hand: under way, or the next one' }) rideId!: number | null;
}

export class SandboxAcceptance {
  @Integer({ min: 1, optional: true, description: 'A ride of yours; without it the offer that the driver got first' })
  rideId?: number;
}

/**
 * A move to a point, or along the route of the current ride: to the pickup and, after the start, to the destination.
 */
export class SandboxMove {
  @Nested(() => Position, { optional: true, description: 'Without it, along the route' }) to?: Position;
  @Decimal({ min: 0, max: 1, optional: true, description: 'Part of what is left of the route; 1 without it' })
  fraction?: number;
}

export class SandboxVerification {
  @Text({ max: 10, optional: true, description: 'What one member’s app shows; without it every member shows theirs' })
  code?: string;
}

export class SandboxStart {
  @Text({ max: 500, optional: true, description: 'Needed while passengers are not verified' }) reason?: string;
}

export class SandboxCompletion {
  @Money({ optional: true, description: 'Cash received; without it the price of a cash ride' }) amount?: string;
  @Text({ max: 500, optional: true, description: 'Needed away from the destination' }) reason?: string;
}

/** Outcome of a confirmation, in the card provider's terms. */
export const CARD_OUTCOMES = ['succeeded', 'declined', 'action_required', 'processing'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

export class SandboxCardConfirmation {
  @Text({ max: 300, description: 'Of the payment, or of the setup of a saved card' }) clientSecret!: string;
  @Text({ max: 100, description: 'Token of a test card, for example pm_card_visa' }) testCard!: string;
}

export class SandboxCardConfirmed {
  @OneOf(CARD_OUTCOMES, { description: 'action_required: the cardholder has to authenticate' }) outcome!: CardOutcome;
  @Text({ max: 100, optional: true, description: 'Why the card was declined' }) declineCode!: string | null;
}

/** Test bank accounts of the card sandbox, by the outcome of payouts to them. */
export const TEST_BANKS = {
  arrives: 'btok_us_verified',
  no_account: 'btok_us_verified_noAccount',
  account_closed: 'btok_us_verified_accountClosed',
  insufficient_funds: 'btok_us_verified_insufficientFunds',
  debit_not_authorized: 'btok_us_verified_debitNotAuthorized',
  invalid_currency: 'btok_us_verified_invalidCurrency',
} as const;
export type TestBank = keyof typeof TEST_BANKS;

export class SandboxBankAccount {
  @OneOf(Object.keys(TEST_BANKS), { description: 'What becomes of payouts to it' }) payouts!: TestBank;
}
