import type { Language, TaxSummary } from '@groupride/contracts';

/** Writes a driver's yearly summary for the tax return. */
export abstract class TaxDocuments {
  /** @returns CSV with a header line, a line for each month and a line for the year */
  abstract csv(summary: TaxSummary, language: Language): string;
  abstract pdf(summary: TaxSummary, to: { name: string; language: Language }): Promise<Buffer>;
}
