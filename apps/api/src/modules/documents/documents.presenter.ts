import { Injectable } from '@nestjs/common';
import type { DocumentView } from '@groupride/contracts';
import { CityCalendar } from '../city/city-calendar.facade';
import { DocumentLinks } from './document-links';
import { isExpired } from './domain/expiry';
import type { StoredDocument } from './documents.repository';

@Injectable()
export class DocumentsPresenter {
  constructor(
    private readonly links: DocumentLinks,
    private readonly calendar: CityCalendar,
  ) {}

  present(document: StoredDocument, readerId: number): DocumentView {
    const { id, group, state, reason, fileType, sizeBytes, uploadedAt } = document;
    // The day of a replacement in review belongs to the document that it replaced.
    const expiresOn = state === 'in_review' ? null : document.expiresOn;
    return {
      id,
      group,
      state,
      reason,
      expiresOn,
      fileType,
      sizeBytes,
      isExpired: isExpired({ expiresOn }, this.calendar.today()),
      uploadedAt: uploadedAt.toISOString(),
      url: this.links.of(id, readerId),
    };
  }
}
