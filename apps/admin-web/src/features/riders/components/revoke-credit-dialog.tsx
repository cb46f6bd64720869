import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDIT_REASON_MAX_LENGTH } from '@groupride/contracts';
import { isRefused, type AdminCreditView } from '@groupride/web-api-client';
import { TextAreaField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useRevokeCreditMutation } from '../api';

export interface RevokeCreditDialogProps {
  riderId: number;
  credit: AdminCreditView;
  onClose: () => void;
}

/** Asks why a rider is to lose what is left of a credit. */
export function RevokeCreditDialog({ riderId, credit, onClose }: RevokeCreditDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const [revoke, { isLoading }] = useRevokeCreditMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const amount = money(credit.left);

  const submit = async () => {
    const given = reason.trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '') return;
    const { error } = await revoke({ riderId, creditId: credit.id, creditRevocation: { reason: given } });
    // Used or revoked meanwhile: the list shows that after the next load.
    if (error && !isRefused(error, 'credit_spent')) return setProblem(problemText(error, t('credits.revokeFailed')));
    toast(
      error
        ? { tone: 'info', title: problemText(error) }
        : { tone: 'success', title: t('credits.revoked', { amount }) },
    );
    onClose();
  };
  return (
    <FormDialog
      danger
      title={t('credits.revokeTitle', { amount })}
      description={t('credits.revokeText')}
      submit={t('credits.revoke')}
      keep={t('credits.keep')}
      busy={isLoading}
      busyLabel={t('credits.revoking')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t('credits.reason')}
        hint={t('credits.reasonHint')}
        value={reason}
        maxLength={CREDIT_REASON_MAX_LENGTH}
        required
        error={missing ? t('credits.reasonRequired') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
