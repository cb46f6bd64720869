import { Injectable } from '@nestjs/common';
import type { BusinessInvoiceCredit, BusinessInvoiceLine, BusinessInvoiceView, Language } from '@groupride/contracts';
import PDFDocument from 'pdfkit';
import { bytesOf, INK, QUIET, RULE, winAnsi, type Pdf } from '../../../platform/pdf';
import { InvoiceDocuments } from '../invoice-documents';
import { INVOICE_PDF_TEXTS, type InvoicePdfTexts } from './invoice-pdf-texts';

/** Points of a US letter page. */
const MARGIN = 48;
const WIDTH = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN - 24;

/** Writes invoices in US letter format with the standard PDF fonts. */
@Injectable()
export class PdfInvoiceDocuments extends InvoiceDocuments {
  write(invoice: BusinessInvoiceView, { language, issued }: { language: Language; issued: string }): Promise<Buffer> {
    const texts = INVOICE_PDF_TEXTS[language];
    const pdf = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      lang: language,
      info: { Title: texts.title(invoice.number), Author: 'GroupRide' },
    });
    const done = bytesOf(pdf);
    head(pdf, invoice, issued, texts);
    for (const { costCenter, name, rides, amount } of invoice.subtotals) {
      section(pdf, costCenter === null ? texts.noCostCenter : `${costCenter} ${name ?? ''}`);
      for (const line of invoice.lines.filter((each) => each.costCenter === costCenter)) row(pdf, lineRow(line, texts));
      sum(pdf, texts.rides(rides), amount);
    }
    if (invoice.credits.length > 0) {
      section(pdf, texts.credits);
      for (const credit of invoice.credits) row(pdf, creditRow(credit, texts));
    }
    section(pdf, texts.total);
    if (invoice.discount !== '0.00') sum(pdf, texts.discounts, `-${invoice.discount}`);
    sum(pdf, texts.total, invoice.total);
    if (invoice.credited !== '0.00') sum(pdf, texts.credited, `-${invoice.credited}`);
    if (invoice.paid !== '0.00') sum(pdf, texts.paid, `-${invoice.paid}`);
    if (invoice.outstanding !== invoice.total) sum(pdf, texts.left, invoice.outstanding);
    pdf.end();
    return done;
  }
}

function head(pdf: Pdf, invoice: BusinessInvoiceView, issued: string, texts: InvoicePdfTexts) {
  const { number, status, accountName, billingAddress } = invoice;
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(QUIET).text('GroupRide', MARGIN, MARGIN);
  pdf.fontSize(24).fillColor(INK).text(texts.title(number)).moveDown(0.4);
  pdf.font('Helvetica').fontSize(10).fillColor(INK).text(oneLine(accountName));
  pdf.fillColor(QUIET);
  for (const line of billingAddress.split(/\r?\n/)) pdf.text(oneLine(line));
  pdf.moveDown(0.6);
  pdf.text(`${texts.facts({ ...invoice, issued })}${status === 'void' ? `    ${texts.isVoid}` : ''}`);
}

interface Row {
  text: string;
  about: string;
  amount: string;
}

const lineRow = (line: BusinessInvoiceLine, texts: InvoicePdfTexts): Row => ({
  text: `${line.date}  ${texts.ride(line.rideId)}  ${line.pickupLocation} – ${line.dropoffLocation}`,
  about: joined(texts.kinds[line.kind], line.passengerName, line.reference, line.eventName),
  amount: line.amount,
});

const creditRow = (credit: BusinessInvoiceCredit, texts: InvoicePdfTexts): Row => ({
  text: `${credit.date}  ${texts.ride(credit.rideId)}  ${credit.reason}`,
  about: joined(credit.costCenter, credit.reference),
  amount: `-${credit.amount}`,
});

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

function section(pdf: Pdf, title: string): void {
  if (pdf.y > BOTTOM - 40) pdf.addPage();
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(11).fillColor(INK).text(oneLine(title), MARGIN).moveDown(0.3);
}

function row(pdf: Pdf, { text, about, amount }: Row): void {
  if (pdf.y > BOTTOM - 30) pdf.addPage();
  const { y } = pdf;
  pdf.font('Helvetica').fontSize(9).fillColor(INK);
  pdf.text(dollars(amount), MARGIN + WIDTH - 80, y, { width: 80, align: 'right' });
  pdf.text(oneLine(text), MARGIN, y, { width: WIDTH - 90 });
  if (about) pdf.fillColor(QUIET).text(oneLine(about), MARGIN, pdf.y, { width: WIDTH - 90 });
  pdf.moveDown(0.3);
}

const dollars = (amount: string): string => (amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`);

function sum(pdf: Pdf, label: string, amount: string): void {
  if (pdf.y > BOTTOM - 20) pdf.addPage();
  pdf
    .moveTo(MARGIN, pdf.y + 1)
    .lineTo(MARGIN + WIDTH, pdf.y + 1)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  const y = pdf.y + 5;
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(INK);
  pdf.text(dollars(amount), MARGIN + WIDTH - 80, y, { width: 80, align: 'right' });
  pdf.text(winAnsi(label), MARGIN, y, { width: WIDTH - 90 }).moveDown(0.3);
}

const oneLine = (text: string): string => winAnsi(text.replace(/[\r\n\t]+/g, ' '));
