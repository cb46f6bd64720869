import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, type BusinessInvoiceView } from '@groupride/web-api-client';
import { DateField, Grid, InlineAlert, TextField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useAmountText } from '../../../shared/amount-text';
import { asPaymentField, paymentOf, paymentProblems, type PaymentField } from '../payment-form';
import { useRecordPayment } from '../use-record-payment';

/** Records a payment of an invoice. Repeated clicks and network errors never record it twice, even after it was closed. */
export default function PaymentDialog({ invoice, onClose }: { invoice: BusinessInvoiceView; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amountText = useAmountText();
  const { send, busy, problem, unanswered, recorded } = useRecordPayment(invoice);
  const { outstanding: left, today } = invoice;
  const [typed, setTyped] = useState(unanswered?.request ?? { amount: left, receivedOn: today, reference: '' });
  const [wrong, setWrong] = useState<readonly PaymentField[]>([]);

  const submit = async () => {
    const problems = paymentProblems(typed, left, today);
    setWrong(problems);
    if (problems.length > 0 || busy) return;
    const payment = paymentOf(typed);
    const { error } = await send(payment);
    if (error) return setWrong(fieldProblemsOf(error).flatMap(({ field }) => asPaymentField(field) ?? []));
    toast({
      tone: 'success',
      title: t('business.payment.done', { amount: money(payment.amount), number: invoice.number }),
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
    },
  });
  return (
    <FormDialog
      title={t('business.payment.title', { number: invoice.number })}
      description={t('business.payment.text', { amount: money(left) })}
      submit={t('business.payment.record')}
      busy={busy}
      busyLabel={t('business.payment.recording')}
      problem={wrong.length === 0 ? problem : null}
      recorded={recorded && t('unanswered.recorded', { amount: money(recorded.amount) })}
      onSubmit={submit}
      onClose={onClose}
    >
      {unanswered && !problem && (
        <InlineAlert tone="warning">{t('unanswered.kept', { amount: money(unanswered.request.amount) })}</InlineAlert>
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          {...control('amount', amountText(typed.amount, t('business.payment.amountWrong', { most: money(left) })))}
          leading="$"
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
