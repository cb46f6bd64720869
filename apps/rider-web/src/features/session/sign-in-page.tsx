import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  Box,
  BrandMark,
  Card,
  IdentifierStep,
  InlineAlert,
  SignInHeading,
  Stack,
  TextLink,
  useSentTo,
} from '@groupride/web-ui';
import { safeReturnTo, useCodeSignIn } from '@groupride/web-api-client';
import { signUpPath } from '../../shared/sign-up-path';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { isGuest } from '../../shared/guest-ride';
import { useSession } from '../../shared/session';
import { hasSessionEnded } from '../../shared/session-ended';
import './api';
import { CodeStep } from './components/code-step';

/** Sign-in with a one-time code in two steps. */
export default function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [parameters] = useSearchParams();
  const returnTo = safeReturnTo(parameters.get('returnTo'), '/');
  const { me } = useSession();
  const hasEnded = hasSessionEnded(useLocation().state);
  const { sentTo: keptAddress, keepFor } = useSentTo();
  const signIn = keepFor(useCodeSignIn(keptAddress));
  const { sentTo, startOver, limit } = signIn;

  // Also after a sign-in in another tab. A guest may still sign in to an account.
  if (me && !isGuest(me)) return <Navigate to={returnTo} replace />;
  return (
    <Page headless title={t('signIn.title')}>
      <Stack pt="6" pb="2" gap="5">
        <BrandMark size={44} />
        {sentTo === undefined ? (
          <SignInHeading title={t('signIn.title')} text={t('signIn.detail')} />
        ) : (
          <SignInHeading title={t('signIn.codeTitle')} />
        )}
      </Stack>
      {hasEnded && (
        <InlineAlert tone="warning" title={t('signIn.ended')}>
          {t(returnTo.startsWith('/payment') ? 'signIn.endedPayment' : 'signIn.endedDetail')}
        </InlineAlert>
      )}
      <Card>
        {sentTo === undefined ? (
          <IdentifierStep
            signIn={signIn}
            texts={t('signIn', { returnObjects: true })}
            problemText={problemText}
            placeholder={t('signIn.identifierPlaceholder')}
            leading={<Mail size={18} aria-hidden />}
          />
        ) : (
          <CodeStep
            identifier={sentTo}
            message={t('signIn.codeSentTo', { identifier: sentTo })}
            limit={limit}
            onVerified={() => void navigate(returnTo, { replace: true })}
            onChangeIdentifier={startOver}
          />
        )}
      </Card>
      <Box textAlign="center" textStyle="small" color="fg.muted">
        {t('signIn.newHere')} <TextLink href={signUpPath(returnTo)}>{t('signIn.createAccount')}</TextLink>
      </Box>
    </Page>
  );
}
