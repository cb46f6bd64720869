import { asPlainText, toSeconds, type ExportColumn, type ExportRow, type ExportRows } from './table';

/** By which spreadsheets know that a file is UTF-8. */
const MARK = '\uFEFF';
const QUOTED = /[",\r\n]/;

function cell(value: string | null, kind: ExportColumn['kind']): string {
  if (value === null) return '';
  if (kind === 'number') return value;
  if (kind === 'time') return toSeconds(value);
  const text = asPlainText(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV after RFC 4180, with a header line; one chunk for each batch. */
export async function* csvOf(columns: readonly ExportColumn[], rows: ExportRows): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind);
  const line = (row: ExportRow): string => {
    let text = '';
    for (let index = 0; index < kinds.length; index += 1)
      text += `${index === 0 ? '' : ','}${cell(row[index] ?? null, kinds[index]!)}`;
    return `${text}\r\n`;
  };
  yield `${MARK}${columns.map(({ header }) => cell(header, 'text')).join(',')}\r\n`;
  for await (const batch of rows) yield batch.map(line).join('');
}
