import { Navigate, useSearchParams } from 'react-router-dom';
import { Box } from '@groupride/web-ui';
import { useGetCurrentUserQuery } from '../../features/session/api';
import { SignInForm } from '../../features/session/components/sign-in-form';
import { safeReturnTo } from '../../shared/return-to';
import { PlainFrame } from '../layout/plain-frame';

export function SignInPage() {
  const [query] = useSearchParams();
  const { data: user } = useGetCurrentUserQuery();
  if (user) return <Navigate to={safeReturnTo(query.get('returnTo'), '/driver')} replace />;
  return (
    <PlainFrame>
      <Box pt="6">
        <SignInForm />
      </Box>
    </PlainFrame>
  );
}
