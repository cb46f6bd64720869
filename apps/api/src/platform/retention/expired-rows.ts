import type { FactoryProvider } from '@nestjs/common';

/** The rows of a table that nobody needs any more. The module that owns the table provides it; the daily clean-up deletes them. */
export class ExpiredRows {
  /** @param condition SQL on a row called `old` */
  constructor(
    readonly table: string,
    readonly condition: string,
  ) {}
}

/** A provider that has the daily clean-up delete rows. @param condition SQL on a row called `old` */
export function expiredRows(table: string, condition: string): FactoryProvider<ExpiredRows> {
  return { provide: Symbol(`expired ${table}`), useFactory: () => new ExpiredRows(table, condition) };
}
