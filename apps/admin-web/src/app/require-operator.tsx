import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Box, storage } from '@groupride/web-ui';
import { signInPath, useLanguageReport, type UserView } from '@groupride/web-api-client';
import { useGetCurrentUserQuery } from '../features/session/api';
import { loadAllTexts } from './i18n';
import { NotOperatorPage } from './pages/not-operator-page';
import { PageLoading } from './pages/page-loading';
import { useHasSignedOut } from './use-sign-out';
import { AccountNotLoaded } from '../shared/components/listing';

/** Loaded separately, because sign-in does not need it. */
const OperatorArea = lazy(async () => (await Promise.all([import('./operator-area'), loadAllTexts()]))[0]);

const SessionEnded = lazy(async () => ({ default: (await import('./session-ended')).SessionEnded }));

/**
 * Requires an operator who has entered both codes. A page on which something was entered stays when the session ends, so
 * that the operator can go on after signing in again in another tab.
 */
export function RequireOperator() {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  // Coming back from another tab tells whether the operator has signed in or out there.
  const { data: user, error, isFetching, refetch } = useGetCurrentUserQuery(undefined, { refetchOnFocus: true });
  const hasSignedOut = useHasSignedOut();
  const hasInput = useHasInput(location.pathname);
  const [shown, setShown] = useState<UserView | null>(null);
  const operator = user?.roles.includes('admin') && !user.secondFactorRequired ? user : null;
  useLanguageReport(operator?.id, i18n.language, storage);
  if (operator && operator !== shown) setShown(operator);
  const hasEnded = user === null || (user?.secondFactorRequired && user.id === shown?.id);
  const inArea = operator ?? (hasEnded && hasInput && !hasSignedOut ? shown : null);
  const signIn = signInPath(`${location.pathname}${location.search}`);
  if (inArea) {
    return (
      <>
        <Suspense fallback={<PageLoading />}>
          <OperatorArea user={inArea} />
        </Suspense>
        {!operator && (
          <Suspense>
            <SessionEnded onLeave={() => void navigate(signIn, { replace: true })} />
          </Suspense>
        )}
      </>
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
  return <Navigate to={signIn} replace />;
}

/** Whether anything was entered on this page since it was opened. */
function useHasInput(path: string): boolean {
  const [inputOn, setInputOn] = useState<string | null>(null);
  useEffect(() => {
    const note = () => setInputOn(path);
    document.addEventListener('input', note);
    return () => {
      document.removeEventListener('input', note);
      setInputOn(null);
    };
  }, [path]);
  return inputOn === path;
}
