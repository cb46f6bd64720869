import { emit } from '../events/emit';
import { invalidRequest, unexpectedState } from '../errors';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';

/**
 * Gives a payment method to a customer, for use again.
 * @throws ApiError 400 when it belongs to another customer
 */
export async function attach(tx: Tx, method: Stored<'payment_method'>, customer: string): Promise<void> {
  if (method.data.customer === customer) return;
  if (method.data.customer !== null) {
    throw unexpectedState('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    });
  }
  await tx.get('customer', customer, 'customer');
  checkUnspent(method);
  method.data.customer = customer;
  await tx.save('payment_method', method);
  await emit(tx, 'payment_method.attached', method.data);
}

/** A customer whose default payment method is taken away has none afterwards. */
export async function forgetDefault(tx: Tx, customer: string, method: string): Promise<void> {
  const stored = await tx.find('customer', customer, true);
  if (!stored || idOf(stored.data.invoice_settings.default_payment_method) !== method) return;
  const former = stored.data.invoice_settings;
  stored.data.invoice_settings = { ...former, default_payment_method: null };
  await tx.save('customer', stored);
  await emit(tx, 'customer.updated', stored.data, { invoice_settings: former });
}

/** @throws ApiError 400 when it was used before without being kept for a customer */
export function checkUnspent(method: Stored<'payment_method'>): void {
  if (!method.hidden.spent) return;
  throw invalidRequest(
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    { param: 'payment_method' },
  );
}

/** @throws ApiError 400 when the customer may not use this payment method */
export function checkOwner(method: Stored<'payment_method'>, customer: string | null): void {
  const owner = method.data.customer;
  if (owner === null || owner === customer) return;
  throw invalidRequest(
    customer === null
      ? `The provided PaymentMethod (${method.data.id}) belongs to a customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`
      : `The provided PaymentMethod (${method.data.id}) does not belong to the Customer you supplied (${customer}).`,
    { param: 'payment_method' },
  );
}
