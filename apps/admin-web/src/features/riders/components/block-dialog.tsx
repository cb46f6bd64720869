import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import { ReasonDialog } from '../../../shared/components/reason-dialog';
import { useBlockRiderMutation } from '../api';

/** Asks why a rider is blocked from booking and joining rides. */
export function BlockDialog({ rider, onClose }: { rider: { id: number; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const [block, { isLoading }] = useBlockRiderMutation();
  const { id, name } = rider;
  return (
    <ReasonDialog
      danger
      isLoading={isLoading}
      texts={{
        title: t('block.title', { name }),
        text: t('block.text'),
        submit: t('block.block'),
        busy: t('block.blocking'),
        done: t('block.done', { name }),
        failed: t('block.failed'),
      }}
      field={{ label: t('block.reason'), hint: t('block.reasonHint'), missing: t('block.reasonRequired') }}
      run={(reason) => block({ riderId: id, riderBlocking: { reason } })}
      // The page shows the other operator's reason after a refetch.
      isSettled={(error) => isRefused(error, 'already_blocked')}
      onClose={onClose}
    />
  );
}
