import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const Drafts = createContext<Map<string, unknown> | null>(null);

/** Keeps what an operator typed and did not save while other pages are shown, and has the browser ask before the tab is closed. */
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

/** @param what names what the draft is of. @returns the draft that was kept, and how to keep one or, with null, none */
export function useKeptDraft<Draft>(what: string): [Draft | undefined, (draft: Draft | null) => void] {
  const drafts = use(Drafts);
  const keep = (draft: Draft | null) => {
    if (draft === null) drafts?.delete(what);
    else drafts?.set(what, draft);
  };
  return [drafts?.get(what) as Draft | undefined, keep];
}
