import { useTranslation } from 'react-i18next';
import type { AdminPayoutView } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useRetryPayoutMutation } from '../api';

/** Asks for confirmation before the same amount is sent again. */
export function RetryPayout({
  payout: { id, amount, fee, driverName: name, failureReason },
  onClose,
}: {
  payout: AdminPayoutView;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [retry] = useRetryPayoutMutation();
  const sums = { name, amount: money(amount), fee: money(fee) };
  const why = failureReason ? `${t(`payouts.failures.${failureReason}`)} ` : '';
  return (
    <AskDialog
      words={{
        title: t('payouts.retryTitle', sums),
        text: why + t(Number(fee) > 0 ? 'payouts.retryTextFee' : 'payouts.retryText', sums),
        confirm: t('payouts.retry'),
        busy: t('payouts.retrying'),
        done: t('payouts.retried', sums),
      }}
      run={() => retry({ payoutId: id })}
      onClose={onClose}
    />
  );
}
