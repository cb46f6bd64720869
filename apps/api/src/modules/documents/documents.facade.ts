import type { DocumentFileType } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { ApiError } from '../../platform/http/api-error';

/** What documents have to say about an application. */
export abstract class DocumentsFacade {
  /** @throws ApiError documents_missing when documents are required and a group has no accepted one */
  abstract checkComplete(tx: Transaction, driverId: number): Promise<void>;
}

/** Decides by content what an uploaded file is, and writes it anew, so that nothing else that was in the file is kept. */
export abstract class UploadedFilesFacade {
  /**
   * PDFs stay PDFs, photos become JPEG.
   * @param types what is taken
   * @throws ApiError `refused` for other types; document_unreadable, document_active_content
   */
  abstract rewrite(
    bytes: Buffer,
    types: readonly string[],
    refused: () => ApiError,
  ): Promise<{ type: DocumentFileType; bytes: Buffer }>;
}
