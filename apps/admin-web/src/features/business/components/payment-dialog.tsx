import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, type BusinessInvoiceView } from '@groupride/web-api-client';
import { DateField, Grid, TextField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useAmountText } from '../../../shared/amount-text';
import { useProblemText } from '../../../shared/problem-text';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key';
import { useRecordBusinessPaymentMutation } from '../api';
import { asPaymentField, paymentOf, paymentProblems, type PaymentField } from '../payment-form';

/** Records a payment of an invoice. Repeated clicks and network errors never record it twice. */
export default function PaymentDialog({ invoice, onClose }: { invoice: BusinessInvoiceView; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const amountText = useAmountText();
  const [record, { isLoading }] = useRecordBusinessPaymentMutation();
  const keyOf = useIdempotencyKey();
  const { outstanding: left, today } = invoice;
  const [typed, setTyped] = useState({ amount: left, receivedOn: today, reference: '' });
  const [wrong, setWrong] = useState<readonly PaymentField[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    const problems = paymentProblems(typed, left, today);
    setWrong(problems);
    setProblem(null);
    if (problems.length > 0 || isLoading) return;
    const businessPaymentRecord = paymentOf(typed);
    const { error } = await record({
      invoiceId: invoice.id,
      'idempotency-key': keyOf(businessPaymentRecord),
      businessPaymentRecord,
    });
    if (error) {
      const refused = fieldProblemsOf(error).flatMap(({ field }) => asPaymentField(field) ?? []);
      setWrong(refused);
      if (refused.length === 0) setProblem(problemText(error, t('business.payment.failed')));
      return;
    }
    toast({
      tone: 'success',
      title: t('business.payment.done', { amount: money(businessPaymentRecord.amount), number: invoice.number }),
    });
    onClose();
  };
  const control = (field: PaymentField, error: string) => ({
    label: t(`business.payment.${field}`),
    value: typed[field],
    required: true,
    error: wrong.includes(field) ? error : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [field]: target.value }));
      setWrong((before) => before.filter((one) => one !== field));
      setProblem(null);
    },
  });
  return (
    <FormDialog
      title={t('business.payment.title', { number: invoice.number })}
      description={t('business.payment.text', { amount: money(left) })}
      submit={t('business.payment.record')}
      busy={isLoading}
      busyLabel={t('business.payment.recording')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          {...control('amount', amountText(typed.amount, t('business.payment.amountWrong', { most: money(left) })))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          data-autofocus=""
        />
        <DateField {...control('receivedOn', t('business.payment.receivedOnWrong'))} kind="date" max={today} />
      </Grid>
      <TextField
        {...control('reference', t('business.payment.referenceMissing'))}
        hint={t('business.payment.referenceHint')}
        autoComplete="off"
        maxLength={100}
      />
    </FormDialog>
  );
}
