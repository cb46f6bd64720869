import type { BusinessPaymentRecord } from '@groupride/web-api-client';
import { typedAmount } from '@groupride/pricing';

/** Values of the form, as typed. */
export interface TypedPayment {
  amount: string;
  receivedOn: string;
  reference: string;
}
export type PaymentField = keyof TypedPayment;
const FIELDS: readonly PaymentField[] = ['amount', 'receivedOn', 'reference'];

const cents = (amount: string) => Math.round(Number(amount) * 100);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const asPaymentField = (field: string): PaymentField | undefined => FIELDS.find((one) => one === field);

/**
 * The fields with problems; empty when the payment can be recorded.
 * @param left the unpaid amount
 * @param today the date in the city's time zone
 */
export function paymentProblems(typed: TypedPayment, left: string, today: string): PaymentField[] {
  const amount = typedAmount(typed.amount);
  const problems: (PaymentField | false)[] = [
    (amount === null || cents(amount) < 1 || cents(amount) > cents(left)) && 'amount',
    !(DAY.test(typed.receivedOn) && typed.receivedOn <= today) && 'receivedOn',
    typed.reference.trim() === '' && 'reference',
  ];
  return problems.filter((problem) => problem !== false);
}

export const paymentOf = ({ amount, receivedOn, reference }: TypedPayment): BusinessPaymentRecord => ({
  amount: typedAmount(amount) ?? '0.00',
  receivedOn,
  reference: reference.trim(),
});
