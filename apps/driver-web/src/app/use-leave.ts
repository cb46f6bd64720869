import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { api } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { useSignOutMutation } from '../features/session/api';
import { useProblemText } from '../shared/problem-text';

/** Signs out: offline first, then the session ends and nothing of it stays in the page. */
export function useLeave() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const [leaving, setLeaving] = useState(false);

  const leave = async (goOffline?: () => Promise<void>) => {
    setLeaving(true);
    await goOffline?.();
    const { error } = await signOut();
    setLeaving(false);
    if (error) {
      toast({ tone: 'error', title: problemText(error, t('menu.signOutFailed')) });
      return;
    }
    await navigate('/signin');
    dispatch(api.util.resetApiState());
  };
  return { leave, leaving };
}
