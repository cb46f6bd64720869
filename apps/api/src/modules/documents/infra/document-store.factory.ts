import type { Config } from '../../../config/config';
import type { DocumentStore } from '../document-store';
import { FolderDocumentStore } from './folder-document-store';

/** A bucket where one is configured, otherwise a folder. The SDK of S3 is loaded only where it is used. */
export async function documentStore(config: Config): Promise<DocumentStore> {
  if (!config.S3_BUCKET) return new FolderDocumentStore(config);
  const { S3DocumentStore } = await import('./s3-document-store');
  return new S3DocumentStore(config);
}
