import { useEffect, useState } from 'react';
import { useSaveApplicationDraftMutation, type ApplicationDraftView } from '@groupride/web-api-client';
import { DraftSaver, type DraftContent, type DraftState } from './draft-saver';

/** Saves the form on the server while it is filled in. Nothing is stored in the browser. */
export function useDraft({ revision }: ApplicationDraftView, opened: DraftContent) {
  const [save] = useSaveApplicationDraftMutation();
  const [state, setState] = useState<DraftState>('unchanged');
  const [saver] = useState(
    () => new DraftSaver(revision, opened, (draft) => save({ applicationDraft: draft }), setState),
  );
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      saver.flush();
    };
  }, [saver]);
  return { saver, state };
}
