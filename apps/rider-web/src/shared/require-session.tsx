import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorState, LoadingState } from '@groupride/web-ui';
import { signInPath } from '@groupride/web-api-client';
import { guestRide, isAbout } from './guest-ride';
import { useProblemText } from './problem-text';
import { useSession } from './session';
import { SESSION_ENDED } from './session-ended';

/**
 * Wraps pages for signed-in people; others sign in first and come back. Guests can open only the pages of their own
 * ride, and can request another link once their session has ended.
 */
export function RequireSession() {
  const { t } = useTranslation();
  const { me, failed, error, retry } = useSession();
  const problemText = useProblemText();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (me && !wasSignedIn) setWasSignedIn(true);
  if (failed)
    return (
      <ErrorState
        title={t('problems.title')}
        detail={problemText(error)}
        onRetry={() => void retry()}
        retryLabel={t('common.retry')}
      />
    );
  if (me === undefined) return <LoadingState label={t('common.loading')} />;
  if (me === null) {
    const page = { pathname, search };
    const left = guestRide.left();
    if (left !== null && isAbout(left, page)) return <Navigate to="/guest" replace state={{ left: true }} />;
    const visited = guestRide.get();
    const asGuest = visited !== null && isAbout(visited, page);
    if (asGuest) return <Navigate to="/guest" replace />;
    return <Navigate to={signInPath(`${pathname}${search}`)} replace state={wasSignedIn ? SESSION_ENDED : null} />;
  }
  if (typeof me.guestRideId === 'number' && !isAbout(me.guestRideId, { pathname, search }))
    return <Navigate to={`/ride/${me.guestRideId}`} replace />;
  return <Outlet />;
}
