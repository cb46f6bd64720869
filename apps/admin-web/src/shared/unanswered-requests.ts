/** A request that got no answer, and therefore may have taken effect. */
export interface UnansweredRequest<Request> {
  /** What it is about, such as the payment that it refunds. */
  subjectId: number;
  request: Request;
  /** Its idempotency key. */
  key: string;
  /** The subject's latest record when the request was sent; 0 for none, null when the records were not loaded. */
  lastRecordId: number | null;
}

/** A kind of request that must take effect only once. */
export interface RequestKind<Request, Made> {
  /** Names the drafts that store its unanswered requests. */
  drafts: string;
  /** Whether a record of the same subject can be what the request made. */
  isMadeBy: (made: Made, request: Request) => boolean;
}

/** What this request made, as far as the subject's loaded records show it. */
export function recordOf<Request, Made extends { id: number }>(
  { isMadeBy }: RequestKind<Request, Made>,
  { request, lastRecordId }: UnansweredRequest<Request>,
  records: readonly Made[],
): Made | undefined {
  if (lastRecordId === null) return undefined;
  return records.find((made) => made.id > lastRecordId && isMadeBy(made, request));
}

/** @param recordsOf the loaded records of a subject; empty when they are not loaded */
export const withoutRecorded = <Request, Made extends { id: number }>(
  kind: RequestKind<Request, Made>,
  entries: readonly UnansweredRequest<Request>[],
  recordsOf: (subjectId: number) => readonly Made[],
): readonly UnansweredRequest<Request>[] =>
  entries.filter((entry) => !recordOf(kind, entry, recordsOf(entry.subjectId)));
