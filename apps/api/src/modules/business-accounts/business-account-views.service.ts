import { Injectable } from '@nestjs/common';
import { instantToZoned } from '@groupride/geo';
import type { BusinessChargeList, BusinessChargesQuery } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import { CityFacade } from '../city/city.facade';
import { presentCharge } from './business-accounts.presenter';
import { BusinessAccountsRepository, type Calendar, type StoredAccount } from './business-accounts.repository';
import { monthOf } from './domain/month';
import { CHARGE_KEYSET } from './lists';

const USUAL_PAGE = 50;

/** Reads business accounts and their charges. */
@Injectable()
export class BusinessAccountViews {
  constructor(
    private readonly accounts: BusinessAccountsRepository,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  get calendar(): Calendar {
    const { timeZone } = this.city.current;
    const now = this.clock.now();
    return { today: instantToZoned(now, timeZone).date, monthStart: monthOf(now, timeZone).start };
  }

  /** @throws ApiError not_found */
  async find(id: number, tx?: Transaction): Promise<StoredAccount> {
    const account = await this.accounts.find(id, this.calendar, tx);
    if (!account) throw notFound('business account');
    return account;
  }

  /** @param readerId the service that reads them; null for operations */
  async charges(id: number, query: BusinessChargesQuery, readerId: number | null): Promise<BusinessChargeList> {
    const { limit = USUAL_PAGE, state = null, costCenter = null, eventId = null } = query;
    const { rows, nextCursor } = await this.accounts.charges(
      id,
      { state, costCenter, eventId },
      { limit, order: 'newest', after: CHARGE_KEYSET.read('newest', query.cursor) },
    );
    return { charges: rows.map((charge) => presentCharge(charge, readerId)), nextCursor };
  }
}
