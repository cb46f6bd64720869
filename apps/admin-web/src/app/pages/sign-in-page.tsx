import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '@groupride/web-api-client';
import { useGetCurrentUserQuery } from '../../features/session/api';
import { SignInForm } from '../../features/session/components/sign-in-form';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useSignOut } from '../use-sign-out';

/** Loaded separately, because it is not needed before the first code is entered. */
const SecondFactorForm = lazy(async () => ({
  default: (await import('../../features/session/components/second-factor-form')).SecondFactorForm,
}));

export function SignInPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { data: user } = useGetCurrentUserQuery();
  const { signOutAndRedirect } = useSignOut();
  usePageTitle(t('signIn.title'));
  if (user && !user.secondFactorRequired)
    return <Navigate to={safeReturnTo(query.get('returnTo'), '/admin')} replace />;
  return (
    <PlainFrame>
      {user ? (
        <Suspense>
          <SecondFactorForm user={user} onStartOver={() => void signOutAndRedirect()} />
        </Suspense>
      ) : (
        <SignInForm />
      )}
    </PlainFrame>
  );
}
