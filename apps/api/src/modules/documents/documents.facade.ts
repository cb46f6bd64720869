import type { DocumentFileType } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { ApiError } from '../../platform/http/api-error';

/** Checks the documents of an application. */
export abstract class DocumentsFacade {
  /** @throws ApiError documents_missing when documents are required and a group has no accepted one */
  abstract checkComplete(tx: Transaction, driverId: number): Promise<void>;
}

/** Detects the type of an uploaded file from its content, and rewrites it so that no hidden content is kept. */
export abstract class UploadedFilesFacade {
  /**
   * Rewrites a PDF as a PDF and a photo as a JPEG.
   * @param types accepted media types
   * @throws ApiError `refused` for other types; document_unreadable, document_active_content
   */
  abstract rewrite(
    bytes: Buffer,
    types: readonly string[],
    refused: () => ApiError,
  ): Promise<{ type: DocumentFileType; bytes: Buffer }>;
}
