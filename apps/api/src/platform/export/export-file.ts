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
  /** Name of the file, without extension, and of the sheet. */
  name: string;
  columns: readonly ExportColumn[];
  rows: ExportRows;
  /** Stops reading; called when the file is complete or the download is aborted. */
  stop: () => void;
}

/**
 * Streams a table as a download. A failure after the first rows breaks the connection, so that a partial file is not
 * mistaken for a complete one.
 * @throws what reading the first rows throws
 */
export async function exportFile({ name, columns, rows, stop }: Export, format: ExportFormat): Promise<StreamableFile> {
  const batches = rows[Symbol.asyncIterator]();
  // Read the first batch before the download begins, so that an error can still be returned.
  const first = await batches.next().catch((error: unknown) => {
    stop();
    throw error;
  });
  const all = continued(first, batches);
  const stream =
    format === 'csv' ? Readable.from(csvOf(columns, all), { objectMode: false }) : xlsxOf(name, columns, all);
  stream.once('close', () => {
    stop();
    // Close the reader even when nothing was read after the first batch.
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
