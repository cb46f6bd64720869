import { Injectable } from '@nestjs/common';
import { DOCUMENT_GROUPS, type DriverDocuments } from '@groupride/contracts';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { isOperatorWith } from '../../platform/http/access';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { documentsMissing } from './documents.errors';
import { DocumentsFacade } from './documents.facade';
import { DocumentsPresenter } from './documents.presenter';
import { CityCalendar } from '../city/city-calendar.facade';
import { isExpired } from './domain/expiry';
import {
  DocumentsRepository,
  ofApplicant,
  ofDriver,
  type DocumentOwner,
  type StoredDocument,
} from './documents.repository';

/** Shows documents to drivers and operators. */
@Injectable()
export class DocumentsService extends DocumentsFacade {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly presenter: DocumentsPresenter,
    private readonly drivers: DriversFacade,
    private readonly audit: AuditFacade,
    private readonly config: Config,
    private readonly calendar: CityCalendar,
  ) {
    super();
  }

  /** Lists the documents for the driver or for an operator, whose access is logged. @throws ApiError not_found */
  async list(who: Principal, driverId: number): Promise<DriverDocuments> {
    if (who.driverId !== driverId) {
      if (!isOperatorWith(who, 'people.view') || !(await this.drivers.find(driverId))) throw notFound('driver');
      await this.audit.look(who.userId, 'view_driver_documents', `driver:${driverId}`);
    }
    return this.answer(ofDriver(driverId), who.userId);
  }

  /** Lists the documents of a person who has not sent an application yet. */
  listOfApplicant({ userId }: Principal): Promise<DriverDocuments> {
    return this.answer(ofApplicant(userId), userId);
  }

  private async answer(owner: DocumentOwner, readerId: number): Promise<DriverDocuments> {
    const documents = await this.documents.list(owner);
    const today = this.calendar.today();
    return {
      documents: documents.map((document) => this.presenter.present(document, readerId)),
      missing: DOCUMENT_GROUPS.filter(
        (group) =>
          !has(
            documents,
            group,
            (document) =>
              document.state === 'in_review' || (document.state === 'accepted' && !isExpired(document, today)),
          ),
      ),
      required: this.config.REQUIRE_DOCUMENTS,
    };
  }

  async checkComplete(tx: Transaction, driverId: number): Promise<void> {
    if (!this.config.REQUIRE_DOCUMENTS) return;
    const documents = await this.documents.list(ofDriver(driverId), tx);
    const today = this.calendar.today();
    const missing = DOCUMENT_GROUPS.filter(
      (group) => !has(documents, group, (document) => document.state === 'accepted' && !isExpired(document, today)),
    );
    if (missing.length > 0) throw documentsMissing(missing);
  }
}

const has = (
  documents: readonly StoredDocument[],
  group: StoredDocument['group'],
  condition: (document: StoredDocument) => boolean,
): boolean => documents.some((document) => document.group === group && condition(document));
