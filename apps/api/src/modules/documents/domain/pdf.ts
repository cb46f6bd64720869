const HEADER = /^%PDF-[12]\.\d/;
/** Nothing but the end of a line may follow the end of the document. */
const END = /%%EOF[\r\n \t\0]{0,16}$/;
const END_BYTES = 32;
/** Scripts, and actions that start programs. */
const ACTIVE = /\/(?:JavaScript|JS|Launch)\b/;
/** Ends of a ZIP archive: its directory, and how it begins. Archives are read from their end, so they can follow a PDF. */
const ARCHIVE = ['PK\u0005\u0006', 'PK\u0006\u0006'];

/**
 * What keeps a file from being a PDF from its first to its last byte without active content; null when nothing does. Compressed
 * parts are not searched, so readers must not rely on it alone.
 */
export function problemOfPdf(bytes: Buffer): 'damaged' | 'active' | null {
  const text = bytes.toString('latin1');
  const whole =
    HEADER.test(text.slice(0, 8)) && END.test(text.slice(-END_BYTES)) && !ARCHIVE.some((mark) => text.includes(mark));
  if (!whole) return 'damaged';
  return ACTIVE.test(text) ? 'active' : null;
}
