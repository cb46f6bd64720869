import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { isGuest } from '../../../shared/guest-ride';
import { useSession } from '../../../shared/session';
import '../api';
import { bookingActions, emptyDraft, selectDraft, type BookingState } from '../slice';
import { storedDraft } from '../stored-draft';

/**
 * Empties the plan when somebody else turns out to be signed in, because it may name the people whom the previous
 * person wanted to invite. It is kept while a visitor or a guest signs in, when the page is reloaded, and until a rider
 * whose session has ended signs in again.
 */
export function useOwnDraft(): void {
  const { me, failed } = useSession();
  const { dispatch, getState } = useStore<BookingState>();
  /** The account whose plan it is; undefined until the page knows. */
  const owner = useRef<number | null>(undefined);
  /** Whether the plan is emptied only on the screen. */
  const isHiding = useRef(false);
  useStoredDraft(owner, isHiding);
  useEffect(() => {
    if (me === undefined || failed) return;
    const isFirst = owner.current === undefined;
    if (isFirst) owner.current = storedDraft.get()?.owner ?? null;
    if (me === null) {
      // A session that ended does not lose the plan, but the next person to open the page must not see it.
      isHiding.current = true;
      if (owner.current !== null && isFirst) dispatch(bookingActions.reset());
      isHiding.current = false;
      return;
    }
    const kept = storedDraft.get();
    if (owner.current !== null && owner.current !== me.id) dispatch(bookingActions.reset());
    else if (kept?.owner === me.id && selectDraft(getState()) === emptyDraft)
      dispatch(bookingActions.restored(kept.draft));
    owner.current = isGuest(me) ? null : me.id;
  }, [me, failed, dispatch, getState]);
}

function useStoredDraft(owner: RefObject<number | null | undefined>, isHiding: RefObject<boolean>): void {
  const { getState, subscribe } = useStore<BookingState>();
  useEffect(() => {
    let last = selectDraft(getState());
    return subscribe(() => {
      const draft = selectDraft(getState());
      if (draft === last) return;
      last = draft;
      if (isHiding.current) return;
      if (draft === emptyDraft) storedDraft.remove();
      else storedDraft.set({ draft, owner: owner.current ?? null });
    });
  }, [getState, subscribe, owner, isHiding]);
}
