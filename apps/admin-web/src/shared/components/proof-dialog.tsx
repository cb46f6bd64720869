import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import { TextField } from '@groupride/web-ui';
import { FormDialog } from './form-dialog';
import { useProblemText } from '../problem-text';

const CODE = /^\d{6}$/;

interface ProofDialogProps {
  /** On the button that does what was asked for. */
  submit: string;
  busyLabel: string;
  danger?: boolean;
  run: (code: string) => Promise<{ error?: unknown }>;
  /** When `run` itself does not leave the dialog. */
  onDone?: () => void;
  onClose: () => void;
}

/** For operators who signed in a while ago: the code of their app shows that they are the ones who ask. */
export function ProofDialog({ submit, busyLabel, danger = false, run, onDone, onClose }: ProofDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isWrongCode = isRefused(error, 'app_code_invalid');
  const prove = async () => {
    setIncomplete(!CODE.test(code.trim()));
    setError(null);
    if (!CODE.test(code.trim())) return;
    setBusy(true);
    const answer = await run(code.trim());
    setBusy(false);
    if (answer.error) return setError(answer.error);
    onDone?.();
  };
  return (
    <FormDialog
      title={t('proof.title')}
      description={t('proof.text')}
      danger={danger}
      submit={submit}
      busy={busy}
      busyLabel={busyLabel}
      problem={error && !isWrongCode ? problemText(error) : null}
      onSubmit={prove}
      onClose={onClose}
    >
      <TextField
        label={t('proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={isIncomplete ? t('proof.digits') : isWrongCode ? problemText(error) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
    </FormDialog>
  );
}
