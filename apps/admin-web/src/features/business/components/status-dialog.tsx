import { useTranslation } from 'react-i18next';
import type { BusinessAccountStatus } from '@groupride/contracts';
import type { AdminBusinessAccountView } from '@groupride/web-api-client';
import { useChangeBusinessAccountMutation } from '../api';
import { BusinessReasonDialog } from './reason-dialog';

export interface StatusDialogProps {
  account: Pick<AdminBusinessAccountView, 'id' | 'name'>;
  status: BusinessAccountStatus;
  onClose: () => void;
}

/** Suspends, activates or closes an account: explains the effect and asks for a reason. */
export function StatusDialog({ account: { id, name }, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeBusinessAccountMutation();
  return (
    <BusinessReasonDialog
      danger={status !== 'active'}
      isLoading={isLoading}
      texts={{
        title: t(`business.setStatus.${status}.title`, { name }),
        text: t(`business.setStatus.${status}.text`),
        submit: t(`business.setStatus.${status}.action`),
        busy: t('business.saving'),
        done: t(`business.setStatus.${status}.done`, { name }),
        failed: t('business.changeFailed'),
      }}
      run={(reason) => change({ accountId: id, businessAccountChange: { status, reason } })}
      onClose={onClose}
    />
  );
}
