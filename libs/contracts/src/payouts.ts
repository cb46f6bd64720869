import { ListOf, Flag, Instant, Money, Nested, OneOf, Text, Integer } from './fields';

export const PAYOUT_STATES = ['requested', 'sent', 'paid', 'returning', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
/** Why a payout failed, for causes that its driver or operations can resolve. */
export const PAYOUT_FAILURES = [
  'account_closed',
  'no_account',
  'account_restricted',
  'details_wrong',
  'bank_refused',
  'currency',
  'not_ready',
  'no_funds',
  'provider',
] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];
export const PAYOUT_KINDS = ['weekly', 'instant'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];
export const PAYOUT_ACCOUNT_STATES = ['none', 'incomplete', 'ready'] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

export class PayoutAccountView {
  @OneOf(PAYOUT_ACCOUNT_STATES, {
    description: 'incomplete: the provider needs information from the driver before it pays out',
  })
  state!: PayoutAccountState;
  @Text({ max: 120, optional: true, description: 'e.g. STRIPE TEST BANK ending 6789' }) bank!: string | null;
}

export class PayoutView {
  @Integer() id!: number;
  @OneOf(PAYOUT_KINDS) kind!: PayoutKind;
  @OneOf(PAYOUT_STATES, {
    description: 'sent: on its way to the bank; returning: the bank refused it and the money is being returned',
  })
  state!: PayoutState;
  @Money({ description: 'What reaches the bank' }) amount!: string;
  @Money() fee!: string;
  @Text({ max: 500, optional: true, description: 'Why it failed, in the words of the provider' }) failure!:
    string | null;
  @OneOf(PAYOUT_FAILURES, { optional: true, description: 'Why it failed' }) failureReason!: PayoutFailure | null;
  @Text({ max: 4, optional: true, description: 'The last digits of the account at the bank' }) bankLast4!:
    string | null;
  @Instant() requestedAt!: string;
  @Instant({ optional: true, description: 'When it arrives at the bank, or is expected to arrive' }) arrivesAt!:
    string | null;
}

export class PayoutsView {
  @Money({ description: 'Owed to the driver and not paid out; below zero when cash taken exceeds earnings' })
  balance!: string;
  @Money({
    optional: true,
    description: 'The part of the balance that can be paid out now; null when the payment provider does not answer',
  })
  available!: string | null;
  @Money({
    optional: true,
    description:
      'The part of the balance that becomes available once the provider has the riders’ payments; null as above',
  })
  pending!: string | null;
  @Money({ description: 'Sent to the bank and not arrived yet' }) onTheWay!: string;
  @Money({ description: 'Arrived at the bank so far' }) paid!: string;
  @Money() instantFee!: string;
  @Money({
    description: 'Maximum instant payout from the available balance, after the fee; 0.00 when none is possible',
  })
  instantAmount!: string;
  @Text({ max: 10, description: 'The next Tuesday in the city, YYYY-MM-DD' }) nextWeekly!: string;
  @Nested(() => PayoutAccountView) account!: PayoutAccountView;
  @ListOf(() => PayoutView, { description: 'Newest first, at most 20' }) payouts!: PayoutView[];
}

export class InstantPayout {
  @Money({ description: 'Amount that should reach the bank; the fee is added' }) amount!: string;
}

export class PayoutAccountLink {
  @Text({ max: 2000, description: "The provider's page where a driver enters bank details; it links back to the app" })
  url!: string;
}

export class AdminPayoutView extends PayoutView {
  @Integer() driverId!: number;
  @Text({ max: 200 }) driverName!: string;
  @Text({ max: 100, optional: true, description: "The provider's number of the transfer" }) transferId!: string | null;
  @Text({ max: 100, optional: true, description: "The provider's number of the payout" }) providerPayoutId!:
    string | null;
  @Instant({ optional: true, description: 'When it arrived or failed' }) endedAt!: string | null;
  @Integer({ optional: true, description: 'The payout that retried this one' }) retriedBy!: number | null;
}

export class AdminPayoutList {
  @ListOf(() => AdminPayoutView) payouts!: AdminPayoutView[];
  @Integer({ optional: true, description: '`before` of the next page; null on the last one' }) next!: number | null;
}

export class AdminPayoutQuery {
  @OneOf(PAYOUT_STATES, { optional: true }) state?: PayoutState;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only payouts of this driver' }) driverId?: number;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only payouts before this one' }) before?: number;
}

export class StatementQuery {
  @Text({
    max: 10,
    optional: true,
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    description: 'Any day of the week; this week when left out',
  })
  week?: string;
}

export class StatementLine {
  @Text({ max: 60, description: 'Kind of the entry in the ledger: fare, tip, cash, payout, …' }) kind!: string;
  @Money({ description: 'Positive amounts are owed to the driver' }) amount!: string;
  @Instant() at!: string;
}

export class StatementRide {
  @Integer() rideId!: number;
  @Text({ max: 10, description: 'Day of its first line, YYYY-MM-DD in the city' }) date!: string;
  @Money({ optional: true, description: 'Fare before the commission; null when the week has no fare of this ride' })
  fare!: string | null;
  @Money({ optional: true, description: 'Commission that GroupRide kept from the fare; negative' }) commission!:
    string | null;
  @Money({ description: 'What the ride has earned the driver' }) earned!: string;
  @Money({ description: 'Cash that the driver took, which reduces the balance' }) cash!: string;
  @ListOf(() => StatementLine) lines!: StatementLine[];
}

/** A day of the week, even if it has no rides. */
export class StatementDay {
  @Text({ max: 10, description: 'YYYY-MM-DD in the city' }) date!: string;
  @Integer({ description: 'Trips that earned a fare' }) trips!: number;
  @Money() earned!: string;
  @Money() cash!: string;
}

export class StatementView {
  @Text({ max: 10, description: 'Monday, YYYY-MM-DD' }) from!: string;
  @Text({ max: 10, description: 'Sunday, YYYY-MM-DD' }) to!: string;
  @Money({ description: 'Balance owed at the beginning of the week' }) opening!: string;
  @Money() earned!: string;
  @Money() cash!: string;
  @Money({ description: 'Paid out, including fees, less returned payouts' }) paidOut!: string;
  @Money({ description: 'Balance owed at the end of the week, or now' }) closing!: string;
  @Flag({ description: 'Whether the week is not over yet' }) running!: boolean;
  @ListOf(() => StatementDay, { description: 'From Monday to Sunday' }) days!: StatementDay[];
  @ListOf(() => StatementRide) rides!: StatementRide[];
  @ListOf(() => StatementLine, { description: 'Entries that belong to no ride' }) others!: StatementLine[];
}
