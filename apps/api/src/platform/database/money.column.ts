import { centsColumn } from './cents.transformer';

/** A `numeric(10,2)` column that entities hold in integer cents. */
export const moneyColumn = { type: 'numeric', precision: 10, scale: 2, transformer: centsColumn } as const;
