import { SALES_MESSAGE_MAX_LENGTH } from '@groupride/contracts';
import type { NewSalesInquiry } from '@groupride/web-api-client';

export const SALES_FIELDS = ['name', 'email', 'organization', 'phone', 'message'] as const;
export type SalesField = (typeof SALES_FIELDS)[number];
export type SalesDraft = Readonly<Record<SalesField, string>>;

/** Maximum length of each field. */
export const SALES_LIMITS: Readonly<Record<SalesField, number>> = {
  name: 100,
  email: 254,
  organization: 200,
  phone: 30,
  message: SALES_MESSAGE_MAX_LENGTH,
};

export type SalesProblem = 'nameMissing' | 'emailInvalid' | 'phoneInvalid' | 'messageMissing' | 'fieldInvalid';
export type SalesProblems = Partial<Record<SalesField, SalesProblem>>;

/** Problems that the form can detect itself; the API checks the rest. */
export function problemsOf({ name, email, phone, message }: SalesDraft): SalesProblems {
  return {
    ...(name.trim() === '' ? { name: 'nameMissing' } : {}),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: 'emailInvalid' }),
    ...(phone.trim() === '' || isPhone(phone.trim()) ? {} : { phone: 'phoneInvalid' }),
    ...(message.trim() === '' ? { message: 'messageMissing' } : {}),
  };
}

const REFUSED: Readonly<Record<SalesField, SalesProblem>> = {
  name: 'fieldInvalid',
  email: 'emailInvalid',
  organization: 'fieldInvalid',
  phone: 'phoneInvalid',
  message: 'fieldInvalid',
};

/** Problems of the fields that the API rejected. */
export function refusedFields(fields: readonly string[]): SalesProblems {
  return Object.fromEntries(
    SALES_FIELDS.filter((field) => fields.includes(field)).map((field) => [field, REFUSED[field]]),
  );
}

export function inquiryOf(draft: SalesDraft, clientId: string): NewSalesInquiry {
  const [name, email, organization, phone, message] = SALES_FIELDS.map((field) => draft[field].trim()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { clientId, name, email, message, ...(organization ? { organization } : {}), ...(phone ? { phone } : {}) };
}

const isPhone = (text: string): boolean => /^\+?[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 10;
