import { Injectable } from '@nestjs/common';
import { instantToZoned, zonedToInstant } from '@groupride/geo';
import type { Language, TaxSummary } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { isOperatorWith } from '../../platform/http/access';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { taxYearOf } from './tax-year';
import { TaxBooksRepository } from './tax-books.repository';
import { TaxDocuments } from './tax-documents';

/** A driver's earnings of a calendar year, as JSON and as documents. */
@Injectable()
export class TaxSummariesService {
  constructor(
    private readonly books: TaxBooksRepository,
    private readonly documents: TaxDocuments,
    private readonly drivers: DriversFacade,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @param asked the year; defaults to this year @throws ApiError not_found */
  async of(who: Principal, driverId: number, asked?: number): Promise<TaxSummary> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw notFound('driver');
    const { timeZone } = this.city.current;
    const today = instantToZoned(this.clock.now(), timeZone).date;
    const thisYear = Number(today.slice(0, 4));
    const year = asked ?? thisYear;
    const startOf = (of: number) => zonedToInstant(`${of}-01-01`, '00:00', timeZone)!;
    const books = await this.books.months(driverId, startOf(year), startOf(year + 1), timeZone);
    return taxYearOf(books, { year, running: year >= thisYear, lastMonth: today.slice(0, 7) });
  }

  /** @throws ApiError not_found */
  async csv(who: Principal, driverId: number, year: number | undefined, language: Language) {
    const summary = await this.of(who, driverId, year);
    return { name: `${nameOf(summary)}.csv`, bytes: Buffer.from(this.documents.csv(summary, language), 'utf8') };
  }

  /** @throws ApiError not_found */
  async pdf(who: Principal, driverId: number, year: number | undefined, language: Language) {
    const summary = await this.of(who, driverId, year);
    const driver = await this.drivers.find(driverId);
    if (!driver) throw notFound('driver');
    const { name } = driver;
    return { name: `${nameOf(summary)}.pdf`, bytes: await this.documents.pdf(summary, { name, language }) };
  }
}

const nameOf = ({ year }: TaxSummary) => `GroupRide tax summary ${year}`;
