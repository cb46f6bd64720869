import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { ExportFormat } from '@groupride/contracts';
import { csvOf } from './csv';
import type { ExportColumn, ExportRow, ExportRows } from './table';
import { xlsxOf } from './xlsx';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface Export {
  /** Of the file, without the ending; also of the sheet. */
  name: string;
  columns: readonly ExportColumn[];
  rows: ExportRows;
  /** Ends the reading; called when the file is complete or nobody waits for it any more. */
  stop: () => void;
}

/**
 * A table as a download that is written while it is read. A failure after the first rows breaks the connection, so that nobody takes a part
 * for the whole.
 * @throws what reading the first rows throws
 */
export async function exportFile({ name, columns, rows, stop }: Export, format: ExportFormat): Promise<StreamableFile> {
  const batches = rows[Symbol.asyncIterator]();
  // The first batch is read before the download begins, so that a problem can still be answered.
  const first = await batches.next().catch((error: unknown) => {
    stop();
    throw error;
  });
  const all = continued(first, batches);
  const stream =
    format === 'csv' ? Readable.from(csvOf(columns, all), { objectMode: false }) : xlsxOf(name, columns, all);
  stream.once('close', () => {
    stop();
    // Also when nothing was read after the first batch.
    batches.return?.().catch(() => undefined);
  });
  return new StreamableFile(stream, {
    type: TYPES[format],
    disposition: `attachment; filename="${name}.${format}"`,
  }).setErrorHandler((_, response) => response.destroy?.());
}

type Batches = AsyncIterator<readonly ExportRow[]>;

async function* continued(
  first: IteratorResult<readonly ExportRow[]>,
  batches: Batches,
): AsyncGenerator<readonly ExportRow[]> {
  for (let next = first; !next.done; next = await batches.next()) yield next.value;
}
