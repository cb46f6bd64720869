import { asPlainText, toSeconds, type ExportColumn, type ExportRow, type ExportRows } from './table';

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\uFEFF';
const HEADER = { kind: 'text' } as const;
const QUOTED = /[",\r\n]/;

function cell(value: string | null, { kind, values }: Pick<ExportColumn, 'kind' | 'values'>): string {
  if (value === null) return '';
  if (kind === 'number') return value;
  if (kind === 'time') return toSeconds(value);
  const text = asPlainText(values?.get(value) ?? value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV after RFC 4180, with a header line; one chunk for each batch. */
export async function* csvOf(columns: readonly ExportColumn[], rows: ExportRows): AsyncGenerator<string> {
  const line = (row: ExportRow): string => {
    let text = '';
    for (let index = 0; index < columns.length; index += 1)
      text += `${index === 0 ? '' : ','}${cell(row[index] ?? null, columns[index]!)}`;
    return `${text}\r\n`;
  };
  yield `${MARK}${columns.map(({ header }) => cell(header, HEADER)).join(',')}\r\n`;
  for await (const batch of rows) yield batch.map(line).join('');
}
