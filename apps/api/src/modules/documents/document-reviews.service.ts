import { Injectable } from '@nestjs/common';
import { EXPIRING_GROUPS, type DocumentReview, type DocumentView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { CityCalendar } from '../city/city-calendar.facade';
import { DocumentExpiryService } from './document-expiry.service';
import { DocumentNotices } from './document-notices';
import { noSuchDocument, reviewedMeanwhile } from './documents.errors';
import { DocumentsPresenter } from './documents.presenter';
import { DocumentsRepository } from './documents.repository';

/** Lets operations accept or reject documents, or request a new picture. */
@Injectable()
export class DocumentReviewsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly audit: AuditFacade,
    private readonly notices: DocumentNotices,
    private readonly expiry: DocumentExpiryService,
    private readonly calendar: CityCalendar,
    private readonly presenter: DocumentsPresenter,
  ) {}

  /**
   * Reviews a document. Does nothing when it already has this state.
   * @throws ApiError validation_failed without a reason, application_changed, not_found
   */
  async review(
    who: Principal,
    documentId: number,
    { state, changedFrom, reason, expiresOn }: DocumentReview,
  ): Promise<DocumentView> {
    if (state !== 'accepted' && !reason) throw fieldError('reason', 'tell the driver why', 'required');
    const lastDay = state === 'accepted' ? (expiresOn ?? null) : null;
    this.checkLastDay(lastDay);
    const stated = state === 'accepted' ? null : reason!;
    const driverId = (await this.documents.find(documentId))?.driverId ?? null;
    await this.database.transaction(async (tx) => {
      if (driverId !== null) await this.expiry.lock(tx, driverId);
      const review = {
        state,
        changedFrom: changedFrom ?? null,
        reason: stated,
        reviewerId: who.userId,
        expiresOn: lastDay,
      };
      const document = await this.documents.review(tx, documentId, review);
      if (!document) {
        const found = changedFrom && (await this.documents.find(documentId, tx));
        const isDone = found && found.state === state && (lastDay === null || found.expiresOn === lastDay);
        if (found && found.state !== changedFrom && !isDone) throw reviewedMeanwhile();
        return;
      }
      await this.audit.record(
        who.userId,
        'review_driver_document',
        `driver:${document.driverId}`,
        { documentId, group: document.group, state, reason: stated, expiresOn: lastDay },
        tx,
      );
      if (lastDay !== null && !EXPIRING_GROUPS.includes(document.group))
        throw fieldError('expiresOn', 'photos of a vehicle do not expire');
      await this.expiry.update(tx, document.driverId);
      await this.notices.tell(tx, document);
    });
    const document = await this.documents.find(documentId);
    // Operators see documents only after the application is sent.
    if (!document || document.driverId === null) throw noSuchDocument();
    return this.presenter.present(document, who.userId);
  }

  private checkLastDay(day: string | null): void {
    if (day === null) return;
    if (!this.calendar.noon(day)) throw fieldError('expiresOn', 'there is no such day');
    if (day < this.calendar.today()) throw fieldError('expiresOn', 'this day has passed; reject the document instead');
  }
}
