import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { fieldProblemsOf, type BusinessChargeView } from '@groupride/web-api-client';
import { InlineAlert, TextField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useAmountText } from '../../../shared/amount-text';
import { typedAmount } from '@groupride/pricing';
import { creditableOf } from '../creditable';
import { useCreditCharge } from '../use-credit-charge';
import { BusinessReasonField } from './reason-dialog';

const cents = (amount: string | null) => Math.round(Number(amount) * 100);

/** Credits a charge in full or in part. Repeated clicks and network errors never credit it twice, even after it was closed. */
export default function CreditDialog({ charge, onClose }: { charge: BusinessChargeView; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amountText = useAmountText();
  const { send, busy, problem, unanswered, recorded } = useCreditCharge(charge);
  // The creditable amount when the dialog opened. The server checks the current one.
  const [left] = useState(() => creditableOf(charge));
  const [typed, setTyped] = useState(unanswered?.request.amount ?? '');
  const [reason, setReason] = useState(unanswered?.request.reason ?? '');
  const [wrong, setWrong] = useState({ amount: false, reason: false });
  const ride = rideNumber(charge.rideId);

  const submit = async () => {
    const amount = typedAmount(typed);
    const said = reason.trim();
    const problems = { amount: cents(amount) < 1 || cents(amount) > cents(left), reason: said === '' };
    setWrong(problems);
    if (amount === null || problems.amount || problems.reason || busy) return;
    const { error } = await send({ amount, reason: said });
    if (error) {
      const refused = fieldProblemsOf(error).some(({ field }) => field === 'amount');
      setWrong({ amount: refused, reason: false });
      return;
    }
    toast({ tone: 'success', title: t('business.credit.done', { amount: money(amount), ride }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('business.credit.title', { ride })}
      description={t('business.credit.text', { left: money(left) })}
      submit={t('business.credit.confirm')}
      busy={busy}
      busyLabel={t('business.credit.busy')}
      problem={problem}
      recorded={recorded && t('unanswered.recorded', { amount: money(recorded.amount) })}
      onSubmit={submit}
      onClose={onClose}
    >
      {unanswered && !problem && (
        <InlineAlert tone="warning">{t('unanswered.kept', { amount: money(unanswered.request.amount) })}</InlineAlert>
      )}
      <TextField
        label={t('business.credit.amount')}
        value={typed}
        required
        error={wrong.amount ? amountText(typed, t('business.credit.amountWrong', { most: money(left) })) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong((before) => ({ ...before, amount: false }));
        }}
        leading="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        data-autofocus=""
      />
      <BusinessReasonField
        value={reason}
        missing={wrong.reason}
        hint={t('business.credit.reasonHint')}
        onChange={(text) => {
          setReason(text);
          setWrong((before) => ({ ...before, reason: false }));
        }}
      />
    </FormDialog>
  );
}
