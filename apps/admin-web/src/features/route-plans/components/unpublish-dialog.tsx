import { useTranslation } from 'react-i18next';
import type { RoutePlanView } from '@groupride/web-api-client';
import { ReasonDialog } from '../../../shared/components/reason-dialog';
import { useUnpublishRoutePlanMutation } from '../api';

/** Asks why the rides of a published plan are cancelled together. */
export function UnpublishDialog({ plan, onClose }: { plan: RoutePlanView; onClose: () => void }) {
  const { t } = useTranslation();
  const [unpublish, { isLoading }] = useUnpublishRoutePlanMutation();
  const { id: planId, name, revision } = plan;
  return (
    <ReasonDialog
      danger
      isLoading={isLoading}
      texts={{
        title: t('routePlans.unpublish.title', { name }),
        text: t('routePlans.unpublish.text'),
        submit: t('routePlans.unpublish.open'),
        keep: t('routePlans.unpublish.keep'),
        busy: t('routePlans.unpublish.busy'),
        done: t('routePlans.unpublish.done', { name }),
        failed: t('routePlans.unpublish.failed'),
      }}
      field={{
        label: t('routePlans.unpublish.reason'),
        hint: t('routePlans.unpublish.reasonHint'),
        missing: t('routePlans.unpublish.reasonRequired'),
      }}
      run={(reason) => unpublish({ planId, routePlanWithdrawal: { revision, reason } })}
      onClose={onClose}
    />
  );
}
