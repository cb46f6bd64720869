import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, TextAreaField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';

export interface ReasonDialogProps {
  texts: { title: string; text: string; confirm: string; busy: string; done: string; failed: string };
  danger?: boolean;
  isLoading: boolean;
  run: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
  /** Tells who reads the reason; by default, readers of the audit log. */
  hint?: string;
  children?: ReactNode;
}

/** Asks for the reason for an action by operations, and performs it. */
export function ReasonDialog({ texts, danger = false, isLoading, run, onClose, hint, children }: ReasonDialogProps) {
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const typed = reason.trim();
    setMissing(typed === '');
    setProblem(null);
    if (typed === '' || isLoading) return;
    const { error } = await run(typed);
    if (error) return setProblem(problemText(error, texts.failed));
    toast({ tone: 'success', title: texts.done });
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      submit={texts.confirm}
      danger={danger}
      busy={isLoading}
      busyLabel={texts.busy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {children && <Box>{children}</Box>}
      <ReasonField
        value={reason}
        missing={missing}
        autofocus
        {...(hint ? { hint } : {})}
        onChange={(text) => {
          setReason(text);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}

export interface ReasonFieldProps {
  value: string;
  missing: boolean;
  autofocus?: boolean;
  /** Tells where the reason is stored and who reads it; by default, the audit log. */
  hint?: string;
  onChange: (text: string) => void;
}

/** A field for the reason of a change, which is stored in the audit log. */
export function ReasonField({ value, missing, autofocus = false, hint, onChange }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      label={t('business.reason')}
      hint={hint ?? t('business.reasonHint')}
      required
      maxLength={300}
      rows={2}
      value={value}
      error={missing ? t('business.reasonMissing') : undefined}
      onChange={({ target }) => onChange(target.value)}
      {...(autofocus ? { 'data-autofocus': '' } : {})}
    />
  );
}
