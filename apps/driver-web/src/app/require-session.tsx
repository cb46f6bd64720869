import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useOutletContext } from 'react-router-dom';
import { signInPath, useLanguageReport, useGetCurrentUserQuery, type UserView } from '@groupride/web-api-client';
import { ErrorState, storage } from '@groupride/web-ui';
import { loadAllTexts } from './i18n';
import { PageLoading } from './pages/page-loading';
import { PlainFrame } from './layout/plain-frame';
import { useProblemText } from '../shared/problem-text';

/** Loaded separately, because sign-in does not need it. */
const SignedInArea = lazy(async () => (await Promise.all([import('./signed-in-area'), loadAllTexts()]))[0]);

/** Wraps pages for signed-in people; others are sent to the sign-in page and return afterwards. */
export function RequireSession() {
  const { t, i18n } = useTranslation();
  const problemText = useProblemText();
  const location = useLocation();
  const { data: user, error, isFetching, refetch } = useGetCurrentUserQuery();
  useLanguageReport(user?.id, i18n.language, storage);
  if (user) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SignedInArea user={user} />
      </Suspense>
    );
  }
  // Stays mounted during a refetch: the menu in this frame also fetches the user whenever it mounts, which would loop.
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

/** The signed-in user, on pages inside RequireSession. */
export const useUser = () => useOutletContext<UserView>();
