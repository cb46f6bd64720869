import { useTranslation } from 'react-i18next';
import { Box, Flex, InlineAlert, SentCodeForm, TextButton, sendCodeAgain } from '@groupride/web-ui';
import { useCodeSignIn, type UserView } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import { ResendCode } from '../../../shared/resend-code';
import { useClientConfig } from '../../../shared/session';

export interface CodeStepProps {
  /** The email address or phone number that the code was sent to. */
  identifier: string;
  /** Tells where the code was sent. */
  message: string;
  /** Why no new code was sent; the latest one may still be valid. */
  limit?: unknown;
  /** Told when a code is entered (true) and when it is refused (false). */
  onCode?: (isEntered: boolean) => void;
  onVerified: (me: UserView) => void;
  onChangeIdentifier: () => void;
}

/** Asks for the six-digit code that verifies the email address or phone number. */
export function CodeStep({
  identifier,
  message,
  limit: firstLimit,
  onCode,
  onVerified,
  onChangeIdentifier,
}: CodeStepProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const config = useClientConfig();
  const codeSignIn = useCodeSignIn(identifier, firstLimit);
  const signIn = {
    ...codeSignIn,
    verify: async (code: string) => {
      onCode?.(true);
      const answer = await codeSignIn.verify(code);
      if (answer === 'refused') onCode?.(false);
      return answer;
    },
  };

  const texts = t('signIn', { returnObjects: true });
  const change = <TextButton onClick={onChangeIdentifier}>{texts.change}</TextButton>;
  return (
    <>
      {signIn.limit ? (
        <Box mb="4">
          <InlineAlert tone="error" action={change}>
            {problemText(signIn.limit)}
          </InlineAlert>
        </Box>
      ) : (
        <Flex textStyle="small" color="fg.muted" align="center" justify="space-between" gap="3" mb="4">
          <Box minW="0">{message}</Box>
          {change}
        </Flex>
      )}
      <SentCodeForm
        signIn={signIn}
        texts={texts}
        problemText={problemText}
        outboxUrl={config?.outboxUrl}
        onSignedIn={onVerified}
      >
        <ResendCode send={() => sendCodeAgain(signIn, texts)} waits={!signIn.limit} />
      </SentCodeForm>
    </>
  );
}
