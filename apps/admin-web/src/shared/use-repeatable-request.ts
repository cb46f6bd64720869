import { useState } from 'react';
import type { Problem } from '@groupride/contracts';
import { problemOf } from '@groupride/web-api-client';
import { useKeptDraft } from './drafts';
import { useProblemText } from './problem-text';
import { recordOf, withoutRecorded, type RequestKind, type UnansweredRequest } from './unanswered-requests';

/** Unanswered requests outlive the dialog, because each may have taken effect. */
const useUnanswered = <Request>(drafts: string) => useKeptDraft<readonly UnansweredRequest<Request>[]>(drafts);

/** Forgets the requests whose effect the loaded records of their subject show. */
export function useForgetRecorded<Request, Made extends { id: number }>(
  kind: RequestKind<Request, Made>,
): (recordsOf: (subjectId: number) => readonly Made[]) => void {
  const [kept, keep] = useUnanswered<Request>(kind.drafts);
  return (recordsOf) => {
    if (!kept) return;
    const left = withoutRecorded(kind, kept, recordsOf);
    if (left.length < kept.length) keep(left.length > 0 ? left : null);
  };
}

/** The subjects with requests that got no answer, the latest last. */
export const useUnansweredSubjects = <Request, Made>({ drafts }: RequestKind<Request, Made>): readonly number[] =>
  useUnanswered<Request>(drafts)[0]?.map(({ subjectId }) => subjectId) ?? [];

export interface RepeatableRequestOptions<Request, Made> {
  subjectId: number;
  /** What was made for the subject so far, as loaded. */
  records: readonly Made[] | undefined;
  call: (request: Request, key: string) => Promise<{ error?: unknown }>;
  texts: {
    failed: string;
    /** Without an answer. */
    unknown: string;
    /** The same amount was sent before with other details, and took effect. */
    madeBefore: string;
  };
}

/**
 * Sends requests about an amount that must take effect only once. A request that got no answer keeps its idempotency
 * key until its outcome is known, even if the dialog is closed meanwhile. Sending the same amount again therefore
 * cannot take effect twice.
 */
export function useRepeatableRequest<Request extends { amount: string }, Made extends { id: number }>(
  kind: RequestKind<Request, Made>,
  { subjectId, records, call, texts }: RepeatableRequestOptions<Request, Made>,
) {
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const [kept, keep] = useUnanswered<Request>(kind.drafts);
  // Entries stay here although the loaded records show their effect, so that another press still sends the same key.
  const [entries, setEntries] = useState(() =>
    withoutRecorded(kind, kept ?? [], (id) => (id === subjectId ? (records ?? []) : [])),
  );
  const last = entries.findLast((entry) => entry.subjectId === subjectId);

  const remember = (changed: readonly UnansweredRequest<Request>[]) => {
    setEntries(changed);
    keep(changed.length > 0 ? changed : null);
  };
  /** @returns the error, undefined once it is made */
  const send = async (request: Request): Promise<{ error?: unknown }> => {
    const earlier = entries.find((entry) => entry.subjectId === subjectId && entry.request.amount === request.amount);
    // The first of the requests under a key may be the one that was made, so its details stay.
    const entry = earlier ?? {
      subjectId,
      request,
      key: crypto.randomUUID(),
      lastRecordId: records ? Math.max(0, ...records.map(({ id }) => id)) : null,
    };
    const others = entries.filter((other) => other !== earlier);
    remember([...others, entry]);
    setProblem(null);
    const { error } = await call(request, entry.key);
    const refusal = refusalOf(error);
    const isKnown = !error || (refusal && (earlier ? decidesRepetition(refusal) : true));
    if (isKnown) remember(others);
    if (error) setProblem(refusal ? refusalText(error, refusal) : texts.unknown);
    return { error };
  };
  const refusalText = (error: unknown, { code, detail }: Problem): string =>
    code === 'idempotency_key_reused' ? texts.madeBefore : problemText(error, detail ?? texts.failed);
  return { send, problem, unanswered: last, recorded: last && recordOf(kind, last, records ?? []) };
}

/** The API's refusal. A fault is none, because the request may have taken effect before it. */
export function refusalOf(error: unknown): Problem | undefined {
  const problem = problemOf(error);
  return problem && problem.status < 500 ? problem : undefined;
}

/** Whether the refusal of a repeated request means that the first one had no effect. Access is checked before that. */
const decidesRepetition = ({ status, code }: Problem): boolean => status === 409 && code !== 'idempotency_key_reused';
