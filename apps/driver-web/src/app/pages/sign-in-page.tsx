import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Box } from '@groupride/web-ui';
import { safeReturnTo, useGetCurrentUserQuery } from '@groupride/web-api-client';
import { LostSessionNotice } from '../../features/session/components/lost-session-notice';
import { SignInForm } from '../../features/session/components/sign-in-form';
import { UnsentStepsNotice } from '../../shared/outbox/unsent-steps-notice';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';

export function SignInPage() {
  const { t } = useTranslation();
  usePageTitle(t('signIn.title'));
  const [query] = useSearchParams();
  const { data: user } = useGetCurrentUserQuery();
  if (user) return <Navigate to={safeReturnTo(query.get('returnTo'), '/driver')} replace />;
  return (
    <PlainFrame>
      <Box pt="6">
        <LostSessionNotice />
        <UnsentStepsNotice />
        <SignInForm />
      </Box>
    </PlainFrame>
  );
}
