import { useCallback } from 'react';
import { useProvider } from '../../../shared/payments/use-provider';
import { useCreatePaymentIntentMutation, useGiveTipMutation } from '../api';

/**
 * The card provider and what is to be paid for a ride; the amount is what the server says is owed.
 * @param tip what the person wants to give the driver instead, or null
 */
export function usePayments(rideId: number, tip: string | null) {
  const [createIntent] = useCreatePaymentIntentMutation();
  const [giveTip] = useGiveTipMutation();
  const begin = useCallback(
    () => (tip === null ? createIntent({ paymentIntentRequest: { rideId } }).unwrap() : giveTip({ rideId, tipRequest: { amount: tip } }).unwrap()),
    [createIntent, giveTip, rideId, tip],
  );
  return useProvider(begin);
}
