import { useCallback } from 'react';
import { useCreatePaymentIntentMutation, useGiveTipMutation, usePayDebtMutation } from '@groupride/web-api-client';
import { startedPayment } from '../../../shared/payments/started-payment';
import { useProvider } from '../../../shared/payments/use-provider';

/**
 * Loads the card provider and starts a payment for a ride, unless booking it has. The server determines the amount
 * owed.
 * @param tip an amount to tip the driver instead, or null
 * @param debt whether to pay the debt that remains after the ride instead
 */
export function usePayments(rideId: number, tip: string | null, debt: boolean) {
  const [createIntent] = useCreatePaymentIntentMutation();
  const [giveTip] = useGiveTipMutation();
  const [payDebt] = usePayDebtMutation();
  const begin = useCallback(async () => {
    if (debt) return payDebt({ rideId }).unwrap();
    if (tip !== null) return giveTip({ rideId, tipRequest: { amount: tip } }).unwrap();
    return startedPayment.take(rideId) ?? createIntent({ paymentIntentRequest: { rideId } }).unwrap();
  }, [createIntent, giveTip, payDebt, rideId, tip, debt]);
  return useProvider(begin);
}
