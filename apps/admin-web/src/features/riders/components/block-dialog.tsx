import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCK_REASON_MAX_LENGTH } from '@groupride/contracts';
import { isRefused } from '@groupride/web-api-client';
import { TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useBlockRiderMutation } from '../api';

/** Asks why a rider is blocked from booking and joining rides. */
export function BlockDialog({ rider, onClose }: { rider: { id: number; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [block, { isLoading }] = useBlockRiderMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name } = rider;

  const submit = async () => {
    const given = reason.trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '') return;
    const { error } = await block({ riderId: id, riderBlocking: { reason: given } });
    // A colleague blocked the rider first; the page shows their reason after a refetch.
    if (error && !isRefused(error, 'already_blocked')) return setProblem(problemText(error, t('block.failed')));
    toast(error ? { tone: 'info', title: problemText(error) } : { tone: 'success', title: t('block.done', { name }) });
    onClose();
  };
  return (
    <FormDialog
      danger
      title={t('block.title', { name })}
      description={t('block.text')}
      submit={t('block.block')}
      busy={isLoading}
      busyLabel={t('block.blocking')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t('block.reason')}
        hint={t('block.reasonHint')}
        value={reason}
        maxLength={BLOCK_REASON_MAX_LENGTH}
        required
        error={missing ? t('block.reasonRequired') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
