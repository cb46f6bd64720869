import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REFUND_POLICY, REFUND_REASONS } from '@groupride/contracts';
import type { ChargedPayment, RefundView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  InlineAlert,
  Modal,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { useCardText } from '../../../shared/card-text';
import { useAmountText } from '../../../shared/amount-text';
import { useBasedOn } from '../../../shared/use-based-on';
import { useRefund } from '../hooks/use-refund';
import { problemsOf, readAmount, retryReason, type RefundForm } from '../refund-form';

export interface RefundDialogProps {
  rideId: number;
  payment: ChargedPayment;
  payerName: string;
  /** The payer's refunds so far. */
  refunds: readonly RefundView[];
  /** A failed refund that is retried. */
  again?: RefundView | undefined;
  onClose: () => void;
}

/** Refund form with a confirmation step. Repeated clicks and network errors never create a second refund. */
export default function RefundDialog({ rideId, payment, payerName, refunds, again, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amountText = useAmountText();
  const { send, busy, problem, unanswered, recorded } = useRefund(rideId, payment.id, refunds);
  const { basedOn, answered } = useBasedOn(payment.refundable);
  const before = unanswered?.request ?? again;
  const [form, setForm] = useState<RefundForm>({
    amount: before?.amount ?? payment.refundable,
    reason: retryReason(before?.reason),
    note: before?.note ?? '',
  });
  const [looked, setLooked] = useState(false);
  const [reviewing, setReviewing] = useState(false);

  const problems = problemsOf(form, payment.refundable);
  const amount = readAmount(form.amount);
  const cardText = useCardText();
  const card = payment.card ? cardText(payment.card) : t('charges.noCard');
  const change = (what: Partial<RefundForm>) => setForm((before) => ({ ...before, ...what }));
  const review = () => {
    setLooked(true);
    setReviewing(Object.keys(problems).length === 0);
  };
  const confirm = async () => {
    if (form.reason === '' || amount === null) return;
    const note = form.note.trim();
    const { error } = answered(
      await send({ amount, reason: form.reason, ...(note ? { note } : {}), refundable: basedOn }),
    );
    if (error) return;
    toast({ tone: 'success', title: t('refund.done', { amount: money(amount), name: payerName }) });
    onClose();
  };

  const bearer = form.reason && t(REFUND_POLICY[form.reason].takesFromDriver ? 'refund.fromDriver' : 'refund.fromUs');
  const shown = money(amount ?? '0.00');
  const meant = reviewing && amount !== null && !recorded;
  // Both steps share one dialog: a second one would take the focus from the first and close with it.
  return (
    <Modal
      open
      locked={busy}
      onClose={onClose}
      title={meant ? t('refund.reviewTitle', { amount: shown }) : t('refund.title', { name: payerName })}
      description={
        recorded
          ? undefined
          : meant
            ? t('refund.reviewText', { amount: shown, card, name: payerName })
            : t('refund.text', { amount: money(payment.refundable), card })
      }
      closeLabel={t('app.close')}
      footer={
        recorded ? (
          <>
            <InlineAlert tone={recorded.state === 'failed' ? 'error' : 'success'}>
              {t(recorded.state === 'failed' ? 'refund.recordedFailed' : 'refund.recorded', {
                amount: money(recorded.amount),
                name: payerName,
              })}
            </InlineAlert>
            <Button block onClick={onClose}>
              {t('app.close')}
            </Button>
          </>
        ) : meant ? (
          <>
            {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
            <Button block variant="danger" busy={busy} busyLabel={t('refund.busy')} onClick={() => void confirm()}>
              {t('refund.confirm', { amount: shown })}
            </Button>
            <Button block variant="ghost" disabled={busy} onClick={() => setReviewing(false)}>
              {t('refund.change')}
            </Button>
          </>
        ) : (
          <>
            <Button block onClick={review}>
              {t('refund.review')}
            </Button>
            <Button block variant="ghost" onClick={onClose}>
              {t('app.cancel')}
            </Button>
          </>
        )
      }
    >
      {meant && bearer}
      {!meant && !recorded && (
        <Stack gap="4">
          {unanswered && (
            <InlineAlert tone="warning">
              {t('refund.unanswered', { amount: money(unanswered.request.amount) })}
            </InlineAlert>
          )}
          <TextField
            label={t('refund.amount')}
            leading="$"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus=""
            value={form.amount}
            error={looked ? amountProblem(problems.amount) : undefined}
            onChange={(event) => change({ amount: event.target.value })}
          />
          <Box>
            <SelectField
              label={t('refund.reason')}
              placeholder={t('refund.chooseReason')}
              options={REFUND_REASONS.map((reason) => ({ value: reason, label: t(`refund.reasons.${reason}`) }))}
              value={form.reason}
              error={looked && problems.reason ? t('refund.reasonMissing') : undefined}
              onChange={(event) =>
                change({ reason: REFUND_REASONS.find((reason) => reason === event.target.value) ?? '' })
              }
            />
            {bearer && (
              <Box textStyle="caption" color="fg.muted" mt="1.5">
                {bearer}
              </Box>
            )}
          </Box>
          <TextAreaField
            label={t('refund.note')}
            hint={t('refund.noteHint')}
            maxLength={300}
            value={form.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Stack>
      )}
    </Modal>
  );

  function amountProblem(what: 'missing' | 'too_large' | undefined): string | undefined {
    if (!what) return undefined;
    return what === 'missing'
      ? amountText(form.amount, t('refund.amountMissing'))
      : t('refund.amountTooLarge', { amount: money(payment.refundable) });
  }
}
