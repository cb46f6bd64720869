import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDIT_REASON_MAX_LENGTH } from '@groupride/contracts';
import { isRefused } from '@groupride/web-api-client';
import { TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';

export interface CreditReasonDialogProps {
  danger?: boolean;
  busy: boolean;
  texts: { title: string; text: string; submit: string; busy: string; keep: string; done: string; failed: string };
  /** The error code if another operator was faster; the list shows the change after a refetch. */
  settledBy: 'credit_spent' | 'credit_not_used';
  onSubmit: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks for the reason for a change to a rider's credit. The rider can read it. */
export function CreditReasonDialog(props: CreditReasonDialogProps) {
  const { danger = false, busy, texts, settledBy, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    const given = reason.trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '') return;
    const { error } = await onSubmit(given);
    if (error && !isRefused(error, settledBy)) return setProblem(problemText(error, texts.failed));
    toast(error ? { tone: 'info', title: problemText(error) } : { tone: 'success', title: texts.done });
    onClose();
  };
  return (
    <FormDialog
      danger={danger}
      title={texts.title}
      description={texts.text}
      submit={texts.submit}
      keep={texts.keep}
      busy={busy}
      busyLabel={texts.busy}
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
