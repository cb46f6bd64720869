import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REFUND_POLICY, REFUND_REASONS } from '@groupride/contracts';
import { problemOf, useRefundMutation, type ChargedPayment, type RefundView } from '@groupride/web-api-client';
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
import { useProblemText } from '../../../shared/problem-text';
import { useAmountText } from '../../../shared/amount-text';
import { problemsOf, readAmount, retryReason, type RefundForm } from '../refund-form';

export interface RefundDialogProps {
  rideId: number;
  payment: ChargedPayment;
  payerName: string;
  /** A failed refund that is retried. */
  again?: RefundView | undefined;
  onClose: () => void;
}

/** Refund form with a confirmation step. Repeated clicks and network errors never create a second refund. */
export default function RefundDialog({ rideId, payment, payerName, again, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amountText = useAmountText();
  const [form, setForm] = useState<RefundForm>({
    amount: again?.amount ?? payment.refundable,
    reason: retryReason(again?.reason),
    note: again?.note ?? '',
  });
  const [looked, setLooked] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { send, busy, problem } = useRefund(rideId, payment.id);

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
    if (!(await send({ amount, reason: form.reason, ...(note ? { note } : {}) }))) return;
    toast({ tone: 'success', title: t('refund.done', { amount: money(amount), name: payerName }) });
    onClose();
  };

  const shown = money(amount ?? '0.00');
  const meant = reviewing && amount !== null;
  // Both steps share one dialog: a second one would take the focus from the first and close with it.
  return (
    <Modal
      open
      locked={busy}
      onClose={onClose}
      title={meant ? t('refund.reviewTitle', { amount: shown }) : t('refund.title', { name: payerName })}
      description={
        meant
          ? t('refund.reviewText', { amount: shown, card, name: payerName })
          : t('refund.text', { amount: money(payment.refundable), card })
      }
      closeLabel={t('app.close')}
      footer={
        meant ? (
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
      {!meant && (
        <Stack gap="4">
          <TextField
            label={t('refund.amount')}
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
            {form.reason && (
              <Box textStyle="caption" color="fg.muted" mt="1.5">
                {t(REFUND_POLICY[form.reason].takesFromDriver ? 'refund.fromDriver' : 'refund.fromUs')}
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

/** Keeps the idempotency key while the request is unchanged, so that retries do not duplicate the refund. */
function useRefund(rideId: number, paymentId: number) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [refund, { isLoading }] = useRefundMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef({ what: '', key: '' });

  const send = async (what: {
    amount: string;
    reason: (typeof REFUND_REASONS)[number];
    note?: string;
  }): Promise<boolean> => {
    const text = JSON.stringify(what);
    if (asked.current.what !== text) asked.current = { what: text, key: crypto.randomUUID() };
    setProblem(null);
    const { error } = await refund({
      rideId,
      'idempotency-key': asked.current.key,
      refundRequest: { paymentId, ...what },
    });
    if (error) setProblem(problemText(error, problemOf(error)?.detail ?? t('refund.failed')));
    return !error;
  };
  return { send, busy: isLoading, problem };
}
