import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isGuest } from '../../../shared/guest-ride';
import { useSession } from '../../../shared/session';
import { bookingActions } from '../slice';

/**
 * Empties the plan when somebody else turns out to be signed in, because it may name the people whom the previous
 * person wanted to invite. It is kept while a visitor or a guest signs in.
 */
export function useOwnDraft(): void {
  const { me } = useSession();
  const dispatch = useDispatch();
  const last = useRef<typeof me>(null);
  useEffect(() => {
    if (!me) return;
    if (last.current && last.current.id !== me.id && !isGuest(last.current)) dispatch(bookingActions.reset());
    last.current = me;
  }, [me, dispatch]);
}
