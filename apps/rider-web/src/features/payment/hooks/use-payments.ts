import { useCallback } from 'react';
import { useCreatePaymentIntentMutation, useGiveTipMutation, usePayDebtMutation } from '@groupride/web-api-client';
import { useProvider } from '../../../shared/payments/use-provider';

/**
 * Loads the card provider and starts a payment for a ride. The server determines the amount owed.
 * @param tip an amount to tip the driver instead, or null
 * @param debt whether to pay the debt that remains after the ride instead
 */
export function usePayments(rideId: number, tip: string | null, debt: boolean) {
  const [createIntent] = useCreatePaymentIntentMutation();
  const [giveTip] = useGiveTipMutation();
  const [payDebt] = usePayDebtMutation();
  const begin = useCallback(() => {
    if (debt) return payDebt({ rideId }).unwrap();
    return tip === null
      ? createIntent({ paymentIntentRequest: { rideId } }).unwrap()
      : giveTip({ rideId, tipRequest: { amount: tip } }).unwrap();
  }, [createIntent, giveTip, payDebt, rideId, tip, debt]);
  return useProvider(begin);
}
