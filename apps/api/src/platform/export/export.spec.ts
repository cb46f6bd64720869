import { inflateRawSync } from 'node:zlib';
import { csvOf } from './csv';
import { exportFile } from './export-file';
import type { ExportColumn, ExportRow } from './table';
import { xlsxOf } from './xlsx';

const columns: ExportColumn[] = [
  { header: 'Name', kind: 'text' },
  { header: 'Amount', kind: 'number' },
];

async function* batches(...all: ExportRow[][]): AsyncGenerator<ExportRow[]> {
  yield* all;
}
async function textOf(chunks: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += String(chunk);
  return text;
}
const csv = (...rows: ExportRow[]) => textOf(csvOf(columns, batches(rows)));

/** Files of a zip archive, read from its central directory. */
async function unzip(stream: AsyncIterable<unknown>): Promise<Map<string, string>> {
  const parts: Buffer[] = [];
  for await (const chunk of stream) parts.push(chunk as Buffer);
  const zip = Buffer.concat(parts);
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  for (let at = zip.readUInt32LE(end + 16); zip.toString('latin1', at, at + 4) === 'PK\x01\x02';) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(start, start + size);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), String(method === 8 ? inflateRawSync(body) : body));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

describe('an exported CSV file', () => {
  it('has a byte order mark, a header and all batches', async () => {
    expect(await textOf(csvOf(columns, batches([['Maya', '12.50']], [['Lia', null]])))).toBe(
      '\uFEFFName,Amount\r\nMaya,12.50\r\nLia,\r\n',
    );
    expect(await csv()).toBe('\uFEFFName,Amount\r\n');
  });

  it('quotes values that would break a line', async () => {
    expect(await csv(['A "B", C\nD', '1'])).toContain('"A ""B"", C\nD",1\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'never lets %j run as a formula',
    async (text) => {
      expect(await csv([text, '-3.20'])).toMatch(/\r\n"?'[^,]+,-3\.20\r\n$/);
    },
  );

  it('never lets a part run as a formula where semicolons separate cells', async () => {
    expect(await csv(['Ana;=1+1', '1'])).toContain("Ana;'=1+1,1\r\n");
    expect(await csv(['Ana\n@SUM(A1)', '1'])).toContain('"Ana\n\'@SUM(A1)",1\r\n');
    expect(await csv(['Pier 3; gate A - B', '1'])).toContain('Pier 3; gate A - B,1\r\n');
  });
});

describe('an exported column of known values', () => {
  const known: ExportColumn[] = [{ header: 'Estado', kind: 'text', values: new Map([['en_route', 'En camino']]) }];

  it('contains the texts of known values, and other values as they are', async () => {
    const rows = (): ExportRow[] => [['en_route'], ['new'], [null], ['=1+1']];
    expect(await textOf(csvOf(known, batches(rows())))).toBe("\uFEFFEstado\r\nEn camino\r\nnew\r\n\r\n'=1+1\r\n");
    const files = await unzip(xlsxOf('Viajes', known, batches(rows())));
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/>En camino<.*>new</);
  });
});

describe('an exported workbook', () => {
  it('has the rows in one sheet, text as text and numbers as numbers', async () => {
    const files = await unzip(
      xlsxOf('Rides', columns, batches([['=1+1 <&>\u0001\ud800 😀', '-3.20']], [[null, null]])),
    );
    expect(files.get('xl/worksheets/sheet1.xml')).toContain(
      '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;&amp;&gt; 😀</t></is></c><c><v>-3.20</v></c></row><row><c/><c/></row></sheetData>',
    );
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="Rides" sheetId="1" r:id="rId1"/></sheets>');
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it('shortens sheet names to the length that Excel accepts', async () => {
    const files = await unzip(
      xlsxOf('daily-close-2026-11-19-2026-11-25', columns, batches([['a', '1']], [['b', '2']]), 2),
    );
    const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/sheet name="([^"]*)"/g)].map(([, name]) => name);
    expect(names.slice(0, 2)).toEqual(['daily-close-2026-11-19-2026-11-', 'daily-close-2026-11-19-2026-1 2']);
    expect(names[0]).toHaveLength(31);
  });

  it('continues on another sheet when one is full', async () => {
    const files = await unzip(
      xlsxOf(
        'Rides',
        columns,
        batches([
          ['a', '1'],
          ['b', '2'],
          ['c', '3'],
        ]),
        3,
      ),
    );
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('>b<');
    expect(files.get('xl/worksheets/sheet2.xml')).toMatch(/Amount.*>c</);
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="Rides 2" sheetId="2" r:id="rId2"/>');
  });
});

describe('an export', () => {
  async function* failing(after: number): AsyncGenerator<ExportRow[]> {
    for (let batch = 0; batch < after; batch += 1) yield [['Maya', '1']];
    throw new Error('connection lost');
  }
  const started = (rows: AsyncIterable<ExportRow[]>, format: 'csv' | 'xlsx') => {
    let stopped = 0;
    const file = exportFile({ name: 'rides', columns, rows, stop: () => (stopped += 1) }, format);
    return { file, stops: () => stopped };
  };

  it('is refused when its first rows cannot be read', async () => {
    const { file, stops } = started(failing(0), 'csv');
    await expect(file).rejects.toThrow('connection lost');
    expect(stops()).toBe(1);
  });

  it.each(['csv', 'xlsx'] as const)('as %s fails as a whole when reading fails later', async (format) => {
    const { file, stops } = started(failing(3), format);
    await expect(textOf((await file).getStream())).rejects.toThrow('connection lost');
    expect(stops()).toBe(1);
  });

  it.each(['csv', 'xlsx'] as const)('as %s stops reading when the client disconnects', async (format) => {
    let read = 0;
    let closed = false;
    async function* endless(): AsyncGenerator<ExportRow[]> {
      try {
        for (;;) yield Array.from({ length: 1000 }, () => [`Maya ${(read += 1)}`, '1']);
      } finally {
        closed = true;
      }
    }
    const { file, stops } = started(endless(), format);
    const stream = (await file).getStream();
    await new Promise((resolve) => stream.once('readable', resolve));
    stream.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const soFar = read;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect({ closed, stops: stops(), more: read - soFar }).toEqual({ closed: true, stops: 1, more: 0 });
  });
});
