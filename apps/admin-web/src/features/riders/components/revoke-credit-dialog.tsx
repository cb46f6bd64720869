import { useTranslation } from 'react-i18next';
import type { AdminCreditView } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { useRevokeCreditMutation } from '../api';
import { CreditReasonDialog } from './credit-reason-dialog';

export interface RevokeCreditDialogProps {
  riderId: number;
  credit: AdminCreditView;
  onClose: () => void;
}

/** Asks why a rider loses the rest of a credit, and anything later returned to it. */
export function RevokeCreditDialog({ riderId, credit, onClose }: RevokeCreditDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [revoke, { isLoading }] = useRevokeCreditMutation();
  const amount = money(credit.left);
  const isReserved = credit.state === 'reserved';
  return (
    <CreditReasonDialog
      danger
      isLoading={isLoading}
      texts={{
        title: isReserved ? t('credits.revokeReservedTitle') : t('credits.revokeTitle', { amount }),
        text: isReserved ? t('credits.revokeReservedText') : t('credits.revokeText'),
        submit: t('credits.revoke'),
        busy: t('credits.revoking'),
        keep: t('credits.keep'),
        done: isReserved ? t('credits.revokedReserved') : t('credits.revoked', { amount }),
        failed: t('credits.revokeFailed'),
      }}
      settledBy="credit_spent"
      run={(reason) => revoke({ riderId, creditId: credit.id, creditRevocation: { reason } })}
      onClose={onClose}
    />
  );
}
