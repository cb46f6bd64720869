import { useCallback } from 'react';
import { useProvider } from '../../../shared/payments/use-provider';
import { useCreatePaymentIntentMutation, useGiveTipMutation, usePayDebtMutation } from '../api';

/**
 * The card provider and what is to be paid for a ride; the amount is what the server says is owed.
 * @param tip what the person wants to give the driver instead, or null
 * @param debt what is still owed after the ride is to be paid instead
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
