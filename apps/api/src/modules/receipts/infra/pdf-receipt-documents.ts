import { Injectable } from '@nestjs/common';
import { translated, type Language } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import PDFDocument from 'pdfkit';
import { cityText } from '../../../platform/city-text';
import { INK, QUIET, RULE, bytesOf, winAnsi, type Pdf } from '../../../platform/pdf';
import { ISSUED_TEXTS } from '../issued-texts';
import { netOf, totalNameOf, type Line, type OwnReceipt } from '../domain/own-receipt';
import { ReceiptDocuments } from '../receipt-documents';
import { DOCUMENT_TEXTS } from './document-texts';

/** In points; the page is US letter. */
const MARGIN = 56;
const WIDTH = 612 - 2 * MARGIN;

/** Writes receipts on one US letter page in the standard PDF fonts. */
@Injectable()
export class PdfReceiptDocuments extends ReceiptDocuments {
  write(
    receipt: OwnReceipt,
    { name, language, timeZone }: { name: string; language: Language; timeZone: string },
  ): Promise<Buffer> {
    const words = DOCUMENT_TEXTS[language];
    const say = (text: string) => winAnsi(translated(text, ISSUED_TEXTS, language));
    const { date, bookedTime } = cityText(language, timeZone);
    const pdf = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      info: { Title: `${words.title} ${receipt.number}`, Author: 'GroupRide' },
      lang: language,
    });
    const done = bytesOf(pdf);
    const booked = bookedTime(receipt);

    pdf.font('Helvetica-Bold').fontSize(11).fillColor(QUIET).text('GroupRide', MARGIN, MARGIN);
    pdf.fontSize(24).fillColor(INK).text(words.title).moveDown(0.6);
    for (const [label, value] of [
      [words.number, receipt.number],
      [words.issued, date(receipt.issuedAt)],
      [words.for, name],
      [words.from, receipt.pickupLocation],
      [words.to, receipt.dropoffLocation],
      ...(booked ? [[words.bookedTime, booked] as const] : []),
      [
        words.paidWith,
        [receipt.paymentMethod, ...new Set(receipt.byCard.map(({ method }) => method))].map(say).join(' + '),
      ],
    ] as const) {
      pair(pdf, label, winAnsi(value));
    }
    section(pdf, words.yours);
    lines(pdf, receipt.ownLines, say);
    total(pdf, words[totalNameOf(receipt)], receipt.charged);
    if (receipt.cash !== null && receipt.cash < receipt.charged)
      amount(
        pdf,
        receipt.cashStatedBy === 'operations' ? words.inCashByOperations : words.inCash,
        formatCents(receipt.cash),
      );
    for (const part of receipt.byCard) amount(pdf, `${words.byCard} ${say(part.method)}`, formatCents(part.amount));
    if (receipt.outstanding > 0)
      amount(pdf, receipt.cash === null ? words.outstanding : words.toPay, formatCents(receipt.outstanding));
    if (receipt.waived > 0) amount(pdf, words.waived, formatCents(-receipt.waived));
    if (receipt.overpayment > 0) amount(pdf, words.overpayment, formatCents(receipt.overpayment));
    if (receipt.tip > 0) amount(pdf, words.tip, formatCents(receipt.tip));
    for (const refund of receipt.refunds)
      amount(pdf, `${words.refund} ${date(refund.at)}`, formatCents(-refund.amount));
    for (const taken of receipt.takenBack)
      amount(pdf, `${words.takenBack} ${date(taken.at)}`, formatCents(-taken.amount));
    // The net amount is only final when nothing is outstanding.
    if (receipt.outstanding === 0 && netOf(receipt) !== receipt.charged) total(pdf, words.net, netOf(receipt));
    section(pdf, words.ride);
    lines(pdf, receipt.rideLines, say);
    pdf.end();
    return done;
  }
}

function section(pdf: Pdf, title: string): void {
  pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(12).fillColor(INK).text(title, MARGIN).moveDown(0.5);
}

function lines(pdf: Pdf, of: readonly Line[], say: (label: string) => string): void {
  for (const { label, amount: value } of of) amount(pdf, say(label), value);
}

function pair(pdf: Pdf, label: string, value: string): void {
  const { y } = pdf;
  pdf.font('Helvetica').fontSize(10).fillColor(QUIET).text(label, MARGIN, y, { width: 100 });
  pdf
    .fillColor(INK)
    .text(value, MARGIN + 110, y, { width: WIDTH - 110 })
    .moveDown(0.3);
}

function amount(pdf: Pdf, label: string, value: string, font = 'Helvetica'): void {
  const { y } = pdf;
  pdf
    .font(font)
    .fontSize(10)
    .fillColor(INK)
    .text(dollars(value), MARGIN + WIDTH - 120, y, { width: 120, align: 'right' });
  pdf.text(label, MARGIN, y, { width: WIDTH - 130 }).moveDown(0.3);
}

function total(pdf: Pdf, label: string, value: Cents): void {
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + WIDTH, pdf.y + 2)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.y += 8;
  amount(pdf, label, formatCents(value), 'Helvetica-Bold');
}

const dollars = (value: string) => (value.startsWith('-') ? `-$${value.slice(1)}` : `$${value}`);
