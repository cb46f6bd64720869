import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useOutletContext } from 'react-router-dom';
import { signInPath, useToldLanguage, type UserView } from '@groupride/web-api-client';
import { ErrorState, storage } from '@groupride/web-ui';
import { useGetCurrentUserQuery } from '../features/session/api';
import { loadAllTexts } from './i18n';
import { PageLoading } from './pages/page-loading';
import { PlainFrame } from './layout/plain-frame';
import { useProblemText } from '../shared/problem-text';

/** Not needed to sign in. */
const SignedInArea = lazy(async () => (await Promise.all([import('./signed-in-area'), loadAllTexts()]))[0]);

/** Pages inside need somebody signed in; others are sent to the sign-in page and come back after it. */
export function RequireSession() {
  const { t, i18n } = useTranslation();
  const problemText = useProblemText();
  const location = useLocation();
  const { data: user, error, isFetching, refetch } = useGetCurrentUserQuery();
  useToldLanguage(user?.id, i18n.language, storage);
  if (user) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SignedInArea user={user} />
      </Suspense>
    );
  }
  // Also while it is asked again: the menu beside the message asks, too, and would do so each time that it appeared again.
  if (error) {
    return (
      <PlainFrame>
        <ErrorState
          title={t('app.loadFailed')}
          detail={problemText(error)}
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
