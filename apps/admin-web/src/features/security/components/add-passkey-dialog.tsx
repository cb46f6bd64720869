import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PasskeyOptions } from '@groupride/web-api-client';
import { TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { webauthn } from '../../../shared/webauthn';
import { useAddPasskeyMutation, usePreparePasskeyMutation } from '../api';

/** Asks for a name and lets the browser create a passkey. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [prepare] = usePreparePasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const make = async (given: string, { options }: PasskeyOptions): Promise<string | null> => {
    const response = await webauthn.create(options).catch(() => null);
    if (response === null) return t('passkeys.notMade');
    const { error: refusal } = await add({ newPasskey: { name: given, response } });
    return refusal ? problemText(refusal) : null;
  };
  const finish = async (options: PasskeyOptions) => {
    const given = name.trim();
    setBusy(true);
    const failure = await make(given, options);
    setBusy(false);
    if (failure !== null) return setProblem(failure);
    toast({ tone: 'success', title: t('passkeys.added', { name: given }) });
    onClose();
  };
  const proof = useProof({
    submit: t('proof.continue'),
    busyLabel: t('proof.checking'),
    run: async (given) => {
      const answer = await prepare({ freshProofRequest: given });
      // The dialog with the name stays open while the browser asks for the fingerprint.
      if (answer.data) void finish(answer.data);
      return answer;
    },
    onRefused: (error) => setProblem(problemText(error)),
  });
  const save = async () => {
    setIsMissing(name.trim() === '');
    if (name.trim() === '' || busy) return;
    setBusy(true);
    setProblem(null);
    const { error } = await proof.attempt();
    if (error) setBusy(false);
  };
  if (proof.dialog) return proof.dialog;
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
