import { objectStream, pdfText } from './testing/pdfs';
import { rewritePdf } from './pdf';

const PDF = pdfText();
async function check(text: string): Promise<string> {
  const read = await rewritePdf(Buffer.from(text, 'latin1'));
  return 'problem' in read ? read.problem : read.bytes.toString('latin1');
}

describe('a PDF', () => {
  it('keeps its pages', async () => {
    for (const text of [PDF, `${PDF}\r\n`]) {
      const written = await check(text);
      expect(written).toMatch(/^%PDF-1\.7/);
      expect(written).toContain('/MediaBox [ 0 0 200 200 ]');
      expect(written).toContain('0 0 10 10 re');
    }
  });

  it('drops everything that its pages do not show', async () => {
    const written = await check(pdfText({ objects: '9 0 obj\n(A secret of somebody)\nendobj', catalog: '/X 9 0 R' }));
    expect(written).toContain('/MediaBox');
    expect(written).not.toContain('secret');
  });

  it('drops parts that cannot be read', async () => {
    const nested = pdfText({ objects: `9 0 obj\n${'['.repeat(200_000)}\nendobj` });
    expect(await check(nested)).toContain('/MediaBox');
  });

  it('may set its opening page', async () => {
    expect(await check(pdfText({ catalog: '/OpenAction [3 0 R /Fit]' }))).toContain('/MediaBox');
    expect(await check(pdfText({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }))).toContain('/MediaBox');
  });

  it.each([
    ['text before it', `<html>${PDF}`],
    ['something after it', `${PDF}<script>alert(1)</script>`],
    ['a long text after it', `${PDF}${'x'.repeat(2000)}`],
    ['no end', PDF.replace('%%EOF', '')],
    ['an archive inside', PDF.replace('endobj', 'PK\u0005\u0006 endobj')],
    ['no pages', PDF.replace('[3 0 R]', '[]')],
    ['a loop of pages', PDF.replace('[3 0 R]', '[3 0 R 2 0 R]')],
    ['pages by the hundred', PDF.replace('[3 0 R]', `[${'3 0 R '.repeat(200)}]`)],
    ['a list that unpacks to very much', pdfText({ objects: objectStream(20, '<< >>', { pad: 60_000_000 }) })],
    ['one packed twice', pdfText({ objects: objectStream(20, '<< >>', { pad: 60_000_000, times: 2 }) })],
  ])('is refused as damaged with %s', async (_what, text) => expect(await check(text)).toBe('damaged'));

  it('is refused as locked with a password', async () => {
    const objects = '9 0 obj\n<< /Filter /Standard /V 1 /R 2 /P -4 /O (x) /U (x) >>\nendobj';
    expect(await check(pdfText({ objects, trailer: '/Encrypt 9 0 R /ID [(a) (b)]' }))).toBe('locked');
  });

  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
  it.each([
    ['a script', pdfText({ catalog: `/OpenAction ${script}` })],
    ['a script under an escaped name', pdfText({ catalog: '/X << /S /J#61vaScript >>' })],
    ['another', pdfText({ catalog: '/X << /S /Java#53cript >>' })],
    ['a program to start', pdfText({ page: '/A << /S /Launch >>' })],
    ['a form that sends itself', pdfText({ page: '/A << /S /SubmitForm /F (https://example.test) >>' })],
    ['files inside', pdfText({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    ['an action when it opens', pdfText({ catalog: '/OpenAction << /S /URI /URI (https://example.test) >>' })],
    ['an action when a page opens', pdfText({ page: '/AA << /O << /S /Named >> >>' })],
    ['media that play', pdfText({ page: '/Annots [<< /Subtype /RichMedia >>]' })],
    ['a form with a program', pdfText({ catalog: '/AcroForm << /XFA (x) >>' })],
    ['a script in a compressed list of objects', pdfText({ objects: objectStream(20, script) })],
    ['a script in one packed twice', pdfText({ objects: objectStream(20, script, { times: 2 }) })],
    ['a script in the header of a stream', PDF.replace('/Length 13', `/Length 13 /X ${script}`)],
  ])('is refused for active content: %s', async (_what, text) => expect(await check(text)).toBe('active'));
});
