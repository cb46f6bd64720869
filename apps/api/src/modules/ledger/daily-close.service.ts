import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  CLOSE_ACCOUNTS,
  closeBalanceEs,
  MAX_CLOSE_DAYS,
  type DailyClose,
  type DailyCloseFileQuery,
  type DailyCloseList,
  type DailyCloseQuery,
  type Language,
} from '@groupride/contracts';
import { addDays, instantToZoned } from '@groupride/geo';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { exportFile } from '../../platform/export/export-file';
import type { ExportColumn, ExportRow } from '../../platform/export/table';
import { fieldError } from '../../platform/http/api-error';
import { readCityDays } from '../../platform/http/city-days';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { DailyCloseRepository } from './daily-close.repository';
import { closeDays } from './domain/daily-close';

const DAYS = 7;
const HEADERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Day', 'Captured', 'Refunded', 'Fees', 'Payouts'],
  es: ['Día', 'Cobrado', 'Reembolsado', 'Comisiones', 'Pagos a conductores'],
};
const BALANCES: Readonly<Record<Language, (account: (typeof CLOSE_ACCOUNTS)[number]) => string>> = {
  en: (account) => account,
  es: closeBalanceEs,
};
const SUM: Readonly<Record<Language, string>> = { en: 'Sum of balances', es: 'Suma de saldos' };

/** The ledger totals of each day, for accounting. */
@Injectable()
export class DailyCloseService {
  constructor(
    private readonly repository: DailyCloseRepository,
    private readonly audit: AuditFacade,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError validation_failed */
  async list(query: DailyCloseQuery): Promise<DailyCloseList> {
    const { from, to, since, before } = this.daysIn(query);
    const movements = await this.repository.movements(since, before, this.city.current.timeZone);
    return { days: closeDays(from, to, movements) };
  }

  /** @throws ApiError validation_failed */
  async file(
    who: Principal,
    { format = 'csv', language = 'en', ...query }: DailyCloseFileQuery,
  ): Promise<StreamableFile> {
    const { days } = await this.list(query);
    const [newest, oldest] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
    await this.audit.record(who.userId, 'export', 'export:daily_close', { format, from: oldest, to: newest });
    const [day = '', ...amounts] = HEADERS[language];
    const columns: ExportColumn[] = [
      { header: day, kind: 'text' },
      ...[...amounts, ...CLOSE_ACCOUNTS.map((account) => BALANCES[language](account)), SUM[language]].map((header) => ({
        header,
        kind: 'number' as const,
      })),
    ];
    async function* rows(): AsyncGenerator<ExportRow[]> {
      yield days.map(cellsOf).reverse();
    }
    return exportFile(
      { name: `daily-close-${oldest}-${newest}`, columns, rows: rows(), stop: () => undefined },
      format,
    );
  }

  private daysIn({ from, to }: DailyCloseQuery) {
    const { timeZone } = this.city.current;
    const today = instantToZoned(this.clock.now(), timeZone).date;
    const last = to ?? today;
    const first = from ?? addDays(last, 1 - DAYS);
    const { since, before } = readCityDays({ from: first, to: last }, timeZone);
    if (last > today) throw fieldError('to', 'must not be in the future');
    if (addDays(first, MAX_CLOSE_DAYS) <= last) throw fieldError('to', `must be within ${MAX_CLOSE_DAYS} days`);
    return { from: first, to: last, since: since!, before: before! };
  }
}

const cellsOf = ({ day, captured, refunded, fees, payouts, balances, sum }: DailyClose): ExportRow => [
  day,
  captured,
  refunded,
  fees,
  payouts,
  ...CLOSE_ACCOUNTS.map((account) => balances.find((each) => each.account === account)?.balance ?? formatCents(0)),
  sum,
];
