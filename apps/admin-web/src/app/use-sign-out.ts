import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { useSignOutMutation } from '../features/session/api';
import { useProblemText } from '../shared/problem-text';

const SIGN_OUT = 'sign-out';

/** Whether the operator has just signed out on this page. */
export const useHasSignedOut = (): boolean => useSignOutMutation({ fixedCacheKey: SIGN_OUT })[1].isSuccess;

/** Signs out, and removes all data of the session from the page. */
export function useSignOut() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation({ fixedCacheKey: SIGN_OUT });
  const [isSigningOut, setIsSigningOut] = useState(false);

  const signOutAndRedirect = async () => {
    setIsSigningOut(true);
    const { error } = await signOut();
    setIsSigningOut(false);
    if (error) {
      toast({ tone: 'error', title: problemText(error, t('nav.signOutFailed')) });
      return;
    }
    await navigate('/signin');
    dispatch(api.util.resetApiState());
  };
  return { signOutAndRedirect, isSigningOut };
}
