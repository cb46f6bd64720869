import type { EvidenceKind } from '@groupride/contracts';
import type { DisputeCase } from '@groupride/web-api-client';

export interface EvidenceUpload {
  disputeId: string;
  kind: EvidenceKind;
  version: number;
  file: File;
}

/** The updated dispute, or a failed call in the format of the API client. */
export type Uploaded = { dispute: DisputeCase } | { error: { status: number | 'FETCH_ERROR'; data?: unknown } };

/**
 * Uploads a file with XMLHttpRequest, since fetch reports no progress.
 * @param onProgress called with the uploaded fraction, 0 to 1
 */
export function uploadEvidence(
  { disputeId, kind, version, file }: EvidenceUpload,
  onProgress: (part: number) => void,
): Promise<Uploaded> {
  const query = new URLSearchParams({ kind, version: String(version) });
  const form = new FormData();
  form.set('file', file);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin/disputes/${encodeURIComponent(disputeId)}/evidence/files?${query.toString()}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => done(answerOf(request));
    request.onerror = () => done({ error: { status: 'FETCH_ERROR' } });
    request.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const data = JSON.parse(responseText) as unknown;
    return status < 300 ? { dispute: data as DisputeCase } : { error: { status, data } };
  } catch {
    return { error: { status } };
  }
}
