import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../shared/problem-text';
import { webauthn } from '../../../shared/webauthn';
import { usePreparePasskeySignInMutation, useSignInWithPasskeyMutation } from '../api';

/** Signs in with a passkey of this device, a security key or a phone nearby. */
export function usePasskeySignIn() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [prepare] = usePreparePasskeySignInMutation();
  const [send] = useSignInWithPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (): Promise<string | null> => {
    const { data, error } = await prepare();
    if (error) return problemText(error, t('signIn.failed'));
    const response = await webauthn.get(data.options).catch(() => null);
    if (response === null) return t('passkeys.notUsed');
    const { error: refusal } = await send({ passkeyAnswer: { response } });
    return refusal ? problemText(refusal, t('signIn.failed')) : null;
  };
  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setProblem(await attempt());
    setBusy(false);
  };
  return { signIn, busy, problem, isSupported: webauthn.isSupported() };
}
