import type { BusinessInvoiceView } from '@groupride/contracts';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { PdfInvoiceDocuments } from './pdf-invoice-documents';

/** US letter, with its margins. */
const [LEFT, RIGHT, LOWEST, HIGHEST] = [48, 612 - 48, 48, 792 - 40];

const line = (more: object = {}): BusinessInvoiceView['lines'][number] => ({
  rideId: 7,
  date: '2026-10-11',
  kind: 'no_show_fee',
  costCenter: 'ROOMS',
  reference: null,
  eventName: null,
  passengerName: 'Grace',
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  discount: '0.00',
  amount: '49.33',
  ...more,
});
const invoice = (more: object = {}): BusinessInvoiceView => ({
  id: 9,
  number: 'INV-000009',
  month: '2026-10',
  status: 'open',
  total: '49.33',
  paid: '0.00',
  credited: '0.00',
  outstanding: '49.33',
  dueDate: '2026-12-01',
  overdue: false,
  createdAt: '2026-11-01T13:05:00.000Z',
  paidAt: null,
  accountId: 3,
  accountName: 'Grand Hotel',
  billingAddress: '1 Main St',
  today: '2026-11-24',
  lines: [line()],
  subtotals: [{ costCenter: 'ROOMS', name: 'Rooms', rides: 1, amount: '49.33' }],
  discount: '0.00',
  credits: [],
  payments: [],
  ...more,
});

interface Written {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** The texts on the pages and their positions. */
async function writtenIn(given: BusinessInvoiceView, language: 'en' | 'es' = 'en'): Promise<Written[]> {
  const bytes = (await new PdfInvoiceDocuments().write(given, { language, issued: '2026-11-01' })).toString('latin1');
  return [...bytes.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
    const content = inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
    return [...content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\s+\/F\d+ ([\d.]+) Tf[\s\S]*?\[(.*?)\] TJ/g)].map(
      ([, x, y, size, parts]) => ({
        text: [...parts!.matchAll(/<([0-9a-f]+)>/g)]
          .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
          .join(''),
        x: Number(x),
        y: Number(y),
        size: Number(size),
      }),
    );
  });
}
const textOf = (written: readonly Written[]) => written.map(({ text }) => text).join('\n');

function expectInsideThePage(written: readonly Written[]): void {
  const measure = new PDFDocument().font('Helvetica-Bold');
  expect(written.length).toBeGreaterThan(0);
  for (const { text, x, y, size } of written) {
    expect(x).toBeGreaterThanOrEqual(LEFT - 0.1);
    expect(x + measure.fontSize(size).widthOfString(text.trimEnd())).toBeLessThanOrEqual(RIGHT + size);
    expect(y).toBeGreaterThanOrEqual(LOWEST - size);
    expect(y).toBeLessThanOrEqual(HIGHEST);
  }
}

describe('the PDF of an invoice', () => {
  it('wraps names with line breaks, and names without spaces, inside the page', async () => {
    const endless = 'W'.repeat(100);
    const lines = Array.from({ length: 60 }, (_, index) =>
      line({
        passengerName: 'Grace\nBrewster\r\nHopper',
        reference: endless.slice(0, 60),
        eventName: endless,
        pickupLocation: `${endless}${endless}`,
        dropoffLocation: 'South\nEnd',
        rideId: index,
      }),
    );
    const written = await writtenIn(
      invoice({
        accountName: `Grand\nHotel ${endless}`,
        billingAddress: Array.from({ length: 90 }, () => endless).join('\n'),
        lines,
        subtotals: [{ costCenter: 'ROOMS', name: endless, rides: 60, amount: '49.33' }],
        credits: [
          {
            id: 1,
            rideId: 6,
            date: '2026-11-05',
            costCenter: null,
            reference: endless,
            reason: `A\n${endless}`,
            amount: '1.00',
          },
        ],
      }),
    );
    expectInsideThePage(written);
    expect(textOf(written)).toContain('Grace Brewster Hopper');
  });

  it('lists credits as separate lines, and the amount that is left to pay', async () => {
    const written = textOf(
      await writtenIn(
        invoice({
          credited: '9.33',
          outstanding: '40.00',
          credits: [
            {
              id: 1,
              rideId: 6,
              date: '2026-11-05',
              costCenter: null,
              reference: null,
              reason: 'Wrong route',
              amount: '9.33',
            },
          ],
        }),
      ),
    );
    expect(written).toContain('2026-11-05  Ride 6  Wrong route');
    expect(written.match(/-\$9\.33/g)).toHaveLength(2);
    expect(written).toMatch(/\$40\.00\n.*Left to pay/);
  });

  it('is in the language of the account, and says when it is void', async () => {
    const written = textOf(await writtenIn(invoice({ status: 'void', outstanding: '0.00' }), 'es'));
    for (const text of ['Factura INV-000009', 'ANULADA', 'Cargo por no presentarse', '1 viaje', 'Por pagar'])
      expect(written).toContain(text);
  });
});
