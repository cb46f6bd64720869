import { LANGUAGES, type Language } from './enums';
import { EXPORT_FORMATS, type ExportFormat } from './exports';
import { ListOf, Money, OneOf, Text } from './fields';
import { DAY_FIELD } from './metrics';

/**
 * Accounts of the daily close. The accounts of all riders are summed up, as are those of all drivers and of all
 * businesses. New ones go at the end, so that the columns of files keep their places.
 */
export const CLOSE_ACCOUNTS = [
  'provider:clearing',
  'riders',
  'drivers',
  'platform:fees',
  'platform:taxes',
  'platform:promotions',
  'platform:refunds',
  'platform:disputes',
  'platform:losses',
  'platform:credits',
  'platform:goodwill',
  'businesses',
  'platform:bank',
] as const;
/** Spanish account names for the page and the file. English files contain the names of the ledger. */
export const CLOSE_ACCOUNTS_ES: Readonly<Record<(typeof CLOSE_ACCOUNTS)[number], string>> = {
  'provider:clearing': 'Proveedor',
  riders: 'Pasajeros',
  drivers: 'Conductores',
  'platform:fees': 'Comisiones',
  'platform:taxes': 'Impuestos',
  'platform:promotions': 'Promociones',
  'platform:refunds': 'Reembolsos',
  'platform:disputes': 'Disputas',
  'platform:losses': 'Pérdidas',
  'platform:credits': 'Crédito de pasajeros',
  'platform:goodwill': 'Crédito que otorgamos',
  businesses: 'Cuentas de empresa',
  'platform:bank': 'Banco',
};
/**
 * Spanish column name of an account's balance, which distinguishes it from other amounts with the same name:
 * `Comisiones (saldo)`.
 */
export const closeBalanceEs = (account: (typeof CLOSE_ACCOUNTS)[number]): string =>
  `${CLOSE_ACCOUNTS_ES[account]} (saldo)`;
export const MAX_CLOSE_DAYS = 92;

export class DailyCloseQuery {
  @Text({ ...DAY_FIELD, optional: true, description: 'First day in the city; six days before the last when left out' })
  from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city; today when left out' }) to?: string;
}

export class DailyCloseFileQuery extends DailyCloseQuery {
  @OneOf(EXPORT_FORMATS, { optional: true, description: 'csv when left out' }) format?: ExportFormat;
  @OneOf(LANGUAGES, { name: 'Language', optional: true, description: 'Language of the column names' })
  language?: Language;
}

export class AccountBalance {
  @Text({ max: 40, description: 'provider:clearing, riders, drivers, businesses or platform:…' }) account!: string;
  @Money({ description: 'At the end of the day; debit above zero, credit below' }) balance!: string;
}

/** The amounts that the ledger booked on one day in the city. */
export class DailyClose {
  @Text({ max: 10 }) day!: string;
  @Money({ description: 'Charged to cards' }) captured!: string;
  @Money({ description: 'Returned to cards, less refunds that failed' }) refunded!: string;
  @Money({ description: 'Commission and service fees earned' }) fees!: string;
  @Money({ description: 'Sent to drivers’ banks, less returned payouts' }) payouts!: string;
  @ListOf(() => AccountBalance) balances!: AccountBalance[];
  @Money({ description: 'Sum of all balances, which is zero' }) sum!: string;
}

export class DailyCloseList {
  @ListOf(() => DailyClose, { description: 'Every day, newest first' }) days!: DailyClose[];
}
