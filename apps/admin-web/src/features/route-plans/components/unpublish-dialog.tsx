import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoutePlanView } from '@groupride/web-api-client';
import { TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useUnpublishRoutePlanMutation } from '../api';

/** Asks why the rides of a published plan are cancelled together. */
export function UnpublishDialog({ plan, onClose }: { plan: RoutePlanView; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [unpublish, { isLoading }] = useUnpublishRoutePlanMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: planId, name, revision } = plan;

  const submit = async () => {
    const given = reason.trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '' || isLoading) return;
    const { error } = await unpublish({ planId, routePlanWithdrawal: { revision, reason: given } });
    if (error) return setProblem(problemText(error, t('routePlans.unpublish.failed')));
    toast({ tone: 'success', title: t('routePlans.unpublish.done', { name }) });
    onClose();
  };
  return (
    <FormDialog
      danger
      title={t('routePlans.unpublish.title', { name })}
      description={t('routePlans.unpublish.text')}
      submit={t('routePlans.unpublish.open')}
      keep={t('routePlans.unpublish.keep')}
      busy={isLoading}
      busyLabel={t('routePlans.unpublish.busy')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t('routePlans.unpublish.reason')}
        hint={t('routePlans.unpublish.reasonHint')}
        value={reason}
        maxLength={300}
        required
        error={missing ? t('routePlans.unpublish.reasonRequired') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
