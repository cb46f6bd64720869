/** Accounts and transaction kinds that have translated names; others are shown by their names in the ledger. */
const ACCOUNTS = {
  'provider:clearing': 'clearing',
  'platform:bank': 'bank',
  'platform:fees': 'fees',
  'platform:taxes': 'taxes',
  'platform:promotions': 'promotions',
  'platform:refunds': 'refunds',
  'platform:disputes': 'disputes',
  'platform:losses': 'losses',
  'platform:credits': 'credits',
  'platform:goodwill': 'goodwill',
} as const;
const KINDS = [
  'fare',
  'capture',
  'cash',
  'cancellation_fee',
  'no_show_fee',
  'tip',
  'refund',
  'refund_failed',
  'driver_reversal',
  'dispute',
  'dispute_won',
  'dispute_fee',
  'write_off',
  'credit_granted',
  'credit_used',
  'credit_returned',
  'business_payment',
  'business_payment_reversed',
  'business_credit',
] as const;

export type AccountKey = (typeof ACCOUNTS)[keyof typeof ACCOUNTS];
export type KindKey = (typeof KINDS)[number];

export const accountKey = (account: string): AccountKey | undefined =>
  Object.entries(ACCOUNTS).find(([name]) => name === account)?.[1];

export const kindKey = (kind: string): KindKey | undefined => KINDS.find((known) => known === kind);
