import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '@groupride/web-api-client';
import { useGetCurrentUserQuery } from '../../features/session/api';
import { SecondFactorForm } from '../../features/session/components/second-factor-form';
import { SignInForm } from '../../features/session/components/sign-in-form';
import { usePageTitle } from '../../shared/use-page-title';
import { DoorFrame } from '../layout/door-frame';
import { useSignOut } from '../use-sign-out';

export function SignInPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { data: user } = useGetCurrentUserQuery();
  const { signOutAndRedirect } = useSignOut();
  usePageTitle(t('signIn.title'));
  if (user && !user.secondFactorRequired)
    return <Navigate to={safeReturnTo(query.get('returnTo'), '/admin')} replace />;
  return (
    <DoorFrame>
      {user ? <SecondFactorForm user={user} onStartOver={() => void signOutAndRedirect()} /> : <SignInForm />}
    </DoorFrame>
  );
}
