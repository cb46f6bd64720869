/** Why a charge on a card is refused. `code` and `declineCode` are what the error carries. */
export interface Decline {
  code: string;
  declineCode: string | null;
  message: string;
}

/** When the cardholder has to authenticate: every time, or only until the card has been set up. */
export type Authentication = 'never' | 'always' | 'unless_set_up';

/** How a test card behaves. Only this, the brand and the last four digits of a card are ever stored. */
export interface TestCard {
  number: string;
  brand: CardBrand;
  funding: 'credit' | 'debit' | 'prepaid';
  country: string;
  authentication: Authentication;
  /** Counts as set up from the start: off-session charges need no authentication. */
  setUp: boolean;
  decline: keyof typeof DECLINES | null;
  /** Can be kept for a customer although every charge on it is declined. */
  keepsThoughDeclined: boolean;
  cvcCheck: 'pass' | 'fail';
  postalCheck: 'pass' | 'fail';
  /** Charges are available immediately. */
  availableAtOnce: boolean;
  refundFails: boolean;
  /** Refunds are pending until the bank accepts them. */
  refundPends: boolean;
  disputed: boolean;
  /** Lifetime of an authorization; null for the brand's usual time. */
  holdSeconds: number | null;
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

const generic = 'Your card was declined.';

/** The declines of the documented test cards, in Stripe's words. */
export const DECLINES = {
  generic_decline: { code: 'card_declined', declineCode: 'generic_decline', message: generic },
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', declineCode: 'lost_card', message: generic },
  stolen_card: { code: 'card_declined', declineCode: 'stolen_card', message: generic },
  fraudulent: { code: 'card_declined', declineCode: 'fraudulent', message: generic },
  card_velocity_exceeded: {
    code: 'card_declined',
    declineCode: 'card_velocity_exceeded',
    message: 'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired_card: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} as const satisfies Record<string, Decline>;

function card(number: string, brand: CardBrand, more: Partial<TestCard> = {}): TestCard {
  return {
    number,
    brand,
    funding: 'credit',
    country: 'US',
    authentication: 'never',
    setUp: false,
    decline: null,
    keepsThoughDeclined: false,
    cvcCheck: 'pass',
    postalCheck: 'pass',
    availableAtOnce: false,
    refundFails: false,
    refundPends: false,
    disputed: false,
    holdSeconds: null,
    ...more,
  };
}

/** The documented test cards by the name of their token, without `pm_card_`. */
const CARDS = {
  visa: card('4242424242424242', 'visa'),
  us: card('4242424242424242', 'visa'),
  visa_debit: card('4000056655665556', 'visa', { funding: 'debit' }),
  mastercard: card('5555555555554444', 'mastercard'),
  mastercard_debit: card('5200828282828210', 'mastercard', { funding: 'debit' }),
  mastercard_prepaid: card('5105105105105100', 'mastercard', { funding: 'prepaid' }),
  mastercard_series2: card('2223003122003222', 'mastercard'),
  amex: card('378282246310005', 'amex'),
  amex_second: card('371449635398431', 'amex'),
  discover: card('6011111111111117', 'discover'),
  diners: card('3056930009020004', 'diners'),
  jcb: card('3566002020360505', 'jcb', { country: 'JP' }),
  unionpay: card('6200000000000005', 'unionpay', { country: 'CN' }),

  visa_chargeDeclined: card('4000000000000002', 'visa', { decline: 'generic_decline' }),
  visa_chargeDeclinedInsufficientFunds: card('4000000000009995', 'visa', { decline: 'insufficient_funds' }),
  visa_chargeDeclinedLostCard: card('4000000000009987', 'visa', { decline: 'lost_card' }),
  visa_chargeDeclinedStolenCard: card('4000000000009979', 'visa', { decline: 'stolen_card' }),
  visa_chargeDeclinedVelocityLimitExceeded: card('4000000000006975', 'visa', { decline: 'card_velocity_exceeded' }),
  visa_chargeDeclinedFraudulent: card('4100000000000019', 'visa', { decline: 'fraudulent' }),
  chargeDeclinedExpiredCard: card('4000000000000069', 'visa', { decline: 'expired_card' }),
  chargeDeclinedIncorrectCvc: card('4000000000000127', 'visa', { decline: 'incorrect_cvc', cvcCheck: 'fail' }),
  chargeDeclinedProcessingError: card('4000000000000119', 'visa', { decline: 'processing_error' }),
  chargeCustomerFail: card('4000000000000341', 'visa', { decline: 'generic_decline', keepsThoughDeclined: true }),

  authenticationRequiredOnSetup: card('4000002500003155', 'visa', { authentication: 'unless_set_up' }),
  authenticationRequired: card('4000002760003184', 'visa', { authentication: 'always' }),
  threeDSecure2Required: card('4000000000003220', 'visa', { authentication: 'always' }),
  authenticationRequiredSetupForOffSession: card('4000003800000446', 'visa', { authentication: 'always', setUp: true }),
  authenticationRequiredChargeDeclinedInsufficientFunds: card('4000008260003178', 'visa', {
    authentication: 'always',
    setUp: true,
    decline: 'insufficient_funds',
    keepsThoughDeclined: true,
  }),

  cvcCheckFail: card('4000000000000101', 'visa', { cvcCheck: 'fail' }),
  avsZipFail: card('4000000000000036', 'visa', { postalCheck: 'fail' }),
  bypassPending: card('4000000000000077', 'visa', { availableAtOnce: true }),
  pendingRefund: card('4000000000007726', 'visa', { refundPends: true }),
  refundFail: card('4000000000005126', 'visa', { refundFails: true }),
  // Exists only in this sandbox, to test expiring authorizations within hours.
  holdExpiresEarly: card('4000000000007205', 'visa', { holdSeconds: 2 * 3600 }),
  createDispute: card('4000000000000259', 'visa', { disputed: true }),
} as const satisfies Record<string, TestCard>;

/** The name under which a card is stored. */
export type TestCardName = keyof typeof CARDS;

const byNumber = new Map<string, TestCardName>();
for (const name of Object.keys(CARDS) as TestCardName[]) {
  if (!byNumber.has(CARDS[name].number)) byNumber.set(CARDS[name].number, name);
}

export function testCard(name: TestCardName): TestCard {
  return CARDS[name];
}

/** Why a card cannot be kept for a customer, or `null`. */
export function setupDecline({ decline, keepsThoughDeclined }: TestCard): Decline | null {
  return decline && !keepsThoughDeclined ? DECLINES[decline] : null;
}

/** The card behind a token such as `pm_card_visa`; tokens work with and without the `visa_` Stripe puts into some of them. */
export function cardNamedByToken(token: string): TestCardName | undefined {
  if (!token.startsWith('pm_card_')) return undefined;
  const name = token.slice('pm_card_'.length);
  return [name, `visa_${name}`, name.replace(/^visa_/, '')].find((candidate): candidate is TestCardName =>
    Object.hasOwn(CARDS, candidate),
  );
}

/** The card with this number, or `undefined` when it is not one of the documented test cards. */
export function cardWithNumber(number: string): TestCardName | undefined {
  return byNumber.get(number);
}
