import { Injectable } from '@nestjs/common';
import type { DocumentReview, DocumentView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { DocumentLinks } from './document-links';
import { DocumentNews } from './document-news';
import { noSuchDocument } from './documents.errors';
import { presentDocument } from './documents.presenter';
import { DocumentsRepository } from './documents.repository';

/** Operations accept and reject documents. */
@Injectable()
export class DocumentReviewsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly audit: AuditFacade,
    private readonly news: DocumentNews,
    private readonly links: DocumentLinks,
    private readonly clock: Clock,
  ) {}

  /** Does nothing when the document has this state already. @throws ApiError validation_failed without a reason, not_found */
  async review(who: Principal, documentId: number, { state, reason }: DocumentReview): Promise<DocumentView> {
    if (state === 'rejected' && !reason) throw fieldError('reason', 'tell the driver why', 'required');
    const stated = state === 'rejected' ? reason! : null;
    await this.database.transaction(async (tx) => {
      const review = { state, reason: stated, reviewerId: who.userId, at: this.clock.now() };
      const document = await this.documents.review(tx, documentId, review);
      if (!document) return;
      await this.audit.record(
        who.userId,
        'review_driver_document',
        `driver:${document.driverId}`,
        { documentId, group: document.group, state, reason: stated },
        tx,
      );
      await this.news.tell(tx, document);
    });
    const document = await this.documents.find(documentId);
    if (!document) throw noSuchDocument();
    return presentDocument(document, this.links.of(documentId, who.userId));
  }
}
