import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable } from '@groupride/web-api-client';
import { Button, ConfirmDialog, CostBreakdown, InlineAlert, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useFeature, usePayOutMutation, type PayoutsView } from '../api';

/** Everything to the bank at once, for the fee; asked before, and pressed twice it happens once. */
export function InstantPayout({ driverId, payouts }: { driverId: number; payouts: PayoutsView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problem = useProblemText();
  const [payOut, { isLoading }] = usePayOutMutation();
  const { instantAmount, instantFee, account } = payouts;
  const isOn = useFeature('driverPayouts');
  /** One key for each time the dialog is opened, and the amounts as they were then: they are what is agreed to. */
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
      // Without an answer it may have been made all the same.
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

/** Of two decimal texts, in whole cents so that nothing is rounded. */
function sum(a: string, b: string): string {
  const cents = Math.round(Number(a) * 100) + Math.round(Number(b) * 100);
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
