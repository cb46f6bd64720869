import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { isOperatorWith } from '../../platform/http/access';
import type { Principal } from '../../platform/http/principal';
import { DocumentLinks } from './document-links';
import { noSuchDocument } from './documents.errors';
import { DocumentStore } from './document-store';
import { DocumentsRepository, type StoredDocument } from './documents.repository';

const removeFile = defineJob<{ storageKey: string }>('remove-file-without-document');
/** By this time, the process that writes a file has either stored its document or failed. */
const CHECK_SECONDS = 600;

export interface DocumentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Keeps files and documents consistent: no file remains without a document, and no document loses its file. */
@Injectable()
export class DocumentFilesService implements OnModuleInit {
  constructor(
    private readonly store: DocumentStore,
    private readonly documents: DocumentsRepository,
    private readonly links: DocumentLinks,
    private readonly jobs: Jobs,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(removeFile, ({ storageKey }) => this.removeUnused(storageKey));
  }

  /** Writes the file, then runs `storeDocument`. If the process dies in between, a job removes the file. */
  async writeFor(
    storageKey: string,
    bytes: Buffer,
    storeDocument: () => Promise<StoredDocument>,
  ): Promise<StoredDocument> {
    await this.database.transaction((tx) => this.jobs.enqueue(tx, removeFile, { storageKey }, CHECK_SECONDS));
    await this.store.write(storageKey, bytes);
    let stored: StoredDocument | null = null;
    try {
      stored = await storeDocument();
      return stored;
    } finally {
      if (stored?.storageKey !== storageKey) await this.removeUnused(storageKey);
    }
  }

  /** @throws ApiError not_found, document_link_expired */
  async open(who: Principal, token: string): Promise<DocumentFile> {
    const document = await this.documents.find(this.links.read(token, who.userId));
    if (!document || !mayOpen(who, document)) throw noSuchDocument();
    const bytes = await this.store.read(document.storageKey);
    if (!bytes) throw noSuchDocument();
    const extension = document.fileType === 'application/pdf' ? 'pdf' : 'jpg';
    return { name: `${document.group}-${document.id}.${extension}`, type: document.fileType, bytes };
  }

  async removeAfterCommit(tx: Transaction, storageKey: string): Promise<void> {
    await this.jobs.enqueue(tx, removeFile, { storageKey });
  }

  private async removeUnused(storageKey: string): Promise<void> {
    if (!(await this.documents.hasFile(storageKey))) await this.store.remove(storageKey);
  }
}

/** Operators see documents only after the application is sent. */
function mayOpen(who: Principal, { driverId, applicantId }: StoredDocument): boolean {
  return driverId === null
    ? who.userId === applicantId
    : who.driverId === driverId || isOperatorWith(who, 'people.view');
}
