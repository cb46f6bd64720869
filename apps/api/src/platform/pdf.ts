import type PDFDocument from 'pdfkit';

export const INK = '#1b1f2a';
export const QUIET = '#5b6272';
export const RULE = '#d9dce3';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The bytes of a document, once it has ended. Must be called before anything is written. */
export function bytesOf(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

/** The standard fonts know Western European letters only; accents of other languages are dropped, the rest becomes a question mark. */
export function winAnsi(text: string): string {
  return [...text.normalize('NFC')].map((letter) => (isWestern(letter) ? letter : plain(letter))).join('');
}

const isWestern = (letter: string) =>
  /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]$/.test(letter);
const plain = (letter: string) => {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].every(isWestern) ? bare : '?';
};
