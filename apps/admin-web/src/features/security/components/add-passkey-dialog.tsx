import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { webauthn } from '../../../shared/webauthn';
import { useAddPasskeyMutation, usePreparePasskeyMutation } from '../api';

/** Names a passkey and has the browser make it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [prepare] = usePreparePasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (given: string): Promise<string | null> => {
    const { data, error } = await prepare();
    if (error) return problemText(error);
    const response = await webauthn.create(data.options).catch(() => null);
    if (response === null) return t('passkeys.notMade');
    const { error: refusal } = await add({ newPasskey: { name: given, response } });
    return refusal ? problemText(refusal) : null;
  };
  const save = async () => {
    const given = name.trim();
    setIsMissing(given === '');
    if (given === '' || busy) return;
    setBusy(true);
    setProblem(null);
    const failure = await attempt(given);
    setBusy(false);
    if (failure !== null) return setProblem(failure);
    toast({ tone: 'success', title: t('passkeys.added', { name: given }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      description={t('passkeys.addText')}
      submit={t('passkeys.continue')}
      busy={busy}
      busyLabel={t('passkeys.waiting')}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        value={name}
        maxLength={50}
        autoComplete="off"
        data-autofocus=""
        error={isMissing ? t('passkeys.nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
