import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const Drafts = createContext<Map<string, unknown> | null>(null);

/** Keeps an operator's unsaved input while other pages are shown, and makes the browser ask before the tab closes. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const [drafts] = useState(() => new Map<string, unknown>());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drafts.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [drafts]);
  return <Drafts value={drafts}>{children}</Drafts>;
}

/**
 * @param what identifies the subject of the draft
 * @returns the stored draft, and a function that stores one or, with null, removes it
 */
export function useKeptDraft<Draft>(what: string): [Draft | undefined, (draft: Draft | null) => void] {
  const drafts = use(Drafts);
  const keep = (draft: Draft | null) => {
    if (draft === null) drafts?.delete(what);
    else drafts?.set(what, draft);
  };
  return [drafts?.get(what) as Draft | undefined, keep];
}
