import { useTranslation } from 'react-i18next';
import { Box, CodeSignInForm, TextLink, useSentTo } from '@groupride/web-ui';
import { useCodeSignIn, useGetConfigQuery } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';

/**
 * Sign-in with a one-time code in two steps.
 * @param alreadySentTo the email address of a new account to which a code has been sent
 */
export function SignInForm({ alreadySentTo }: { alreadySentTo?: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const [kept, keep] = useSentTo();
  const signIn = useCodeSignIn(alreadySentTo ?? kept);
  const send = async (identifier: string) => {
    const isSent = await signIn.send(identifier);
    if (isSent) keep(identifier);
    return isSent;
  };
  const startOver = () => {
    signIn.startOver();
    keep(undefined);
  };
  return (
    <CodeSignInForm
      signIn={{ ...signIn, send, startOver }}
      texts={t('signIn', { returnObjects: true, identifier: signIn.sentTo })}
      problemText={problemText}
      outboxUrl={config?.outboxUrl}
    >
      <Box textStyle="small" color="fg.muted" textAlign="center">
        {t('signIn.noAccount')} <TextLink href="/signup">{t('signIn.signUp')}</TextLink>
      </Box>
    </CodeSignInForm>
  );
}
