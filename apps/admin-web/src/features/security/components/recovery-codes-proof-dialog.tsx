import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import { TextField } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';

const CODE = /^\d{6}$/;

interface RecoveryCodesProofDialogProps {
  make: (code: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** For operators who signed in a while ago: the code of their app shows that they are the ones who ask. */
export function RecoveryCodesProofDialog({ make, onClose }: RecoveryCodesProofDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isWrongCode = isRefused(error, 'app_code_invalid');
  const submit = async () => {
    setIncomplete(!CODE.test(code.trim()));
    setError(null);
    if (!CODE.test(code.trim())) return;
    setBusy(true);
    const answer = await make(code.trim());
    setBusy(false);
    if (answer.error) return setError(answer.error);
    onClose();
  };
  return (
    <FormDialog
      title={t('recoveryCodes.proofTitle')}
      description={t('recoveryCodes.proofText')}
      submit={t('recoveryCodes.make')}
      busy={busy}
      busyLabel={t('recoveryCodes.making')}
      problem={error && !isWrongCode ? problemText(error) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('recoveryCodes.proofCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={isIncomplete ? t('recoveryCodes.proofDigits') : isWrongCode ? problemText(error) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
    </FormDialog>
  );
}
