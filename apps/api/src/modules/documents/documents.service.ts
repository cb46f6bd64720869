import { Injectable } from '@nestjs/common';
import { DOCUMENT_GROUPS, type DriverDocuments } from '@groupride/contracts';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { DocumentLinks } from './document-links';
import { DocumentStore } from './document-store';
import { documentsMissing, noSuchDocument } from './documents.errors';
import { DocumentsFacade } from './documents.facade';
import { presentDocument } from './documents.presenter';
import { DocumentsRepository, type StoredDocument } from './documents.repository';

export interface DocumentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Documents as drivers and operators see them. */
@Injectable()
export class DocumentsService extends DocumentsFacade {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly store: DocumentStore,
    private readonly links: DocumentLinks,
    private readonly drivers: DriversFacade,
    private readonly audit: AuditFacade,
    private readonly config: Config,
  ) {
    super();
  }

  /** For the driver and for operators, whose look is recorded. @throws ApiError not_found */
  async list(who: Principal, driverId: number): Promise<DriverDocuments> {
    if (who.driverId !== driverId) {
      if (!who.isAdmin || !(await this.drivers.find(driverId))) throw notFound('driver');
      await this.audit.look(who.userId, 'view_driver_documents', `driver:${driverId}`);
    }
    const documents = await this.documents.list(driverId);
    return {
      documents: documents.map((document) => presentDocument(document, this.links.of(document.id, who.userId))),
      missing: DOCUMENT_GROUPS.filter((group) => !has(documents, group, ({ state }) => state !== 'rejected')),
      required: this.config.REQUIRE_DOCUMENTS,
    };
  }

  /** @throws ApiError not_found, document_link_expired */
  async open(who: Principal, token: string): Promise<DocumentFile> {
    const document = await this.documents.find(this.links.read(token, who.userId));
    if (!document || (who.driverId !== document.driverId && !who.isAdmin)) throw noSuchDocument();
    const bytes = await this.store.read(document.storageKey);
    if (!bytes) throw noSuchDocument();
    const extension = document.fileType === 'application/pdf' ? 'pdf' : 'jpg';
    return { name: `${document.group}-${document.id}.${extension}`, type: document.fileType, bytes };
  }

  async checkComplete(tx: Transaction, driverId: number): Promise<void> {
    if (!this.config.REQUIRE_DOCUMENTS) return;
    const documents = await this.documents.list(driverId, tx);
    const missing = DOCUMENT_GROUPS.filter((group) => !has(documents, group, ({ state }) => state === 'accepted'));
    if (missing.length > 0) throw documentsMissing(missing);
  }
}

const has = (
  documents: readonly StoredDocument[],
  group: StoredDocument['group'],
  condition: (document: StoredDocument) => boolean,
): boolean => documents.some((document) => document.group === group && condition(document));
