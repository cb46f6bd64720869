import { Injectable } from '@nestjs/common';
import type { DocumentView } from '@groupride/contracts';
import { DocumentDays } from './document-days';
import { DocumentLinks } from './document-links';
import { isExpired } from './domain/expiry';
import type { StoredDocument } from './documents.repository';

@Injectable()
export class DocumentsPresenter {
  constructor(
    private readonly links: DocumentLinks,
    private readonly days: DocumentDays,
  ) {}

  present(document: StoredDocument, readerId: number): DocumentView {
    const { id, group, state, reason, fileType, sizeBytes, uploadedAt, expiresOn } = document;
    return {
      ...{ id, group, state, reason, expiresOn, fileType, sizeBytes },
      isExpired: isExpired(document, this.days.today()),
      uploadedAt: uploadedAt.toISOString(),
      url: this.links.of(id, readerId),
    };
  }
}
