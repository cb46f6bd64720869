import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, CostBreakdown, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { usePayOutMutation, type PayoutsView } from '../api';

/** Everything to the bank at once, for the fee; asked before, and pressed twice it happens once. */
export function InstantPayout({ driverId, payouts }: { driverId: number; payouts: PayoutsView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problem = useProblemText();
  const [payOut, { isLoading }] = usePayOutMutation();
  /** One key for each time the dialog is opened. */
  const [key, setKey] = useState<string | null>(null);
  const { instantAmount: amount, instantFee: fee, account } = payouts;
  const possible = Number(amount) > 0 && account.state === 'ready';

  const confirm = async () => {
    if (!key) return;
    try {
      await payOut({ driverId, 'idempotency-key': key, instantPayout: { amount } }).unwrap();
      toast({ tone: 'success', title: t('payouts.asked') });
    } catch (error) {
      toast({ tone: 'error', title: t('payouts.failed'), description: problem(error) });
    }
    setKey(null);
  };

  return (
    <>
      <Button block variant="secondary" disabled={!possible} onClick={() => setKey(crypto.randomUUID())}>
        {t('payouts.instant')}
      </Button>
      <ConfirmDialog
        open={key !== null}
        onClose={() => setKey(null)}
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
