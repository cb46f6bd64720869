import { Injectable } from '@nestjs/common';
import type { BusinessInvoiceLine, BusinessInvoiceView } from '@groupride/contracts';
import PDFDocument from 'pdfkit';
import { bytesOf, INK, QUIET, RULE, winAnsi, type Pdf } from '../../../platform/pdf';
import { InvoiceDocuments } from '../invoice-documents';

/** Points of a US letter page. */
const MARGIN = 48;
const WIDTH = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN - 24;

const KINDS: Readonly<Record<BusinessInvoiceLine['kind'], string>> = {
  fare: '',
  cancellation_fee: 'Cancellation fee',
  no_show_fee: 'No-show fee',
};

/** Invoices on US letter, in the fonts that every reader has. */
@Injectable()
export class PdfInvoiceDocuments extends InvoiceDocuments {
  write(invoice: BusinessInvoiceView): Promise<Buffer> {
    const pdf = new PDFDocument({
      ...{ size: 'LETTER', margin: MARGIN, lang: 'en' },
      info: { Title: `Invoice ${invoice.number}`, Author: 'GroupRide' },
    });
    const done = bytesOf(pdf);
    head(pdf, invoice);
    for (const { costCenter, name, rides, amount } of invoice.subtotals) {
      section(pdf, costCenter === null ? 'No cost center' : `${costCenter} ${name ?? ''}`);
      for (const line of invoice.lines.filter((each) => each.costCenter === costCenter)) row(pdf, line);
      sum(pdf, `${rides} ${rides === 1 ? 'ride' : 'rides'}`, amount);
    }
    section(pdf, 'Total');
    if (invoice.discount !== '0.00') sum(pdf, 'Volume discounts, taken off above', `-${invoice.discount}`);
    sum(pdf, 'Total', invoice.total);
    if (invoice.paid !== '0.00') sum(pdf, 'Paid', invoice.paid);
    pdf.end();
    return done;
  }
}

function head(
  pdf: Pdf,
  { number, month, dueDate, createdAt, status, accountName, billingAddress }: BusinessInvoiceView,
) {
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(QUIET).text('GroupRide', MARGIN, MARGIN);
  pdf.fontSize(24).fillColor(INK).text(`Invoice ${number}`).moveDown(0.4);
  pdf.font('Helvetica').fontSize(10).fillColor(INK).text(winAnsi(accountName));
  pdf.fillColor(QUIET);
  for (const row of billingAddress.split(/\r?\n/)) pdf.text(winAnsi(row));
  pdf.moveDown(0.6);
  pdf.text(
    `Month: ${month}    Issued: ${createdAt.slice(0, 10)}    Due: ${dueDate}${status === 'void' ? '    VOID' : ''}`,
  );
}

function section(pdf: Pdf, title: string): void {
  if (pdf.y > BOTTOM - 40) pdf.addPage();
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(11).fillColor(INK).text(winAnsi(title), MARGIN).moveDown(0.3);
}

function row(pdf: Pdf, line: BusinessInvoiceLine): void {
  if (pdf.y > BOTTOM - 30) pdf.addPage();
  const { y } = pdf;
  const about = [KINDS[line.kind], line.passengerName, line.reference, line.eventName].filter(Boolean).join(' · ');
  const text = winAnsi(`${line.date}  Ride ${line.rideId}  ${line.pickupLocation} – ${line.dropoffLocation}`);
  pdf.font('Helvetica').fontSize(9).fillColor(INK);
  pdf.text(`$${line.amount}`, MARGIN + WIDTH - 80, y, { width: 80, align: 'right' });
  pdf.text(text, MARGIN, y, { width: WIDTH - 90 });
  if (about) pdf.fillColor(QUIET).text(winAnsi(about), MARGIN, pdf.y, { width: WIDTH - 90 });
  pdf.moveDown(0.3);
}

function sum(pdf: Pdf, label: string, amount: string): void {
  if (pdf.y > BOTTOM - 20) pdf.addPage();
  pdf
    .moveTo(MARGIN, pdf.y + 1)
    .lineTo(MARGIN + WIDTH, pdf.y + 1)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  const y = pdf.y + 5;
  const text = amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`;
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(INK);
  pdf.text(text, MARGIN + WIDTH - 80, y, { width: 80, align: 'right' });
  pdf.text(winAnsi(label), MARGIN, y, { width: WIDTH - 90 }).moveDown(0.3);
}
