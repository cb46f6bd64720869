import { useTranslation } from 'react-i18next';
import type { BusinessAccountStatus } from '@groupride/contracts';
import type { AdminBusinessAccountView } from '@groupride/web-api-client';
import { useBasedOn } from '../../../shared/use-based-on';
import { useChangeBusinessAccountMutation } from '../api';
import { BusinessReasonDialog } from './reason-dialog';

export interface StatusDialogProps {
  account: Pick<AdminBusinessAccountView, 'id' | 'name' | 'revision'>;
  status: BusinessAccountStatus;
  onClose: () => void;
}

/** Suspends, activates or closes an account: explains the effect and asks for a reason. */
export function StatusDialog({ account: { id, name, revision }, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeBusinessAccountMutation();
  const { basedOn, answered } = useBasedOn(revision);
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
      run={async (reason) =>
        answered(await change({ accountId: id, businessAccountChange: { status, reason, basedOn } }))
      }
      onClose={onClose}
    />
  );
}
