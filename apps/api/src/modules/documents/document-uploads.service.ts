import { Injectable } from '@nestjs/common';
import { MAX_DOCUMENTS_PER_GROUP, type DocumentUploadQuery, type DocumentView } from '@groupride/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { fileNeeded } from '../../platform/http/upload';
import { CityCalendar } from '../city/city-calendar.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { DocumentFilesService } from './document-files.service';
import {
  alreadyRefused,
  applicationSent,
  documentAccepted,
  noSuchDocument,
  tooManyDocuments,
} from './documents.errors';
import { DocumentsPresenter } from './documents.presenter';
import {
  DocumentsRepository,
  ofApplicant,
  ofDriver,
  ownerOf,
  type DocumentOwner,
  type NewDocument,
  type StoredDocument,
} from './documents.repository';
import { isExpired } from './domain/expiry';
import { UploadedFilesService } from './uploaded-files.service';

/** Lets drivers and applicants upload and remove their documents. */
@Injectable()
export class DocumentUploadsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly drivers: DriversFacade,
    private readonly uploads: UploadedFilesService,
    private readonly files: DocumentFilesService,
    private readonly presenter: DocumentsPresenter,
    private readonly calendar: CityCalendar,
  ) {}

  /**
   * Stores a document. Uploading the same file again changes nothing.
   * @throws ApiError validation_failed, document_type_refused, document_unreadable, document_active_content,
   * document_accepted, too_many_documents, not_found
   */
  async upload(
    who: Principal,
    driverId: number,
    { group, replaces }: DocumentUploadQuery,
    upload: Buffer | undefined,
  ): Promise<DocumentView> {
    this.drivers.checkSelf(who, driverId);
    return this.store(who, ofDriver(driverId), { group, replaces }, upload);
  }

  /**
   * Stores a document before the application is sent.
   * @throws ApiError application_exists, and the errors of `upload`
   */
  async uploadAsApplicant(
    who: Principal,
    query: DocumentUploadQuery,
    upload: Buffer | undefined,
  ): Promise<DocumentView> {
    if (who.driverId !== null) throw applicationSent();
    return this.store(who, ofApplicant(who.userId), query, upload);
  }

  /** @throws ApiError not_found; document_accepted, also when it was accepted before it was refused */
  async remove(who: Principal, driverId: number, documentId: number): Promise<void> {
    this.drivers.checkSelf(who, driverId);
    await this.removeOf(ofDriver(driverId), documentId);
  }

  /** @throws ApiError not_found */
  async removeAsApplicant(who: Principal, documentId: number): Promise<void> {
    await this.removeOf(ofApplicant(who.userId), documentId);
  }

  private async store(
    who: Principal,
    owner: DocumentOwner,
    { group, replaces }: DocumentUploadQuery,
    upload: Buffer | undefined,
  ): Promise<DocumentView> {
    if (!upload) throw fileNeeded();
    const { type, bytes } = await this.uploads.check(upload, group);
    const document: NewDocument = {
      owner,
      group,
      fileType: type,
      sizeBytes: bytes.length,
      uploadedAt: this.calendar.now(),
      uploadHash: createHash('sha256').update(upload).digest('hex'),
      storageKey: randomUUID(),
      expiresOn: null,
    };
    const stored = await this.files.writeFor(document.storageKey, bytes, () =>
      this.database.transaction((tx) => this.insert(tx, document, replaces ?? null)),
    );
    return this.presenter.present(stored, who.userId);
  }

  private async removeOf(owner: DocumentOwner, documentId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const document = await this.ownDocument(tx, owner, documentId);
      // It was accepted once, so its expiry must be kept until another one is accepted.
      if (document.expiresOn !== null) throw documentAccepted();
      await this.takeAway(tx, document);
    });
  }

  private async insert(tx: Transaction, document: NewDocument, replaces: number | null): Promise<StoredDocument> {
    const { owner, group } = document;
    // The lock serializes uploads, so that the limit holds.
    await (owner.driverId === null
      ? this.documents.lockApplicant(tx, owner.applicantId)
      : this.drivers.lock(tx, owner.driverId));
    const before = await this.documents.findUploaded(tx, document);
    if (before?.state === 'rejected' || before?.state === 'asked_again') throw alreadyRefused();
    if (before) return before;
    const old = replaces === null ? null : await this.ownDocument(tx, owner, replaces);
    if (old) {
      if (old.group !== group) throw noSuchDocument();
      await this.takeAway(tx, old);
    }
    const today = this.calendar.today();
    // Accepted documents cannot be removed, so renewing them must not use up the room.
    const counted = (await this.documents.list(owner, tx)).filter(
      (each) => each.group === group && !(each.state === 'accepted' && isExpired(each, today)),
    );
    if (counted.length >= MAX_DOCUMENTS_PER_GROUP) throw tooManyDocuments();
    const stored = await this.documents.insert(tx, { ...document, expiresOn: old?.expiresOn ?? null });
    // The application was sent in the meantime.
    if (!stored) throw applicationSent();
    return stored;
  }

  private async ownDocument(tx: Transaction, owner: DocumentOwner, documentId: number): Promise<StoredDocument> {
    const document = (await this.documents.list(owner, tx)).find(({ id }) => id === documentId);
    if (!document) throw noSuchDocument();
    return document;
  }

  private async takeAway(tx: Transaction, document: StoredDocument): Promise<void> {
    const removed = await this.documents.removeUnaccepted(tx, ownerOf(document), document.id);
    if (!removed) throw documentAccepted();
    await this.files.removeAfterCommit(tx, removed.storageKey);
  }
}
