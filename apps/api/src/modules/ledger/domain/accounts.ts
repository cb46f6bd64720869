/** Owners who have an account each, such as `rider:7`. */
export const ACCOUNT_OWNERS = [
  /** Amount a rider owes us (asset). */
  'rider',
  /** Amount a business account owes us (asset). */
  'business',
  /** Amount we owe a driver (liability). */
  'driver',
] as const;
export type AccountOwner = (typeof ACCOUNT_OWNERS)[number];

/** Accounts of which there is one. */
export const OWN_ACCOUNTS = [
  /** Money in transit through the payment provider (asset). */
  'provider:clearing',
  /** Money that arrived at our bank without the payment provider (asset). */
  'platform:bank',
  /** Our revenue: commission and service fee (income). */
  'platform:fees',
  /** Tax collected for the state (liability). */
  'platform:taxes',
  /** Cost of promotions (expense). */
  'platform:promotions',
  /** Refunds to riders and credits to business accounts at our own cost (expense). */
  'platform:refunds',
  /** Money that riders' banks took back in disputes, returned if we win (expense). */
  'platform:disputes',
  /** Debts that could not be collected from riders (expense). */
  'platform:losses',
  /** Credit that riders can still use (liability). */
  'platform:credits',
  /** Cost of granted credit (expense). */
  'platform:goodwill',
] as const;

/** Accounts of the ledger. Debits are positive, credits negative; the entries of a transaction sum to zero. */
export type Account = `${AccountOwner}:${number}` | (typeof OWN_ACCOUNTS)[number];
