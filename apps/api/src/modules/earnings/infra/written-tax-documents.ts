import { Injectable } from '@nestjs/common';
import type { Language, TaxFigures, TaxSummary } from '@groupride/contracts';
import PDFDocument from 'pdfkit';
import { INK, QUIET, RULE, bytesOf, winAnsi, type Pdf } from '../../../platform/pdf';
import { TaxDocuments } from '../tax-documents';
import { TAX_TEXTS } from '../tax-texts';

const COLUMNS = [
  ...(['trips', 'miles', 'fares', 'commission', 'tips', 'fees'] as const),
  ...(['reversals', 'earned', 'cash', 'payoutFees', 'payouts'] as const),
] satisfies readonly (keyof TaxFigures)[];
/** The PDF page has no room for `plannedTrips` as a column and states it below the table. */
const CSV_COLUMNS = [
  ...COLUMNS.slice(0, 2),
  'plannedTrips',
  ...COLUMNS.slice(2),
] satisfies readonly (keyof TaxFigures)[];

/** Points of a US letter page in landscape. */
const MARGIN = 40;
const WIDTH = 792 - 2 * MARGIN;
const FIRST = 60;
const COLUMN = (WIDTH - FIRST) / COLUMNS.length;
const LINE = 18;

@Injectable()
export class WrittenTaxDocuments extends TaxDocuments {
  csv({ year, months, total }: TaxSummary, language: Language): string {
    const { month, columns } = TAX_TEXTS[language];
    const row = (first: string, figures: TaxFigures) => [
      first,
      ...CSV_COLUMNS.map((column) => String(figures[column])),
    ];
    const rows = [
      [month, ...CSV_COLUMNS.map((column) => columns[column])],
      ...months.map((each) => row(each.month, each)),
      row(String(year), total),
    ];
    // The CSV contains only our own names and figures, so it needs no quotes and no protection from formulas.
    return `${rows.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
  }

  pdf(summary: TaxSummary, { name, language }: { name: string; language: Language }): Promise<Buffer> {
    const texts = TAX_TEXTS[language];
    const { year, running, months, total } = summary;
    const pdf = new PDFDocument({
      size: 'LETTER',
      layout: 'landscape',
      margin: MARGIN,
      lang: language,
      info: { Title: `${texts.title} ${year}`, Author: 'GroupRide' },
    });
    const done = bytesOf(pdf);
    pdf.font('Helvetica-Bold').fontSize(11).fillColor(QUIET).text('GroupRide', MARGIN, MARGIN);
    pdf.fontSize(24).fillColor(INK).text(`${texts.title} ${year}`).moveDown(0.3);
    pdf
      .font('Helvetica')
      .fontSize(10)
      .text(`${texts.of}: ${winAnsi(name)}`);
    if (running) pdf.fillColor(QUIET).text(texts.running);
    pdf.y += LINE;
    line(pdf, [texts.month, ...COLUMNS.map((column) => texts.columns[column])], {
      font: 'Helvetica-Bold',
      height: 2 * LINE,
    });
    for (const month of months) line(pdf, [month.month, ...COLUMNS.map((column) => String(month[column]))]);
    line(pdf, [texts.total, ...COLUMNS.map((column) => String(total[column]))], { font: 'Helvetica-Bold' });
    pdf.y += LINE;
    for (const note of [...texts.notes, texts.planned(total)])
      pdf.font('Helvetica').fontSize(9).fillColor(QUIET).text(note, MARGIN, pdf.y, { width: WIDTH }).moveDown(0.3);
    pdf.end();
    return done;
  }
}

/** Writes one line of the table, with a rule below. */
function line(pdf: Pdf, cells: readonly string[], { font = 'Helvetica', height = LINE } = {}): void {
  const { y } = pdf;
  pdf.font(font).fontSize(8).fillColor(INK);
  cells.forEach((cell, index) =>
    pdf.text(cell, index === 0 ? MARGIN : MARGIN + FIRST + (index - 1) * COLUMN, y + 5, {
      width: (index === 0 ? FIRST : COLUMN) - 4,
      align: index === 0 ? 'left' : 'right',
    }),
  );
  pdf
    .moveTo(MARGIN, y + height)
    .lineTo(MARGIN + WIDTH, y + height)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.y = y + height;
}
