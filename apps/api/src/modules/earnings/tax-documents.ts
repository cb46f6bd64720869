import type { Language, TaxSummary } from '@groupride/contracts';

/** Writes a driver's year down for the tax return. */
export abstract class TaxDocuments {
  /** @returns comma-separated values with a line of names, one line for each month and one for the year */
  abstract csv(summary: TaxSummary, language: Language): string;
  abstract pdf(summary: TaxSummary, to: { name: string; language: Language }): Promise<Buffer>;
}
