import { LANGUAGES, type Language } from './enums';
import { Decimal, Flag, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';

export const FIRST_TAX_YEAR = 2020;
const YEARS = { min: FIRST_TAX_YEAR, max: 2100 };

export class TaxSummaryQuery {
  @Integer({ ...YEARS, optional: true, fromQuery: true, description: 'This year when left out' }) year?: number;
}

export class TaxDocumentQuery extends TaxSummaryQuery {
  @OneOf(LANGUAGES, { optional: true }) language?: Language;
}

/** A driver's income and expenses with GroupRide in a period. */
export class TaxFigures {
  @Integer({ description: 'Trips that earned a fare' }) trips!: number;
  @Decimal({
    description:
      'Miles driven on these trips, from start to end. Miles count once while several trips share the vehicle. A trip whose positions have a gap of more than two minutes counts with its planned miles',
  })
  miles!: number;
  @Integer({ description: 'Number of trips that count with their planned miles' }) plannedTrips!: number;
  @Money({ description: 'Fares before the commission, without service fee and taxes' }) fares!: string;
  @Money({ description: 'Commission that GroupRide kept from the fares; negative' }) commission!: string;
  @Money() tips!: string;
  @Money({ description: 'Fees for cancellations and no-shows' }) fees!: string;
  @Money({ description: 'Amounts taken back after refunds; negative' }) reversals!: string;
  @Money({ description: 'Sum of the above' }) earned!: string;
  @Money({ description: 'Amounts that riders paid in cash, including collected tax and service fee' })
  cash!: string;
  @Money({ description: 'Fees for instant payouts; negative' }) payoutFees!: string;
  @Money({ description: 'Sent to the bank, less returned payouts' }) payouts!: string;
}

export class TaxMonth extends TaxFigures {
  @Text({ max: 7, description: 'YYYY-MM' }) month!: string;
}

/** Figures of a driver for a calendar year, by booking date in the city’s time zone. */
export class TaxSummary {
  @Integer(YEARS) year!: number;
  @Flag({ description: 'Whether the year is not over yet' }) running!: boolean;
  @ListOf(() => TaxMonth, { description: 'From January on, up to this month' }) months!: TaxMonth[];
  @Nested(() => TaxFigures) total!: TaxFigures;
}
