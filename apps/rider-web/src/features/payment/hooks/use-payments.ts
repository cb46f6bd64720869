import { useCallback } from 'react';
import { useProvider } from '../../../shared/payments/use-provider';
import { useCreatePaymentIntentMutation } from '../api';

/** The card provider and what is to be paid for a ride; the amount is what the server says is owed. */
export function usePayments(rideId: number) {
  const [createIntent] = useCreatePaymentIntentMutation();
  const begin = useCallback(() => createIntent({ paymentIntentRequest: { rideId } }).unwrap(), [createIntent, rideId]);
  return useProvider(begin);
}
