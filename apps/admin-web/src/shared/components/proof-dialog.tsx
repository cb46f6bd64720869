import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefused } from '@groupride/web-api-client';
import { TextField } from '@groupride/web-ui';
import { FormDialog } from './form-dialog';
import { ResendCode } from './resend-code';
import { useProblemText } from '../problem-text';

const CODE = /^\d{6}$/;

/** How the operator's identity is verified: by a code from the authenticator app, or by text message. */
export type ProofMethod = { method: 'app' } | { method: 'text'; lastDigits: string };

export interface ProofDialogProps {
  proof: ProofMethod;
  /** Label of the button that performs the action. */
  submit: string;
  busyLabel: string;
  danger?: boolean;
  run: (code: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks operators who did not sign in recently for a code that verifies their identity. */
export function ProofDialog({ proof, submit, busyLabel, danger = false, run, onClose }: ProofDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [sendCode] = api.useSendProofCodeMutation();
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const mustSend = proof.method === 'text' && !isSent;
  const isWrongCode = isRefused(error, 'app_code_invalid') || isRefused(error, 'code_invalid');

  // The field appears once the code has been sent.
  useEffect(() => {
    if (isSent) field.current?.focus();
  }, [isSent]);

  const send = async () => {
    setError(null);
    const answer = await sendCode();
    if (answer.error) setError(answer.error);
    else {
      // The typed text belongs to the previous code.
      setCode('');
      field.current?.focus();
      setIsSent(true);
    }
    return answer;
  };
  const prove = async () => {
    setIncomplete(!CODE.test(code.trim()));
    setError(null);
    if (CODE.test(code.trim())) setError((await run(code.trim())).error ?? null);
  };
  const proceed = async () => {
    if (busy) return;
    setBusy(true);
    await (mustSend ? send() : prove());
    setBusy(false);
  };
  return (
    <FormDialog
      title={t('proof.title')}
      description={textOf()}
      danger={danger && !mustSend}
      submit={mustSend ? t('proof.send') : submit}
      busy={busy}
      busyLabel={mustSend ? t('proof.sending') : busyLabel}
      problem={error && !isWrongCode ? problemText(error) : null}
      onSubmit={proceed}
      onClose={onClose}
    >
      {!mustSend && (
        <TextField
          ref={field}
          label={t(isSent ? 'security.phone.code' : 'proof.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={isIncomplete ? t('proof.digits') : isWrongCode ? problemText(error) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {isSent && <ResendCode send={send} />}
    </FormDialog>
  );

  function textOf(): string {
    if (proof.method === 'app') return t('proof.text');
    return t(isSent ? 'proof.textSent' : 'proof.textSend', { phone: `•••• ${proof.lastDigits}` });
  }
}
