import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { fieldProblemsOf, type BusinessChargeView } from '@groupride/web-api-client';
import { TextField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useAmountText } from '../../../shared/amount-text';
import { typedAmount } from '@groupride/pricing';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key';
import { useCreditBusinessChargeMutation } from '../api';
import { creditableOf } from '../creditable';
import { BusinessReasonField } from './reason-dialog';

const cents = (amount: string | null) => Math.round(Number(amount) * 100);

/** Credits a charge in full or in part. Repeated clicks and network errors never credit it twice. */
export default function CreditDialog({ charge, onClose }: { charge: BusinessChargeView; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const amountText = useAmountText();
  const [credit, { isLoading }] = useCreditBusinessChargeMutation();
  const keyOf = useIdempotencyKey();
  // The creditable amount when the dialog opened. The server checks the current one.
  const [left] = useState(() => creditableOf(charge));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState({ amount: false, reason: false });
  const [problem, setProblem] = useState<string | null>(null);
  const ride = rideNumber(charge.rideId);

  const submit = async () => {
    const amount = typedAmount(typed);
    const said = reason.trim();
    const problems = { amount: cents(amount) < 1 || cents(amount) > cents(left), reason: said === '' };
    setWrong(problems);
    setProblem(null);
    if (amount === null || problems.amount || problems.reason || isLoading) return;
    const businessChargeCredit = { amount, reason: said };
    const { error } = await credit({
      chargeId: charge.id,
      'idempotency-key': keyOf(businessChargeCredit),
      businessChargeCredit,
    });
    if (error) {
      const refused = fieldProblemsOf(error).some(({ field }) => field === 'amount');
      setWrong({ amount: refused, reason: false });
      // Another operator may have credited a part meanwhile; the server's message names the remaining amount.
      setProblem(problemText(error, t('business.credit.failed')));
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
      busy={isLoading}
      busyLabel={t('business.credit.busy')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('business.credit.amount')}
        value={typed}
        required
        error={wrong.amount ? amountText(typed, t('business.credit.amountWrong', { most: money(left) })) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong((before) => ({ ...before, amount: false }));
          setProblem(null);
        }}
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
