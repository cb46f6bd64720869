import sharp from 'sharp';
import { pdfText } from './testing/pdfs';
import { UploadedFilesService } from './uploaded-files.service';

const files = new UploadedFilesService();
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const photo = (side = 40) => sharp({ create: { width: side, height: side / 2, channels: 3, background: '#336699' } });
const PDF = Buffer.from(pdfText());
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('an uploaded file', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is re-encoded as JPEG when it is a photo: %s', async (format) => {
    const { type, bytes } = await files.check(await photo().toFormat(format).toBuffer(), 'license');
    expect(type).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  });

  it('loses metadata and trailing data, and is rotated upright', async () => {
    const turned = await photo()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Somebody at home' } })
      .toBuffer();
    const { bytes } = await files.check(Buffer.concat([turned, Buffer.from('<script>PK\u0003\u0004')]), 'license');
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([20, 40, undefined]);
    for (const part of ['Somebody', '<script>', 'PK\u0003\u0004']) expect(bytes.includes(part)).toBe(false);
  });

  it('is scaled down when it is very large', async () => {
    const { bytes } = await files.check(await photo(6000).jpeg().toBuffer(), 'vehicle_photos');
    expect((await sharp(bytes).metadata()).width).toBe(2400);
  });

  it('may be a PDF where papers are requested, and is rewritten', async () => {
    const { type, bytes } = await files.check(PDF, 'insurance');
    expect([type, bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect(bytes.equals(PDF)).toBe(false);
    expect(await code(files.check(PDF, 'license'))).toBe('document_type_refused');
  });

  it.each([
    ['an SVG', Buffer.from(SVG)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000rest')],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, bytes) => {
    expect(await code(files.check(bytes, 'insurance'))).toBe('document_type_refused');
  });

  it('is refused for the moment when many others wait', async () => {
    const crowded = new UploadedFilesService();
    const bytes = await photo().jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 110 }, () => code(crowded.check(bytes, 'license'))));
    expect(new Set(answers)).toEqual(new Set(['accepted', 'unavailable']));
  });

  it('is refused when only its beginning is a photo', async () => {
    const png = await photo().png().toBuffer();
    expect(await code(files.check(Buffer.concat([png.subarray(0, 40), Buffer.from(SVG)]), 'license'))).toBe(
      'document_unreadable',
    );
    expect(await code(files.check(Buffer.concat([PDF, Buffer.from(SVG)]), 'insurance'))).toBe('document_unreadable');
  });

  it('is refused when it would unpack to a huge picture', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await code(files.check(bomb, 'license'))).toBe('document_unreadable');
  });
});
