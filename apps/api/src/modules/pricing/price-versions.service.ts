import { Injectable } from '@nestjs/common';
import {
  carryOver,
  MAX_PRICE_VERSIONS,
  MOST_PRICE_DAYS_AHEAD,
  PREVIEW_DAYS,
  type NewPriceVersion,
  type PricePreview,
  type PricePreviewRequest,
  type PriceRestoration,
  type PriceVersionsView,
  type PriceWithdrawal,
  type RideTypeRates,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { previewOf } from './domain/price-preview';
import { rideTypeRatesOf, problemsOfRates, ratesIn, sameRates } from './domain/rates-form';
import { presentVersions } from './price-versions.presenter';
import { PriceVersionsRepository, type NewVersion, type PriceVersion } from './price-versions.repository';
import { badRates, pricesChanged, versionNotPlanned } from './pricing.errors';

const DAY_MS = 24 * 3600_000;
/** Most rides in a preview; the newest are used. */
const MOST_PREVIEWED = 20_000;

interface Change extends Omit<NewVersion, 'replaces' | 'carriesOver'> {
  /** The version that the operator edited; omitted to replace whichever version is in force. */
  changedFrom?: number | undefined;
}

/** Price versions, which operations manage. A version is never changed and stays in force until the next one begins. */
@Injectable()
export class PriceVersions {
  constructor(
    private readonly database: Database,
    private readonly repository: PriceVersionsRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async list(tx?: Transaction): Promise<PriceVersionsView> {
    return presentVersions(await this.repository.list(MAX_PRICE_VERSIONS, tx), this.clock.now());
  }

  /** Prices the rides of the last week under new rates. Stores nothing. @throws ApiError validation_failed */
  async preview({ rates }: PricePreviewRequest): Promise<PricePreview> {
    const problems = problemsOfRates(rates);
    if (problems.length > 0) throw badRates(problems);
    const since = new Date(this.clock.now().getTime() - PREVIEW_DAYS * DAY_MS);
    return previewOf(await this.repository.booked(since, MOST_PREVIEWED), ratesIn(rates));
  }

  /** @throws ApiError validation_failed, prices_changed */
  async save(who: Principal, version: NewPriceVersion): Promise<PriceVersionsView> {
    const problems = problemsOfRates(version.rates);
    if (problems.length > 0) throw badRates(problems);
    const now = this.clock.now();
    const validFrom = startOf(version, now);
    const { basedOn, reason, changedFrom } = version;
    return this.database.transaction((tx) =>
      this.insert(tx, {
        basedOn,
        reason,
        validFrom,
        now,
        changedFrom,
        restores: null,
        rates: ratesIn(version.rates),
        authorId: who.userId,
      }),
    );
  }

  /** Saves the prices of an earlier version as a new version. @throws ApiError not_found, prices_changed */
  async restore(who: Principal, id: number, { basedOn, reason }: PriceRestoration): Promise<PriceVersionsView> {
    return this.database.transaction(async (tx) => {
      const earlier = await this.repository.find(tx, id);
      if (!earlier) throw notFound('price version');
      const now = this.clock.now();
      return this.insert(tx, {
        basedOn,
        reason,
        now,
        validFrom: null,
        restores: id,
        rates: earlier.rates,
        authorId: who.userId,
      });
    });
  }

  /** Withdraws a version that has not begun. @throws ApiError not_found, version_not_planned */
  async withdraw(who: Principal, id: number, { reason }: PriceWithdrawal): Promise<PriceVersionsView> {
    return this.database.transaction(async (tx) => {
      await this.repository.lockNewest(tx);
      const withdrawal = { id, reason, operatorId: who.userId, now: this.clock.now() };
      if (!(await this.repository.withdraw(tx, withdrawal)))
        throw (await this.repository.find(tx, id)) ? versionNotPlanned() : notFound('price version');
      await this.audit.record(who.userId, 'withdraw_prices', `rate_card:${id}`, { reason }, tx);
      return this.list(tx);
    });
  }

  private async insert(tx: Transaction, version: Change): Promise<PriceVersionsView> {
    if ((await this.repository.lockNewest(tx)) !== version.basedOn) throw pricesChanged();
    const start = version.validFrom ?? version.now;
    const before = await this.repository.inForceAt(tx, start);
    if (version.changedFrom !== undefined && version.changedFrom !== before?.id) throw pricesChanged();
    if (before && version.validFrom && before.validFrom.getTime() === version.validFrom.getTime())
      throw fieldError('validFrom', 'another version begins then');
    if (before && sameRates(before.rates, version.rates))
      throw fieldError('rates', `are those of version ${before.id}, which is in force then`);
    const planned = await this.repository.plannedAfter(tx, start);
    const id = await this.repository.insert(tx, { ...version, replaces: null, carriesOver: null });
    if (id === null) throw pricesChanged();
    const { reason, restores, validFrom, authorId } = version;
    const data = { reason, restores, validFrom: validFrom?.toISOString() ?? null };
    await this.audit.record(authorId, 'save_prices', `rate_card:${id}`, data, tx);
    if (before) await this.carryOver(tx, { ...version, id }, rideTypeRatesOf(before.rates), planned);
    return this.list(tx);
  }

  /** Replaces planned versions that would undo a change with copies that include it. */
  private async carryOver(
    tx: Transaction,
    change: Change & { id: number },
    before: RideTypeRates[],
    planned: readonly PriceVersion[],
  ): Promise<void> {
    const { id: carriesOver, authorId, now } = change;
    const versions = planned.map(({ id, rates }) => ({ id, rates: rideTypeRatesOf(rates) }));
    let basedOn = carriesOver;
    for (const { id: replaces, rates, carried } of carryOver(before, rideTypeRatesOf(change.rates), versions)) {
      const plan = planned.find(({ id }) => id === replaces)!;
      if (carried.length === 0) continue;
      await this.repository.withdraw(tx, { id: replaces, operatorId: authorId, reason: change.reason, now });
      const { validFrom, restores } = plan;
      const reason = plan.reason ?? change.reason;
      const copy = { basedOn, authorId, reason, restores, replaces, carriesOver, validFrom, now };
      const id = await this.repository.insert(tx, { ...copy, rates: ratesIn(rates) });
      if (id === null) throw pricesChanged();
      const data = { reason: change.reason, replaces, carriesOver, validFrom: validFrom.toISOString() };
      await this.audit.record(authorId, 'carry_over_prices', `rate_card:${id}`, data, tx);
      basedOn = id;
    }
  }
}

/** Null means now. */
function startOf({ validFrom }: NewPriceVersion, now: Date): Date | null {
  if (!validFrom) return null;
  const start = new Date(validFrom);
  if (start <= now) throw fieldError('validFrom', 'must be in the future');
  if (start.getTime() > now.getTime() + MOST_PRICE_DAYS_AHEAD * DAY_MS)
    throw fieldError('validFrom', `must be within ${MOST_PRICE_DAYS_AHEAD} days`);
  return start;
}
