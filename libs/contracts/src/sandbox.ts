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
  @Integer({
    min: 1,
    max: MAX_CLOCK_DAYS * 86_400,
    optional: true,
    description: 'Number of seconds by which to advance',
  })
  seconds?: number;
  @Instant({ optional: true, description: 'Time to which to advance; must be later than the clock' }) to?: string;
}

export class TestClockView {
  @Instant({ description: 'What time it is in the sandbox' }) now!: string;
  @Integer({ min: 0, description: 'Seconds by which the clock is ahead of real time' }) aheadSeconds!: number;
  @OneOf(TEST_CLOCK_STATES) state!: TestClockState;
  @Instant({ optional: true, description: 'Time to which the clock is advancing; null when it is ready' })
  advancingTo!: string | null;
  @Instant({ optional: true, description: 'Time at which the advance began; null when the clock is ready' })
  advancingFrom!: string | null;
  @Integer({ min: 0, max: 100, description: 'Progress of the advance in percent; 100 when the clock is ready' })
  percent!: number;
  @Integer({
    optional: true,
    min: 0,
    description: 'Number of stops during the advance so far; null when the clock is ready',
  })
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
    description: 'Passenger seats; the maximum of the class when left out',
  })
  seats?: number;
  @Nested(() => Position, { description: 'Where the driver goes online' }) position!: Position;
}

export class SandboxDriverView {
  @Integer({ description: 'Id of the driver, as in rides' }) id!: number;
  @Text({ max: 100 }) name!: string;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Integer() seats!: number;
  @Flag() isOnline!: boolean;
  @Flag({ description: 'Whether the driver sends no positions or heartbeats, like a phone without a network' })
  isStalled!: boolean;
  @Nested(() => Position, { optional: true }) position!: Position | null;
  @Integer({ optional: true, description: 'The current ride: under way, or the next scheduled one' }) rideId!:
    number | null;
}

export class SandboxAcceptance {
  @Integer({
    min: 1,
    optional: true,
    description: 'One of your rides; the ride of the driver’s oldest offer when left out',
  })
  rideId?: number;
}

/**
 * A move to a point, or along the route of the current ride: to the pickup and, after the start, to the destination.
 */
export class SandboxMove {
  @Nested(() => Position, { optional: true, description: 'Target; along the route when left out' }) to?: Position;
  @Decimal({ min: 0, max: 1, optional: true, description: 'Fraction of the remaining route; 1 when left out' })
  fraction?: number;
}

export class SandboxVerification {
  @Text({
    max: 10,
    optional: true,
    description: 'Code from one member’s app; when left out, every member’s code is checked',
  })
  code?: string;
}

export class SandboxStart {
  @Text({ max: 500, optional: true, description: 'Required while passengers are not verified' }) reason?: string;
}

export class SandboxCompletion {
  @Money({ optional: true, description: 'Cash received; the price of the ride when left out for a cash ride' })
  amount?: string;
  @Text({ max: 500, optional: true, description: 'Required away from the destination' }) reason?: string;
}

/** Outcome of a confirmation, in the card provider's terms. */
export const CARD_OUTCOMES = ['succeeded', 'declined', 'action_required', 'processing'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

export class SandboxCardConfirmation {
  @Text({ max: 300, description: 'Client secret of the payment, or of the setup of a saved card' })
  clientSecret!: string;
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
  @OneOf(Object.keys(TEST_BANKS), { description: 'Outcome of payouts to the account' }) payouts!: TestBank;
}
