import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { api, useSignOutMutation } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { forgetSession } from '../features/session/last-session';
import { forgetTripRoute } from '../features/navigation/trip-route';
import { forgetStoredAnswers } from '../shared/offline/service-worker';
import { useProblemText } from '../shared/problem-text';

/**
 * Signs out: goes offline first, then ends the session and removes all its data from the page. Does not sign out while
 * the driver can't go offline, for example during a ride.
 */
export function useSignOut() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const [isSigningOut, setIsSigningOut] = useState(false);

  const signOutAndRedirect = async (goOffline?: () => Promise<boolean>) => {
    setIsSigningOut(true);
    const isOffline = (await goOffline?.()) ?? true;
    const { error } = isOffline ? await signOut() : {};
    setIsSigningOut(false);
    if (!isOffline) return;
    if (error) {
      toast({ tone: 'error', title: problemText(error, t('menu.signOutFailed')) });
      return;
    }
    forgetSession();
    await forgetStoredAnswers();
    forgetTripRoute();
    await navigate('/signin');
    dispatch(api.util.resetApiState());
  };
  return { signOutAndRedirect, isSigningOut };
}
