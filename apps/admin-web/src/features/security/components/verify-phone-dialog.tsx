import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import { TextField, formatPhone, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { ResendCode } from '../../../shared/components/resend-code';
import { useProblemText } from '../../../shared/problem-text';
import { useRequestPhoneCodeMutation, useVerifyPhoneMutation } from '../api';

const CODE = /^\d{6}$/;

/** Sends a code to the phone when it opens, and asks for it. */
export function VerifyPhoneDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [requestCode, request] = useRequestPhoneCodeMutation();
  const [verify, verification] = useVerifyPhoneMutation();
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    // Sends only one code per dialog, because effects run twice in development.
    if (asked.current) return;
    asked.current = true;
    void requestCode();
  }, [requestCode]);

  const isWrongCode = isRefused(verification.error, 'code_invalid');
  const problem = (isWrongCode ? undefined : verification.error) ?? request.error;
  const submit = async () => {
    setIsIncomplete(!CODE.test(code.trim()));
    if (!CODE.test(code.trim()) || verification.isLoading) return;
    const { error } = await verify({ phoneVerification: { code: code.trim() } });
    if (error) return;
    toast({ tone: 'success', title: t('security.phone.done') });
    onClose();
  };
  const sendAgain = () => {
    verification.reset();
    return requestCode();
  };
  return (
    <FormDialog
      title={t('security.phone.verifyTitle')}
      description={t('security.phone.codeText', { phone: formatPhone(phone) })}
      submit={t('security.phone.verify')}
      busy={verification.isLoading}
      busyLabel={t('security.phone.checking')}
      problem={problem ? problemText(problem) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('security.phone.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={isIncomplete ? t('security.phone.digits') : isWrongCode ? problemText(verification.error) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <ResendCode send={sendAgain} />
    </FormDialog>
  );
}
