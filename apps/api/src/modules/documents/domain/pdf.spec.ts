import { problemOfPdf } from './pdf';

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF';
const check = (text: string) => problemOfPdf(Buffer.from(text, 'latin1'));

describe('a plain PDF', () => {
  it('begins and ends as one', () => {
    expect(check(PDF)).toBeNull();
    expect(check(`${PDF}\r\n`)).toBeNull();
  });

  it.each([
    ['text before it', `<html>${PDF}`],
    ['something after it', `${PDF}<script>alert(1)</script>`],
    ['a long text after it', `${PDF}${'x'.repeat(2000)}`],
    ['no end', PDF.replace('%%EOF', '')],
    ['an archive inside', PDF.replace('endobj', 'PK\u0005\u0006 endobj')],
  ])('has not %s', (_what, text) => expect(check(text)).toBe('damaged'));

  it.each([
    ['a script', PDF.replace('/Type', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Type')],
    ['a program to start', PDF.replace('/Type', '/A << /S /Launch >> /Type')],
  ])('has no active content: %s', (_what, text) => expect(check(text)).toBe('active'));
});
