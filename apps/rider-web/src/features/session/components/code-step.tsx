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
  /** Why none went there, though the newest one may still work. */
  limit?: unknown;
  onVerified: (me: UserView) => void;
  onChangeIdentifier: () => void;
}

const RESEND_SECONDS = 30;

/** The six digits that prove that the mail address or phone is yours. */
export function CodeStep({ identifier, message, limit: firstLimit, onVerified, onChangeIdentifier }: CodeStepProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const config = useClientConfig();
  const { send, verify, verifying, sendError, limit, refusal, failure } = useCodeSignIn(identifier, firstLimit);
  const { left, restart } = useCountdown({ seconds: RESEND_SECONDS });

  const tryCode = async (code: string) => {
    const answer = await verify(code);
    if (typeof answer === 'object') onVerified(answer);
    return answer !== 'refused';
  };
  const sendAgain = async () => {
    if (!(await send(identifier))) return;
    toast({ title: t('signIn.sentAgain'), description: t('signIn.sentAgainText') });
    restart();
  };

  const change = <TextButton onClick={onChangeIdentifier}>{t('signIn.change')}</TextButton>;
  return (
    <>
      {limit ? (
        <Box mb="4">
          <InlineAlert tone="error" action={change}>
            {problemText(limit)}
          </InlineAlert>
        </Box>
      ) : (
        <Flex textStyle="small" color="fg.muted" align="center" justify="space-between" gap="3" mb="4">
          <Box minW="0">{message}</Box>
          {change}
        </Flex>
      )}
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
          {left > 0 && !limit ? (
            t('signIn.resendIn', { seconds: left })
          ) : (
            <TextButton onClick={() => void sendAgain()}>{t('signIn.resend')}</TextButton>
          )}
        </Box>
      </CodeForm>
    </>
  );
}
