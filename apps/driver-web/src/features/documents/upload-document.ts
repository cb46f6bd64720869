import type { DocumentGroup } from '@groupride/contracts';

export interface DocumentUpload {
  /** Null before the application is sent. */
  driverId: number | null;
  group: DocumentGroup;
  file: File;
  /** Id of the document that this file replaces. */
  replaces?: number | undefined;
}

/** A failed call, in the format of the API client. */
export interface UploadError {
  status: number | 'FETCH_ERROR';
  data?: unknown;
}

/**
 * Uploads a file with XMLHttpRequest, since fetch reports no progress.
 * @param onProgress called with the uploaded fraction, 0 to 1
 * @returns the error, or null when the file was stored
 */
export function uploadDocument(
  { driverId, group, file, replaces }: DocumentUpload,
  onProgress: (part: number) => void,
): Promise<UploadError | null> {
  const query = new URLSearchParams({ group, ...(replaces === undefined ? {} : { replaces: String(replaces) }) });
  const form = new FormData();
  form.set('file', file);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/drivers/${driverId ?? 'applications'}/documents?${query.toString()}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => done(request.status < 300 ? null : errorOf(request));
    request.onerror = () => done({ status: 'FETCH_ERROR' });
    request.send(form);
  });
}

function errorOf({ status, responseText }: XMLHttpRequest): UploadError {
  try {
    return { status, data: JSON.parse(responseText) as unknown };
  } catch {
    return { status };
  }
}
