import { Injectable } from '@nestjs/common';
import { MAX_DOCUMENTS_PER_GROUP, type DocumentUploadQuery, type DocumentView } from '@groupride/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { DocumentFilesService } from './document-files.service';
import { alreadyRefused, documentAccepted, fileNeeded, noSuchDocument, tooManyDocuments } from './documents.errors';
import { DocumentsPresenter } from './documents.presenter';
import { DocumentsRepository, type NewDocument, type StoredDocument } from './documents.repository';
import { UploadedFilesService } from './uploaded-files.service';

/** Drivers upload and remove their documents. */
@Injectable()
export class DocumentUploadsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly drivers: DriversFacade,
    private readonly uploads: UploadedFilesService,
    private readonly files: DocumentFilesService,
    private readonly presenter: DocumentsPresenter,
    private readonly clock: Clock,
  ) {}

  /**
   * The same file sent again is stored once.
   * @throws ApiError validation_failed, document_type_refused, document_unreadable, document_accepted, too_many_documents, not_found
   */
  async upload(
    who: Principal,
    driverId: number,
    { group, replaces }: DocumentUploadQuery,
    upload: Buffer | undefined,
  ): Promise<DocumentView> {
    this.drivers.checkSelf(who, driverId);
    if (!upload) throw fileNeeded();
    const { type, bytes } = await this.uploads.check(upload, group);
    const document: NewDocument = {
      ...{ driverId, group, fileType: type, sizeBytes: bytes.length, uploadedAt: this.clock.now() },
      uploadHash: createHash('sha256').update(upload).digest('hex'),
      storageKey: randomUUID(),
    };
    const stored = await this.files.writeFor(document.storageKey, bytes, () =>
      this.database.transaction((tx) => this.insert(tx, document, replaces ?? null)),
    );
    return this.presenter.present(stored, who.userId);
  }

  /** @throws ApiError not_found, document_accepted */
  async remove(who: Principal, driverId: number, documentId: number): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    await this.database.transaction(async (tx) => {
      await this.takeAway(tx, await this.ownDocument(tx, driverId, documentId));
    });
  }

  private async insert(tx: Transaction, document: NewDocument, replaces: number | null): Promise<StoredDocument> {
    const { driverId, group } = document;
    // One upload of a driver after the other, so that they are counted.
    await this.drivers.lock(tx, driverId);
    const before = await this.documents.findUploaded(tx, document);
    if (before?.state === 'rejected') throw alreadyRefused();
    if (before) return before;
    if (replaces !== null) {
      const old = await this.ownDocument(tx, driverId, replaces);
      if (old.group !== group) throw noSuchDocument();
      await this.takeAway(tx, old);
    }
    const own = await this.documents.list(driverId, tx);
    if (own.filter((each) => each.group === group).length >= MAX_DOCUMENTS_PER_GROUP) throw tooManyDocuments();
    const stored = await this.documents.insert(tx, document);
    if (!stored) throw new Error('a document was inserted although its driver is locked');
    return stored;
  }

  private async ownDocument(tx: Transaction, driverId: number, documentId: number): Promise<StoredDocument> {
    const document = (await this.documents.list(driverId, tx)).find(({ id }) => id === documentId);
    if (!document) throw noSuchDocument();
    return document;
  }

  private async takeAway(tx: Transaction, { driverId, id }: StoredDocument): Promise<void> {
    const removed = await this.documents.removeUnaccepted(tx, driverId, id);
    if (!removed) throw documentAccepted();
    await this.files.removeAfterCommit(tx, removed.storageKey);
  }
}
