import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

const HEADER = /^%PDF-[12]\.\d/;
/** The end marker, followed by at most a few line breaks, spaces or null bytes. */
const END = /%%EOF[\r\n \t\0]{0,16}$/;
const END_BYTES = 32;
/** End records of a ZIP archive. Archives are read from their end, so one could be appended to a PDF. */
const ARCHIVE = ['PK\u0005\u0006', 'PK\u0006\u0006'];
/** PDF names of scripts, submitting forms, embedded files, and actions that open something else. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'AA',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'RichMediaContent',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
]);
const MAX_PAGES = 100;
/** Limit of the decompressed streams in one document; ordinary documents stay below 1 MB. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

export type PdfProblem = 'damaged' | 'locked' | 'active';

/**
 * Copies the pages of a PDF to a new document, which drops all other content: earlier revisions, unreferenced objects
 * and trailing data. Refuses a PDF with active content anywhere. Calls must not overlap, because they share the limit
 * of decompressed bytes.
 */
export async function rewritePdf(bytes: Buffer): Promise<{ bytes: Buffer } | { problem: PdfProblem }> {
  const text = bytes.toString('latin1');
  const whole =
    HEADER.test(text.slice(0, 8)) && END.test(text.slice(-END_BYTES)) && !ARCHIVE.some((mark) => text.includes(mark));
  if (!whole) return { problem: 'damaged' };
  try {
    unpacking.left = MAX_UNPACKED_BYTES;
    const source = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fast,
      // Otherwise the library removes XFA forms before they can be detected.
      preserveXFA: true,
    });
    // The parser ignores errors of object streams, so the limit must be checked here.
    if (unpacking.left < 0) return { problem: 'damaged' };
    if (source.context.trailerInfo.Encrypt) return { problem: 'locked' };
    if (isActive(source.context)) return { problem: 'active' };
    return { bytes: await withPagesOnly(source) };
  } catch {
    // The parser's error message would not help the person who uploaded the file.
    return { problem: 'damaged' };
  }
}

async function withPagesOnly(source: PDFDocument): Promise<Buffer> {
  const count = countPages(source);
  const target = await PDFDocument.create({ updateMetadata: false });
  const pages = await target.copyPages(
    source,
    Array.from({ length: count }, (_, index) => index),
  );
  for (const page of pages) target.addPage(page);
  return Buffer.from(await target.save({ useObjectStreams: false, addDefaultPage: false }));
}

/**
 * Whether any object contains the name of active content. Names are compared decoded (`#61` is `a`), and objects in
 * compressed object streams are included.
 */
function isActive(context: PDFContext): boolean {
  const opened = context.enumerateIndirectObjects().map(([, object]) => object);
  const { Root, Info } = context.trailerInfo;
  const waiting: (PDFObject | undefined)[] = [...opened, Root, Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFName && ACTIVE.has(object.decodeText())) return true;
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) waiting.push(key, value);
    if (opensWithAction(dict)) return true;
  }
  return false;
}

/** Whether opening the document runs an action. Going to a page is harmless, and many programs write it. */
function opensWithAction(dict: PDFDict): boolean {
  const opening = dict.lookup(PDFName.of('OpenAction'));
  return opening instanceof PDFDict && opening.lookup(PDFName.of('S')) !== PDFName.of('GoTo');
}

/** @throws Error when the page tree has loops, no pages, or too many pages */
function countPages(source: PDFDocument): number {
  const seen = new Set<PDFObject>();
  const waiting: PDFObject[] = [source.catalog.Pages()];
  let pages = 0;
  while (waiting.length > 0) {
    const waited = waiting.pop();
    const node = waited instanceof PDFRef ? source.context.lookup(waited) : waited;
    if (!(node instanceof PDFDict) || seen.has(node)) throw new Error('the pages of this document are damaged');
    seen.add(node);
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) waiting.push(...kids.asArray());
    else pages += 1;
    if (pages > MAX_PAGES || seen.size > 10 * MAX_PAGES) throw new Error('this document has too many pages');
  }
  if (pages === 0) throw new Error('this document has no pages');
  return pages;
}

/**
 * Remaining bytes that may be decompressed. A few kilobytes can unpack to gigabytes, and the parser has no limit of its
 * own.
 */
const unpacking = { left: MAX_UNPACKED_BYTES };
limitDecoders();

function limitDecoders(): void {
  const context = PDFContext.create();
  const packed = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), Uint8Array.of(120, 156, 3, 0, 0, 0, 0, 1));
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(packed))) as Growing;
  const grow = decoder.ensureBuffer;
  decoder.ensureBuffer = function limited(this: Growing, requested: number) {
    const before = this.buffer.byteLength;
    if (requested > before) {
      unpacking.left -= Math.max(requested, 2 * before) - before;
      if (unpacking.left < 0) throw new RangeError('this document unpacks to too much');
    }
    return grow.call(this, requested);
  };
}

interface Growing {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}
