import type { DocumentView } from '@groupride/contracts';
import type { StoredDocument } from './documents.repository';

export function presentDocument(document: StoredDocument, url: string): DocumentView {
  const { id, group, state, reason, fileType, sizeBytes, uploadedAt } = document;
  return { id, group, state, reason, fileType, sizeBytes, uploadedAt: uploadedAt.toISOString(), url };
}
