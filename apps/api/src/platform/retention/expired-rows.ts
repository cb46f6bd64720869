import type { FactoryProvider } from '@nestjs/common';

/**
 * Rows of a table that are no longer needed. The module that owns the table provides this, and the daily clean-up
 * deletes them.
 */
export class ExpiredRows {
  /** @param condition SQL on a row called `old` */
  constructor(
    readonly table: string,
    readonly condition: string,
  ) {}
}

/** A provider that makes the daily clean-up delete rows. @param condition SQL on a row called `old` */
export function expiredRows(table: string, condition: string): FactoryProvider<ExpiredRows> {
  return { provide: Symbol(`expired ${table}`), useFactory: () => new ExpiredRows(table, condition) };
}
