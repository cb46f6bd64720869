import { inflateSync } from 'node:zlib';
import { netOf, type OwnReceipt } from '../domain/own-receipt';
import { PdfReceiptDocuments } from './pdf-receipt-documents';

const RECEIPT: OwnReceipt = {
  number: 'GR-7-11',
  rideId: 7,
  issuedAt: new Date('2026-11-21T23:30:00Z'),
  pickupLocation: 'Uptown',
  dropoffLocation: 'Łódź Café',
  scheduledAt: null,
  hourlyDuration: null,
  rideLines: [
    { label: 'Base fare', amount: '46.00' },
    { label: 'Total', amount: '50.00' },
  ],
  ownLines: [{ label: 'Your seat', amount: '12.50' }],
  charged: 1250,
  paymentMethod: 'Visa ending 4242',
  tip: 300,
  overpayment: 0,
  refunds: [{ amount: 500, at: new Date('2026-11-23T12:00:00Z') }],
  cash: null,
  cashStatedBy: null,
  byCard: [{ method: 'Amex ending 0005', amount: 700 }],
  waived: 200,
  outstanding: 0,
  takenBack: [{ amount: 50, at: new Date('2026-11-24T12:00:00Z') }],
};

/** The text of a document's pages: the strings of its content streams, which are written as hexadecimal glyph codes. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams
    .join('\n')
    .split('\n')
    .map((line) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}

const write = (language: 'en' | 'es', different: Partial<OwnReceipt> = {}) =>
  new PdfReceiptDocuments().write(
    { ...RECEIPT, ...different },
    { name: 'Ana', language, timeZone: 'America/New_York' },
  );

describe('the PDF of a receipt', () => {
  it('says on one page what was charged, tipped and refunded', async () => {
    const pdf = await write('en');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const text = textOf(pdf);
    for (const words of [
      'GR-7-11',
      'November 21, 2026',
      'Uptown',
      'Visa ending 4242',
      '$12.50',
      '$3.00',
      '-$5.00',
      'Visa ending 4242 + Amex ending 0005',
      'Waived',
      '-$2.00',
      '$8.00',
      'Refunded on November 23, 2026',
      'Returned by your bank on November 24, 2026',
      '$50.00',
    ]) {
      expect(text).toContain(words);
    }
    // Characters that the font lacks are written without their accent, or as a question mark.
    expect(text).toContain('?ódz Café');
  });

  it('is available in Spanish', async () => {
    const text = textOf(await write('es'));
    for (const words of [
      'Recibo',
      '21 de noviembre de 2026',
      'Tu asiento',
      'Tarifa base',
      'Propina',
      'Visa terminada en 4242',
    ])
      expect(text).toContain(words);
  });

  it('shows the booked duration of an hourly ride', async () => {
    const hourly = { scheduledAt: new Date('2026-11-21T20:30:00Z'), hourlyDuration: 3 };
    expect(textOf(await write('en', hourly))).toContain('3 hours, Sat, Nov 21, 3:30');
    expect(textOf(await write('es', hourly))).toContain('3 horas');
    expect(textOf(await write('en'))).not.toContain('Booked for');
  });

  it('shows amounts that add up to the total', () => {
    expect(netOf(RECEIPT)).toBe(800);
    expect(netOf({ ...RECEIPT, outstanding: 250 })).toBe(550);
  });

  it('shows what is still to pay, and no total paid until then', async () => {
    expect(textOf(await write('en'))).toContain('Total paid');
    const text = textOf(await write('en', { cash: 1000, byCard: [], waived: 0, outstanding: 250 }));
    expect(text).toContain('$2.50');
    expect(text).not.toContain('Total paid');
  });

  it('says “Charged” only of money that a card paid', async () => {
    const words = { en: ['Charged', 'Owed', 'Paid in cash'], es: ['Cobrado', 'Adeudado', 'Pagado en efectivo'] };
    const totals = async (language: 'en' | 'es', different: Partial<OwnReceipt>) => {
      const lines = textOf(await write(language, different)).split('\n');
      return words[language].filter((word) => lines.includes(word));
    };
    const cash = { paymentMethod: 'Cash', byCard: [], waived: 0, cashStatedBy: 'driver' as const };
    for (const language of ['en', 'es'] as const) {
      const [charged, owed, paidInCash] = words[language];
      expect(await totals(language, {})).toEqual([charged]);
      expect(await totals(language, { ...cash, cash: 1000, outstanding: 250 })).toEqual([owed]);
      expect(await totals(language, { ...cash, cash: 1250 })).toEqual([paidInCash]);
      expect(await totals(language, { ...cash, cash: 1000, waived: 250 })).toEqual([]);
    }
  });

  it('says who stated the cash that was received', async () => {
    const short = { cash: 1000, byCard: [], waived: 0, outstanding: 250 };
    const written = async (language: 'en' | 'es', cashStatedBy: 'driver' | 'operations') =>
      textOf(await write(language, { ...short, cashStatedBy }));
    expect(await written('en', 'driver')).toContain('as reported by your driver');
    expect(await written('en', 'operations')).toContain('as recorded by our operations team');
    expect(await written('es', 'operations')).toContain('según nuestro equipo de operaciones');
  });
});
