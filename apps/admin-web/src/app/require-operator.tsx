import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Box } from '@groupride/web-ui';
import { signInPath } from '@groupride/web-api-client';
import { useGetCurrentUserQuery } from '../features/session/api';
import { loadAllTexts } from './i18n';
import { NotOperatorPage } from './pages/not-operator-page';
import { PageLoading } from './pages/page-loading';
import { AccountNotLoaded } from '../shared/components/listing';

/** Loaded separately, because sign-in does not need it. */
const OperatorArea = lazy(async () => (await Promise.all([import('./operator-area'), loadAllTexts()]))[0]);

/** Requires an operator who has entered both codes. */
export function RequireOperator() {
  const location = useLocation();
  const { data: user, error, isFetching, refetch } = useGetCurrentUserQuery();
  if (user?.roles.includes('admin') && !user.secondFactorRequired) {
    return (
      <Suspense fallback={<PageLoading />}>
        <OperatorArea user={user} />
      </Suspense>
    );
  }
  if (user && !user.secondFactorRequired) return <NotOperatorPage user={user} />;
  if (!user && error) {
    return (
      <Box as="main" pt="16">
        <AccountNotLoaded asked={{ error, isFetching, refetch }} />
      </Box>
    );
  }
  if (user === undefined || (user === null && isFetching)) return <PageLoading />;
  return <Navigate to={signInPath(`${location.pathname}${location.search}`)} replace />;
}
