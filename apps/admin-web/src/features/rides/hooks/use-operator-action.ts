import { useRef, useState } from 'react';
import type { Problem } from '@groupride/contracts';
import { problemOf } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';

interface ActionResult {
  error?: unknown;
}

/** Sends an action on a ride with one idempotency key per request, so that a repeated click acts only once. */
export function useOperatorAction(failed: string) {
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef({ what: '', key: '' });

  const send = async (request: object, call: (key: string) => Promise<ActionResult>): Promise<boolean> => {
    const what = JSON.stringify(request);
    if (asked.current.what !== what) asked.current = { what, key: crypto.randomUUID() };
    setProblem(null);
    setRefusal(null);
    setBusy(true);
    const { error } = await call(asked.current.key);
    setBusy(false);
    setRefusal(problemOf(error) ?? null);
    if (error) setProblem(problemText(error, problemOf(error)?.detail ?? failed));
    return !error;
  };
  return { send, busy, problem, refusal };
}
