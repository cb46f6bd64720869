import { useTranslation } from 'react-i18next';
import { CodeSignInForm } from '@groupride/web-ui';
import { useCodeSignIn } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import { useGetConfigQuery } from '../api';
import { PasskeyButton } from './passkey-button';

/** Asks for the first of an operator's two codes. */
export function SignInForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: config } = useGetConfigQuery();
  const signIn = useCodeSignIn();
  return (
    <CodeSignInForm
      signIn={signIn}
      texts={t('signIn', { returnObjects: true, identifier: signIn.sentTo })}
      problemText={problemText}
      outboxUrl={config?.outboxUrl}
    >
      <PasskeyButton />
    </CodeSignInForm>
  );
}
