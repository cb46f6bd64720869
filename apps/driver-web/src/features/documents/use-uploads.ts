import { MAX_DOCUMENT_BYTES, type DocumentGroup } from '@groupride/contracts';
import { useRef, useState } from 'react';
import { uploadDocument, type UploadError } from './upload-document';

export interface PendingUpload {
  key: number;
  group: DocumentGroup;
  file: File;
  replaces?: number | undefined;
  /** The uploaded fraction, 0 to 1. */
  progress: number;
  /** Null while the upload is in progress. */
  error: UploadError | null;
}

/** The error that the server would return after the upload. */
const TOO_LARGE: UploadError = { status: 413, data: { code: 'payload_too_large' } };

/** Files being uploaded, and uploads that failed. */
export function useUploads(driverId: number | null, onUploaded: () => void) {
  const [uploads, setUploads] = useState<PendingUpload[]>([]);
  const keys = useRef(0);
  const change = (key: number, changes: Partial<PendingUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const dismiss = (key: number) => setUploads((all) => all.filter((each) => each.key !== key));

  const send = async (upload: PendingUpload) => {
    const { key, file, group, replaces } = upload;
    change(key, { progress: 0, error: null });
    const error =
      file.size > MAX_DOCUMENT_BYTES
        ? TOO_LARGE
        : await uploadDocument({ driverId, group, file, replaces }, (progress) => change(key, { progress }));
    if (error) return change(key, { error });
    dismiss(key);
    onUploaded();
  };
  const start = (group: DocumentGroup, files: readonly File[], replaces?: number) => {
    const added = files.map((file) => {
      keys.current += 1;
      return { key: keys.current, group, file, replaces, progress: 0, error: null };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) void send(upload);
  };
  return { uploads, start, dismiss, retry: (upload: PendingUpload) => void send(upload) };
}
