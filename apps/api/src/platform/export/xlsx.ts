import { Readable, type PassThrough } from 'node:stream';
import yazl from 'yazl';
import { toSeconds, type ExportColumn, type ExportRow, type ExportRows } from './table';

/** Rows of a sheet in Excel, the header included. */
const MOST_ROWS = 1_048_576;
/** Most characters of a sheet name; Excel reports a file with a longer one as damaged. */
const LONGEST_NAME = 31;
/**
 * Rows per write. With whole batches of the database, megabytes of texts and buffers pile up until they are collected.
 */
const ROWS_AT_ONCE = 50;
const COMPRESSION = { compressionLevel: 2 };
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NAMESPACE = 'http://schemas.openxmlformats.org';
const MAIN = `${NAMESPACE}/spreadsheetml/2006/main`;
const RELATIONS = `${NAMESPACE}/package/2006/relationships`;
const DOCUMENT = `${NAMESPACE}/officeDocument/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML cannot represent: control characters and unpaired surrogates. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>]/g, (character) => SPECIAL[character]!);

/** An inline string, which spreadsheets never read as a formula. */
const textCell = (text: string): string => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (text: string): string => `<c><v>${text}</v></c>`;

function cellXml(value: string, { kind, values }: ExportColumn): string {
  if (kind === 'number') return numberCell(value);
  return textCell(kind === 'time' ? toSeconds(value) : (values?.get(value) ?? value));
}

function rowXml(row: ExportRow, columns: readonly ExportColumn[]): string {
  let cells = '';
  for (let index = 0; index < columns.length; index += 1) {
    const value = row[index] ?? null;
    cells += value === null ? '<c/>' : cellXml(value, columns[index]!);
  }
  return `<row>${cells}</row>`;
}

/**
 * Streams rows as an Excel workbook: neither the rows nor the file are ever in memory as a whole. A full sheet is
 * continued on the next one.
 */
export function xlsxOf(
  name: string,
  columns: readonly ExportColumn[],
  rows: ExportRows,
  mostRows = MOST_ROWS,
): Readable {
  const zip = new yazl.ZipFile();
  const file = zip.outputStream as PassThrough;
  const batches = rows[Symbol.asyncIterator]();
  let waiting: readonly ExportRow[] = [];
  let isOver = false;

  async function* sheet(): AsyncGenerator<string> {
    yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row>${columns.map(({ header }) => textCell(header)).join('')}</row>`;
    let room = mostRows - 1;
    while (room > 0) {
      if (waiting.length === 0) {
        const next = await batches.next();
        if (next.done) {
          isOver = true;
          break;
        }
        waiting = next.value;
      }
      const part = waiting.slice(0, room);
      waiting = waiting.slice(part.length);
      room -= part.length;
      for (let from = 0; from < part.length; from += ROWS_AT_ONCE)
        yield part
          .slice(from, from + ROWS_AT_ONCE)
          .map((row) => rowXml(row, columns))
          .join('');
    }
    yield '</sheetData></worksheet>';
  }

  const fail = (error: Error) => file.destroy(error);
  zip.on('error', fail);
  const addSheet = (number: number): void => {
    const xml = Readable.from(sheet(), { objectMode: false });
    xml.once('error', fail);
    xml.once('end', () => {
      if (isOver) addWorkbook(zip, name, number);
      else addSheet(number + 1);
    });
    file.once('close', () => xml.destroy());
    zip.addReadStream(xml, `xl/worksheets/sheet${number}.xml`, COMPRESSION);
  };
  addSheet(1);
  return file;
}

function sheetName(name: string, number: number): string {
  const end = number === 1 ? '' : ` ${number}`;
  return `${escaped(name.slice(0, LONGEST_NAME - end.length))}${end}`;
}

/** Adds the parts that list the sheets. */
function addWorkbook(zip: yazl.ZipFile, name: string, sheets: number): void {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(HEAD + xml), path);
  add(
    '[Content_Types].xml',
    `<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${numbers
      .map((one) => `<Override PartName="/xl/worksheets/sheet${one}.xml" ContentType="${TYPE}.worksheet+xml"/>`)
      .join('')}</Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${numbers
      .map((one) => `<sheet name="${sheetName(name, one)}" sheetId="${one}" r:id="rId${one}"/>`)
      .join('')}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${RELATIONS}">${numbers
      .map((one) => `<Relationship Id="rId${one}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${one}.xml"/>`)
      .join('')}</Relationships>`,
  );
  zip.end();
}
