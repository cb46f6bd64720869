import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { isGuest } from '../../../shared/guest-ride';
import { useSession } from '../../../shared/session';
import { bookingActions, emptyDraft, selectDraft, type BookingState } from '../slice';
import { storedDraft } from '../stored-draft';

/**
 * Empties the plan when somebody else turns out to be signed in, because it may name the people whom the previous
 * person wanted to invite. It is kept while a visitor or a guest signs in, and when the page is reloaded.
 */
export function useOwnDraft(): void {
  const { me, failed } = useSession();
  const { dispatch } = useStore<BookingState>();
  /** The account whose plan it is; undefined until the page knows. */
  const owner = useRef<number | null>(undefined);
  useStoredDraft(owner);
  useEffect(() => {
    if (me === undefined || failed) return;
    const isFirst = owner.current === undefined;
    if (isFirst) owner.current = storedDraft.get()?.owner ?? null;
    if (me === null) {
      // A session that ended does not lose the plan, but the next person to open the page must not see it.
      if (owner.current !== null) storedDraft.remove();
      if (owner.current !== null && isFirst) dispatch(bookingActions.reset());
      return;
    }
    if (owner.current !== null && owner.current !== me.id) dispatch(bookingActions.reset());
    owner.current = isGuest(me) ? null : me.id;
  }, [me, failed, dispatch]);
}

function useStoredDraft(owner: RefObject<number | null | undefined>): void {
  const { getState, subscribe } = useStore<BookingState>();
  useEffect(() => {
    let last = selectDraft(getState());
    return subscribe(() => {
      const draft = selectDraft(getState());
      if (draft === last) return;
      last = draft;
      if (draft === emptyDraft) storedDraft.remove();
      else storedDraft.set({ draft, owner: owner.current ?? null });
    });
  }, [getState, subscribe, owner]);
}
