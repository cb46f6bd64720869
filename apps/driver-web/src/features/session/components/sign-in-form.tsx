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
  const { sentTo, keepFor } = useSentTo();
  const signIn = keepFor(useCodeSignIn(alreadySentTo ?? sentTo));
  return (
    <CodeSignInForm
      signIn={signIn}
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
