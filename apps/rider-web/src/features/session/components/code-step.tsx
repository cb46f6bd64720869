import { useTranslation } from 'react-i18next';
import { Box, CodeForm, Flex, InlineAlert, TextButton, toast, useCountdown } from '@groupride/web-ui';
import { useCodeSignIn, type UserView } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import { useClientConfig } from '../../../shared/session';

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
  const { send, verify, verifying, sendError, refusal, failure } = useCodeSignIn(identifier);
  const { left, restart } = useCountdown({ seconds: RESEND_SECONDS });

  const tryCode = async (code: string) => {
    const answer = await verify(code);
    if (typeof answer === 'object') onVerified(answer);
    return answer !== 'refused';
  };
  const sendAgain = async () => {
    if (await send(identifier)) toast({ title: t('signIn.sentAgain'), tone: 'success' });
    restart();
  };

  return (
    <>
      <Flex textStyle="small" color="fg.muted" align="center" justify="space-between" gap="3" mb="4">
        <Box minW="0">{message}</Box>
        <TextButton onClick={onChangeIdentifier}>{t('signIn.change')}</TextButton>
      </Flex>
      <CodeForm
        label={t('signIn.code')}
        submit={t('signIn.verify')}
        submitting={t('signIn.verifying')}
        busy={verifying}
        problem={refusal && problemText(refusal)}
        failure={failure && problemText(failure)}
        outbox={
          config?.outboxUrl
            ? { text: t('signIn.outboxHint'), link: t('signIn.outbox'), href: config.outboxUrl }
            : undefined
        }
        onCode={tryCode}
      >
        {sendError && <InlineAlert tone="error">{problemText(sendError, t('signIn.notSent'))}</InlineAlert>}
        <Box textAlign="center" textStyle="small" color="fg.muted">
          {left > 0 ? (
            t('signIn.resendIn', { seconds: left })
          ) : (
            <TextButton onClick={() => void sendAgain()}>{t('signIn.resend')}</TextButton>
          )}
        </Box>
      </CodeForm>
    </>
  );
}
