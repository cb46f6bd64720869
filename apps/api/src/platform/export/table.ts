/** How a column's values are written; all arrive as PostgreSQL's text. */
export interface ExportColumn {
  header: string;
  /** Numbers are written as numbers, times to the second, text never as a formula. */
  kind: 'text' | 'number' | 'time';
  /** Replacements for some values; others are written unchanged. */
  values?: ExportValues | undefined;
}

export type ExportValues = Pick<ReadonlyMap<string, string>, 'get'>;

/** Values in the order of the columns; null is an empty cell. */
export type ExportRow = readonly (string | null)[];
export type ExportRows = AsyncIterable<readonly ExportRow[]>;

/** Text with such a start is a formula for spreadsheets, also in full-width characters. */
const FORMULA = /^(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/;
/**
 * In locales with decimal commas, a semicolon ends a cell even inside quotes, so the text after it could be a formula.
 */
const FORMULA_OF_NEXT_CELL = /(?<=[;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** "2026-11-24 18:30:05.123-05" → "2026-11-24 18:30:05". */
export const toSeconds = (time: string): string => time.slice(0, 19);

/** Adds an apostrophe, so that spreadsheets do not run text as a formula. */
export const asPlainText = (text: string): string => text.replace(FORMULA, "'").replace(FORMULA_OF_NEXT_CELL, "'");
