import { LARGEST_CREDIT_LIMIT, MAX_BILLING_EMAILS, type Language, type NewBusinessAccount } from '@groupride/contracts';
import type { AdminBusinessAccountView, BusinessAccountChange } from '@groupride/web-api-client';
import { typedAmount } from '@groupride/pricing';

/** Values of the form, as typed. */
export interface TypedAccount {
  name: string;
  /** One address per line, or separated by commas. */
  billingEmails: string;
  billingAddress: string;
  creditLimit: string;
  paymentTermsDays: string;
  language: Language;
}
export type AccountField = keyof TypedAccount;
export const ACCOUNT_FIELDS: readonly AccountField[] = [
  'name',
  'billingEmails',
  'billingAddress',
  'creditLimit',
  'paymentTermsDays',
  'language',
];

const LONGEST_TERMS = 120;
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

export const emptyAccount: TypedAccount = {
  name: '',
  billingEmails: '',
  billingAddress: '',
  creditLimit: '',
  paymentTermsDays: '30',
  language: 'en',
};

export const typedOf = (account: AdminBusinessAccountView): TypedAccount => ({
  name: account.name,
  billingEmails: emailsText(account),
  billingAddress: account.billingAddress,
  creditLimit: account.balance.creditLimit,
  paymentTermsDays: String(account.paymentTermsDays),
  language: account.language,
});

const emailsText = ({ billingEmails }: Pick<AdminBusinessAccountView, 'billingEmails'>) =>
  billingEmails.map(({ email }) => email).join('\n');

/** An address that is entered twice counts once. */
const emailsOf = (typed: string) =>
  [...new Set(typed.toLowerCase().split(/[\s,;]+/))].filter((email) => email !== '').map((email) => ({ email }));

/** The fields with problems; empty when the account can be saved. */
export function accountProblems(typed: TypedAccount): AccountField[] {
  const emails = emailsOf(typed.billingEmails);
  const limit = typedAmount(typed.creditLimit);
  const problems: (AccountField | false)[] = [
    typed.name.trim() === '' && 'name',
    (emails.length < 1 || emails.length > MAX_BILLING_EMAILS || emails.some(({ email }) => !EMAIL.test(email))) &&
      'billingEmails',
    typed.billingAddress.trim() === '' && 'billingAddress',
    (limit === null || Math.round(Number(limit) * 100) > LARGEST_CREDIT_LIMIT) && 'creditLimit',
    !(/^\d{1,3}$/.test(typed.paymentTermsDays.trim()) && Number(typed.paymentTermsDays) <= LONGEST_TERMS) &&
      'paymentTermsDays',
  ];
  return problems.filter((problem) => problem !== false);
}

export const accountOf = (typed: TypedAccount): NewBusinessAccount => ({
  name: typed.name.trim(),
  billingEmails: emailsOf(typed.billingEmails),
  billingAddress: typed.billingAddress.trim(),
  creditLimit: typedAmount(typed.creditLimit) ?? '0.00',
  paymentTermsDays: Number(typed.paymentTermsDays),
  language: typed.language,
});

/** Only the values that differ from the account. */
export function changeOf(
  before: AdminBusinessAccountView,
  typed: TypedAccount,
): Omit<BusinessAccountChange, 'reason' | 'status'> {
  const after = accountOf(typed);
  const emailsChanged = emailsText(before) !== after.billingEmails.map(({ email }) => email).join('\n');
  return {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(emailsChanged ? { billingEmails: after.billingEmails } : {}),
    ...(after.billingAddress === before.billingAddress ? {} : { billingAddress: after.billingAddress }),
    ...(after.creditLimit === before.balance.creditLimit ? {} : { creditLimit: after.creditLimit }),
    ...(after.paymentTermsDays === before.paymentTermsDays ? {} : { paymentTermsDays: after.paymentTermsDays }),
    ...(after.language === before.language ? {} : { language: typed.language }),
  };
}

/** "billingEmails.0.email" → billingEmails. */
export const fieldOf = (field: string): AccountField | undefined =>
  ACCOUNT_FIELDS.find((one) => one === field.split('.')[0]);
