import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, CodeInput, Modal, Stack, toast } from '@groupride/web-ui';
import { useRequestPhoneCodeMutation, useVerifyPhoneMutation } from './phone-api';
import { useProblemText } from './problem-text';
import { OutboxHint, ResendCode } from './resend-code';

export interface VerifyPhoneDialogProps {
  /** The phone number as people write it. */
  phone: string;
  /** Why the phone must be verified here. */
  reason?: string;
  onVerified?: () => void;
  onClose: () => void;
}

/** Sends a code to the phone when it opens, and asks for it. */
export function VerifyPhoneDialog({ phone, reason, onVerified, onClose }: VerifyPhoneDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [requestCode, request] = useRequestPhoneCodeMutation();
  const [verify, verification] = useVerifyPhoneMutation();
  const asked = useRef(false);
  useEffect(() => {
    // Sends only one code per dialog, because effects run twice in development.
    if (asked.current) return;
    asked.current = true;
    void requestCode();
  }, [requestCode]);

  const submit = (digits: string) => {
    if (digits.length !== 6 || verification.isLoading) return;
    verify({ phoneVerification: { code: digits } })
      .unwrap()
      .then(
        () => {
          toast({ title: t('profile.phoneIsVerified'), tone: 'success' });
          onClose();
          onVerified?.();
        },
        () => setCode(''),
      );
  };
  const sendAgain = () => {
    verification.reset();
    void requestCode();
  };
  const problem = verification.error ?? request.error;

  return (
    <Modal
      open
      onClose={onClose}
      title={t('profile.verifyPhone')}
      description={t('profile.phoneCodeSent', { phone })}
      closeLabel={t('common.cancel')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(code);
        }}
      >
        <Stack gap="4">
          {reason && <Box textStyle="small">{reason}</Box>}
          <CodeInput
            label={t('signIn.code')}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              if (verification.isError) verification.reset();
            }}
            onComplete={submit}
            autoFocus
            disabled={verification.isLoading}
            error={problem ? problemText(problem) : undefined}
          />
          <Button
            type="submit"
            block
            busy={verification.isLoading}
            busyLabel={t('signIn.verifying')}
            disabled={code.length < 6 && !verification.isLoading}
          >
            {t('profile.verifyPhone')}
          </Button>
          <ResendCode send={sendAgain} />
          <Box textAlign="center" textStyle="caption" color="fg.subtle">
            {t('profile.phoneCodesLimited')}
          </Box>
          <OutboxHint />
        </Stack>
      </form>
    </Modal>
  );
}
