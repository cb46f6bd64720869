import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable } from '@groupride/web-api-client';
import { Button, ConfirmDialog, CostBreakdown, InlineAlert, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useFeature, usePayOutMutation, type PayoutsView } from '../api';

/**
 * Pays the whole available amount to the bank immediately, for a fee. It asks for confirmation, and a double press pays
 * only once.
 */
export function InstantPayout({ driverId, payouts }: { driverId: number; payouts: PayoutsView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problem = useProblemText();
  const [payOut, { isLoading }] = usePayOutMutation();
  const { instantAmount, instantFee, account } = payouts;
  const isOn = useFeature('driverPayouts');
  /**
   * Each opening of the dialog gets a new idempotency key and keeps the amounts shown, because the driver agrees to
   * those.
   */
  const [asked, setAsked] = useState({ key: '', amount: instantAmount, fee: instantFee });
  const [open, setOpen] = useState(false);
  const { key, amount, fee } = asked;
  const possible = Number(instantAmount) > 0 && account.state === 'ready';

  const ask = () => {
    setAsked({ key: crypto.randomUUID(), amount: instantAmount, fee: instantFee });
    setOpen(true);
  };
  const confirm = async () => {
    try {
      await payOut({ driverId, 'idempotency-key': key, instantPayout: { amount } }).unwrap();
      toast({ tone: 'success', title: t('payouts.asked'), description: t('payouts.askedText') });
    } catch (error) {
      // Without an answer, the payout may still have been made.
      if (isUnreachable(error))
        toast({ tone: 'warning', title: t('payouts.unclear'), description: t('payouts.unclearHint') });
      else toast({ tone: 'error', title: t('payouts.failed'), description: problem(error) });
    }
    setOpen(false);
  };

  if (!isOn) return <InlineAlert tone="info">{t('payouts.paused')}</InlineAlert>;
  return (
    <>
      <Button block variant="secondary" disabled={!possible} onClick={ask}>
        {t('payouts.instant')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('payouts.instantTitle', { amount: money(amount) })}
        description={t('payouts.instantText', { fee: money(fee) })}
        confirmLabel={t('payouts.confirm')}
        cancelLabel={t('payouts.cancel')}
        busy={isLoading}
        busyLabel={t('payouts.confirming')}
        onConfirm={() => void confirm()}
      >
        <CostBreakdown
          label={t('payouts.instant')}
          rows={[
            { label: t('payouts.toBank'), amount },
            { label: t('payouts.fee'), amount: fee },
            { label: t('payouts.offBalance'), amount: sum(amount, fee), kind: 'total' },
          ]}
        />
      </ConfirmDialog>
    </>
  );
}

/** Adds two decimal texts in whole cents, to avoid rounding errors. */
function sum(a: string, b: string): string {
  const cents = Math.round(Number(a) * 100) + Math.round(Number(b) * 100);
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
