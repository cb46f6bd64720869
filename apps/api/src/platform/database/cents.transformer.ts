import { formatCents, parseCents } from '@groupride/pricing';
import type { ValueTransformer } from 'typeorm';

/** `numeric(10,2)` in the database, integer cents in code. */
export const centsColumn: ValueTransformer = {
  to: (cents: number | null | undefined) => (cents === null || cents === undefined ? cents : formatCents(cents)),
  from: (text: string | null) => (text === null ? null : parseCents(text)),
};
