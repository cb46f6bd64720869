import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { typedAmount } from '@groupride/pricing';
import { useCompleteRideForDriverMutation, type RideView } from '@groupride/web-api-client';
import { InlineAlert, TextField, toast, useFormat } from '@groupride/web-ui';
import { useAmountText } from '../../../shared/amount-text';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useOperatorAction } from '../hooks/use-operator-action';
import { RideReasonField } from './reason-field';

/** Texts for completing a trip on behalf of its driver. A cash ride asks how much the driver received. */
const COMPLETE_TEXTS = {
  card: 'completeText',
  cash: 'completeCashText',
  account: 'completeAccountText',
} as const satisfies Record<RideView['paymentMethod'], string>;

export default function CompleteRideDialog({ ride, onClose }: { ride: RideView; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amountText = useAmountText();
  const [complete] = useCompleteRideForDriverMutation();
  const { send, busy, problem, refusal } = useOperatorAction(t('rideActions.completeFailed'));
  const [reason, setReason] = useState('');
  const [cash, setCash] = useState(ride.totalCost);
  const [looked, setLooked] = useState(false);
  const paidInCash = ride.paymentMethod === 'cash';
  const amount = typedAmount(cash);
  const missing = reason.trim() === '';
  // The price may have changed since the page was loaded; the server's refusal contains the current one.
  const fare = refusal?.code === 'amount_mismatch' && refusal.extra?.['fare'];
  const most = typeof fare === 'string' ? fare : ride.totalCost;
  const tooMuch = amount !== null && Number(amount) > Number(most);
  const number = rideNumber(ride.id);

  const submit = async () => {
    setLooked(true);
    if (missing || (paidInCash && (amount === null || tooMuch))) return;
    const operatorCompletion = { reason: reason.trim(), ...(paidInCash && amount !== null ? { amount } : {}) };
    const done = await send(operatorCompletion, (key) =>
      complete({ rideId: ride.id, 'idempotency-key': key, operatorCompletion }),
    );
    if (!done) return;
    toast({ tone: 'success', title: t('rideActions.completed', { number }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('rideActions.completeTitle', { number })}
      description={t(`rideActions.${COMPLETE_TEXTS[ride.paymentMethod]}`, {
        amount: money(ride.totalCost),
      })}
      submit={t('rideActions.complete')}
      busy={busy}
      busyLabel={t('rideActions.completing')}
      problem={fare ? null : problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {ride.status !== 'in_progress' && <InlineAlert tone="warning">{t('rideActions.completeNotStarted')}</InlineAlert>}
      <RideReasonField
        value={reason}
        hint={t('ride.cancelReasonHint')}
        missing={looked && missing}
        onChange={setReason}
      />
      {paidInCash && (
        <TextField
          label={t('rideActions.cash')}
          hint={t('rideActions.cashHint', { amount: money(most) })}
          leading="$"
          inputMode="decimal"
          autoComplete="off"
          value={cash}
          error={
            looked && amount === null
              ? amountText(cash, t('rideActions.cashWrong'))
              : looked && tooMuch
                ? t('rideActions.cashTooMuch', { amount: money(most) })
                : undefined
          }
          onChange={(event) => setCash(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
