import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Box, ErrorState } from '@groupride/web-ui';
import { SocketProvider, signInPath } from '@groupride/web-api-client';
import { useGetCurrentUserQuery } from '../features/session/api';
import { DeskLayout } from './layout/desk-layout';
import { NotOperatorPage } from './pages/not-operator-page';
import { PageLoading } from './pages/page-loading';
import { useProblemText } from '../shared/problem-text';

/** Pages inside are for operators who have given both codes. */
export function RequireOperator() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const location = useLocation();
  const { data: user, isError, error, isFetching, refetch } = useGetCurrentUserQuery();
  if (user?.roles.includes('admin') && !user.secondFactorRequired) {
    return (
      <SocketProvider key={user.id}>
        <DeskLayout user={user} />
      </SocketProvider>
    );
  }
  if (user && !user.secondFactorRequired) return <NotOperatorPage user={user} />;
  if (!user && isError) {
    return (
      <Box as="main" pt="16">
        <ErrorState
          title={t('app.loadFailed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Box>
    );
  }
  if (user === undefined || (user === null && isFetching)) return <PageLoading />;
  return <Navigate to={signInPath(`${location.pathname}${location.search}`)} replace />;
}
