import { deflateSync } from 'node:zlib';

/** A PDF with one page. `catalog`, `page` and `objects` are inserted unchanged. */
export const pdfText = ({ catalog = '', page = '', objects = '', trailer = '' } = {}): string =>
  [
    '%PDF-1.7',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${page} >>\nendobj`,
    '4 0 obj\n<< /Length 13 >>\nstream\n0 0 10 10 re f\nendstream\nendobj',
    ...(objects ? [objects] : []),
    `trailer\n<< /Root 1 0 R ${trailer} >>`,
    '%%EOF',
  ].join('\n');

/** An object stream that is compressed `times` times; `pad` blanks follow its object. */
export function objectStream(number: number, object: string, { pad = 0, times = 1 } = {}): string {
  let packed: Buffer = Buffer.from(`${number + 1} 0 ${object}${' '.repeat(pad)}`, 'latin1');
  for (let round = 0; round < times; round += 1) packed = deflateSync(packed, { level: 9 });
  const first = `${number + 1} 0 `.length;
  const filter = `[${'/FlateDecode '.repeat(times)}]`;
  return `${number} 0 obj\n<< /Type /ObjStm /N 1 /First ${first} /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj`;
}
