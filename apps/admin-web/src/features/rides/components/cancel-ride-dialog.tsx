import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { parseCents } from '@groupride/pricing';
import {
  useCancelRideAsOperatorMutation,
  usePreviewOperatorCancellationQuery,
  type RideView,
} from '@groupride/web-api-client';
import { InlineAlert, SelectField, Stack, TextField, toast, useFormat } from '@groupride/web-ui';
import { useAmountText } from '../../../shared/amount-text';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useOperatorAction } from '../hooks/use-operator-action';
import { readAmount } from '../refund-form';
import { RideReasonField } from './reason-field';

const FEES = ['none', 'policy', 'other'] as const;
type Fee = (typeof FEES)[number];

/**
 * Cancels a ride with no fee, the policy's fee, or a custom fee up to the organizer's hold or the business account's
 * reservation.
 */
export default function CancelRideDialog({ ride, onClose }: { ride: RideView; onClose: () => void }) {
  const { id: rideId, paymentMethod } = ride;
  const { t } = useTranslation();
  const { money } = useFormat();
  const amountText = useAmountText();
  const { data: limits, error } = usePreviewOperatorCancellationQuery({ rideId }, { refetchOnMountOrArgChange: true });
  const [cancel] = useCancelRideAsOperatorMutation();
  const { send, busy, problem } = useOperatorAction(t('ride.cancelFailed'));
  const [form, setForm] = useState({ reason: '', fee: 'none' as Fee, amount: '' });
  const [looked, setLooked] = useState(false);
  const change = (what: Partial<typeof form>) => setForm((before) => ({ ...before, ...what }));

  const mostFee = limits?.mostFee ?? '0.00';
  const leastFee = limits?.leastFee ?? '0.00';
  const policyFee = limits?.policyFee ?? '0.00';
  const canKeep = parseCents(mostFee) >= parseCents(leastFee) && parseCents(mostFee) > 0;
  const typed = readAmount(form.amount);
  const amounts: Readonly<Record<Fee, string | null>> = { none: '0.00', policy: policyFee, other: typed };
  const amount = amounts[form.fee];
  const isWithin =
    amount !== null && parseCents(amount) >= parseCents(leastFee) && parseCents(amount) <= parseCents(mostFee);
  const wrongAmount = form.fee === 'other' && !isWithin;
  const missing = form.reason.trim() === '';

  const submit = async () => {
    setLooked(true);
    if (missing || wrongAmount || amount === null) return;
    const operatorCancellation = { reason: form.reason.trim(), ...(form.fee === 'none' ? {} : { fee: amount }) };
    const done = await send(operatorCancellation, (key) =>
      cancel({ rideId, 'idempotency-key': key, operatorCancellation }),
    );
    if (!done) return;
    toast({ tone: 'success', title: t('ride.cancelled', { number: rideNumber(rideId) }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('ride.cancelTitle', { number: rideNumber(rideId) })}
      description={t('ride.cancelText')}
      submit={t('ride.cancelConfirm')}
      danger
      keep={t('ride.keep')}
      busy={busy}
      busyLabel={t('ride.cancelling')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <RideReasonField
        value={form.reason}
        hint={t('ride.cancelReasonHint')}
        missing={looked && missing}
        onChange={(reason) => change({ reason })}
      />
      {error && <InlineAlert tone="warning">{t('rideActions.feeUnknown')}</InlineAlert>}
      {limits && !canKeep && <InlineAlert tone="info">{t('rideActions.noFeePossible')}</InlineAlert>}
      {limits && canKeep && (
        <Stack gap="4">
          <SelectField
            label={t('rideActions.fee')}
            value={form.fee}
            options={FEES.filter((fee) => fee !== 'policy' || parseCents(policyFee) > 0).map((fee) => ({
              value: fee,
              label: t(`rideActions.fees.${fee}`, { amount: money(policyFee) }),
            }))}
            onChange={(event) => change({ fee: FEES.find((fee) => fee === event.target.value) ?? 'none' })}
          />
          {form.fee === 'other' && (
            <TextField
              label={t('rideActions.feeAmount')}
              hint={t(paymentMethod === 'account' ? 'rideActions.feeHintAccount' : 'rideActions.feeHint', {
                least: money(leastFee),
                most: money(mostFee),
                percent: limits.driverPercent,
              })}
              inputMode="decimal"
              autoComplete="off"
              value={form.amount}
              error={
                looked && wrongAmount
                  ? amountText(form.amount, t('rideActions.feeWrong', { least: money(leastFee), most: money(mostFee) }))
                  : undefined
              }
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
        </Stack>
      )}
    </FormDialog>
  );
}
