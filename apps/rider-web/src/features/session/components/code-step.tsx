import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, CodeInput, Flex, Stack, TextButton, TextLink, toast, useCountdown, type ToastOptions } from '@groupride/web-ui';
import type { UserView } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import { useClientConfig } from '../../../shared/session';
import { useRequestCodeMutation, useVerifyCodeMutation } from '../api';

export interface CodeStepProps {
  /** Mail address or phone number that the code was sent to. */
  identifier: string;
  /** Says where the code went. */
  message: string;
  onVerified: (me: UserView) => void;
  onChangeIdentifier: () => void;
}

const RESEND_SECONDS = 30;

/** The six digits that prove that the mail address or phone is yours. */
export function CodeStep({ identifier, message, onVerified, onChangeIdentifier }: CodeStepProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const config = useClientConfig();
  const [code, setCode] = useState('');
  const [verify, verification] = useVerifyCodeMutation();
  const [resend] = useRequestCodeMutation();
  const { left, restart } = useCountdown({ seconds: RESEND_SECONDS });

  const submit = (digits: string) => {
    if (digits.length !== 6 || verification.isLoading) return;
    verify({ codeVerification: { identifier, code: digits } })
      .unwrap()
      .then(onVerified, () => setCode(''));
  };
  const sendAgain = async () => {
    const answer: ToastOptions = await resend({ codeRequest: { identifier } })
      .unwrap()
      .then(
        () => ({ title: t('signIn.sentAgain'), tone: 'success' as const }),
        (error: unknown) => ({ title: t('signIn.notSent'), description: problemText(error), tone: 'error' as const }),
      );
    toast(answer);
    restart();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack gap="4">
        <Flex textStyle="small" color="fg.muted" align="center" justify="space-between" gap="3">
          <Box minW="0">{message}</Box>
          <TextButton onClick={onChangeIdentifier}>{t('signIn.change')}</TextButton>
        </Flex>
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
          error={verification.isError ? problemText(verification.error) : undefined}
        />
        <Button type="submit" size="lg" block busy={verification.isLoading} busyLabel={t('signIn.verifying')} disabled={code.length < 6 && !verification.isLoading}>
          {t('signIn.verify')}
        </Button>
        <Box textAlign="center" textStyle="small" color="fg.muted">
          {left > 0 ? t('signIn.resendIn', { seconds: left }) : <TextButton onClick={() => void sendAgain()}>{t('signIn.resend')}</TextButton>}
        </Box>
        {config?.outboxUrl && (
          <Box textAlign="center" textStyle="caption" color="fg.subtle">
            {t('signIn.outboxHint')} <TextLink href={config.outboxUrl} target="_blank" rel="noreferrer">{t('signIn.outbox')}</TextLink>
          </Box>
        )}
      </Stack>
    </form>
  );
}
