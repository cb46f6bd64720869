import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useGetCurrentUserQuery } from '@groupride/web-api-client';
import { Box, useSentTo } from '@groupride/web-ui';
import { SignInForm } from '../../features/session/components/sign-in-form';
import { SignUpForm } from '../../features/session/components/sign-up-form';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';

/** Creates an account: the form, then the code that verifies the email address, then the driver application. */
export function SignUpPage() {
  const { t } = useTranslation();
  usePageTitle(t('signUp.title'));
  const { data: user } = useGetCurrentUserQuery();
  const { sentTo, keep } = useSentTo();
  const [email, setEmail] = useState(sentTo);
  const ask = (address: string) => {
    setEmail(address);
    keep(address);
  };
  if (user) return <Navigate to="/driver-onboarding" replace />;
  return (
    <PlainFrame>
      <Box pt="6">{email === undefined ? <SignUpForm onCreated={ask} /> : <SignInForm alreadySentTo={email} />}</Box>
    </PlainFrame>
  );
}
