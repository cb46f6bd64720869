/** How a column's values are written; all arrive as PostgreSQL's text. */
export interface ExportColumn {
  header: string;
  /** Numbers are written as numbers, times to the second, text never as a formula. */
  kind: 'text' | 'number' | 'time';
  /** What stands for some of the values; others are written as they are. */
  values?: ExportValues | undefined;
}

export type ExportValues = Pick<ReadonlyMap<string, string>, 'get'>;

/** Values in the order of the columns; null is an empty cell. */
export type ExportRow = readonly (string | null)[];
export type ExportRows = AsyncIterable<readonly ExportRow[]>;

/** A spreadsheet takes text that starts so for a formula, in full width too. */
const FORMULA = /^(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/;
/** Where the language of the computer writes decimals with a comma, a semicolon ends a cell, and quotes do not hold it together. */
const FORMULA_OF_NEXT_CELL = /(?<=[;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** "2026-11-24 18:30:05.123-05" → "2026-11-24 18:30:05". */
export const toSeconds = (time: string): string => time.slice(0, 19);

/** An apostrophe keeps text from being run. */
export const asPlainText = (text: string): string => text.replace(FORMULA, "'").replace(FORMULA_OF_NEXT_CELL, "'");
