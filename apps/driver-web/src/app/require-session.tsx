import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { signInPath, SocketProvider, type UserView } from '@groupride/web-api-client';
import { ErrorState } from '@groupride/web-ui';
import { useGetCurrentUserQuery } from '../features/session/api';
import { useToldLanguage } from '../features/session/hooks/use-told-language';
import { PageLoading } from './pages/page-loading';
import { PlainFrame } from './layout/plain-frame';

/** Pages inside need somebody signed in; others are sent to the sign-in page and come back after it. */
export function RequireSession() {
  const { t } = useTranslation();
  const location = useLocation();
  const { data: user, isError, isFetching, refetch } = useGetCurrentUserQuery();
  useToldLanguage(user?.id);
  if (user) {
    return (
      <SocketProvider key={user.id}>
        <Outlet context={user} />
      </SocketProvider>
    );
  }
  if (isError) {
    return (
      <PlainFrame>
        <ErrorState
          title={t('app.loadFailed')}
          detail={t('app.loadFailedHint')}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </PlainFrame>
    );
  }
  if (user === undefined || isFetching) return <PageLoading />;
  return <Navigate to={signInPath(`${location.pathname}${location.search}`)} replace />;
}

/** Who is signed in, on pages inside RequireSession. */
export const useUser = () => useOutletContext<UserView>();
