import type { Config } from '../../../config/config';
import type { DocumentStore } from '../document-store';
import { FolderDocumentStore } from './folder-document-store';

/** An S3 bucket if one is configured, otherwise a folder. Loads the S3 SDK only if needed. */
export async function documentStore(config: Config): Promise<DocumentStore> {
  if (!config.S3_BUCKET) return new FolderDocumentStore(config);
  const { S3DocumentStore } = await import('./s3-document-store');
  return new S3DocumentStore(config);
}
