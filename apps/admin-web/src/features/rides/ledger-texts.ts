import { TRANSACTION_KINDS, type TransactionKind } from '@groupride/contracts';

/** Accounts that have translated names; others are shown by their names in the ledger. */
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

export type AccountKey = (typeof ACCOUNTS)[keyof typeof ACCOUNTS];

export const accountKey = (account: string): AccountKey | undefined =>
  Object.entries(ACCOUNTS).find(([name]) => name === account)?.[1];

/** The kind, if this version of the application knows it. */
export const kindKey = (kind: string): TransactionKind | undefined => TRANSACTION_KINDS.find((known) => known === kind);
