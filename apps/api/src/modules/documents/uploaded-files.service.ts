import { Injectable } from '@nestjs/common';
import { PDF_GROUPS, PHOTO_TYPES, type DocumentFileType, type DocumentGroup } from '@groupride/contracts';
import { bulkhead, BulkheadRejectedError, type IPolicy } from 'cockatiel';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { ApiError } from '../../platform/http/api-error';
import { UploadedFilesFacade } from './documents.facade';
import { rewritePdf } from './pdf';
import { imageUnreadable, pdfActive, pdfLocked, pdfUnreadable, tooManyFiles, typeRefused } from './documents.errors';

/** More than phone cameras produce. A larger image is refused before it is decoded. */
const MAX_PIXELS = 60_000_000;
/** Longest side of stored images in pixels; fine print stays readable. */
const STORED_SIDE = 2400;
const QUALITY = 82;
const SECONDS = 20;
const AT_ONCE = 2;
const PDF = 'application/pdf';
const WAITING = 100;

// Allows only these loaders, whatever a file claims to be: no SVG, no PDF, nothing that reads other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Leaves threads to other requests.
sharp.concurrency(1);
sharp.cache(false);

export interface CheckedFile {
  type: DocumentFileType;
  bytes: Buffer;
}

const PDF_PROBLEMS = { damaged: pdfUnreadable, locked: pdfLocked, active: pdfActive };

/** Detects the type of an uploaded file from its content, and rewrites it so that no hidden content is kept. */
@Injectable()
export class UploadedFilesService extends UploadedFilesFacade {
  private readonly limit = bulkhead(AT_ONCE, WAITING);
  private readonly onePdf = bulkhead(1, WAITING);

  /** @throws ApiError document_type_refused, document_unreadable, document_active_content, unavailable */
  async check(bytes: Buffer, group: DocumentGroup): Promise<CheckedFile> {
    const types = PDF_GROUPS.includes(group) ? [...PHOTO_TYPES, PDF] : PHOTO_TYPES;
    return this.rewrite(bytes, types, () => typeRefused(group));
  }

  async rewrite(bytes: Buffer, types: readonly string[], refused: () => ApiError): Promise<CheckedFile> {
    const type = (await fileTypeFromBuffer(bytes))?.mime;
    if (!type || !types.includes(type)) throw refused();
    if (type === PDF) {
      const read = await within(this.onePdf, () => rewritePdf(bytes));
      if ('problem' in read) throw PDF_PROBLEMS[read.problem]();
      return { type, bytes: read.bytes };
    }
    return { type: 'image/jpeg', bytes: await within(this.limit, () => redraw(bytes)) };
  }
}

/** @throws ApiError unavailable when too many files of all callers wait */
async function within<T>(limit: IPolicy, work: () => Promise<T>): Promise<T> {
  try {
    return await limit.execute(work);
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? tooManyFiles() : error;
  }
}

/** Re-encodes an image upright and without metadata. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    // The decoder's error message would not help the person who uploaded the file.
    throw imageUnreadable();
  }
}
