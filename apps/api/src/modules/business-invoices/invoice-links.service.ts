import { Injectable, type StreamableFile } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import { isSameSecret, signatureOf } from '../../platform/signed-token';
import { invoiceLinkExpired } from './business-invoices.errors';
import { InvoiceViews } from './invoice-views.service';

/** File names of links. The expiry is in days since 1970; older links have none and count as expired. */
const FILE = /^(\d{1,10})(?:\.(\d{1,6}))?\.([\w-]{43})\.pdf$/;
/** Longer than the longest payment terms, so that an invoice can be opened until it is due. */
const LINK_DAYS = 150;
const DAY_MS = 24 * 3600_000;

/** Signed links to invoices, for recipients of emails who have no account. */
@Injectable()
export class InvoiceLinks {
  constructor(
    private readonly config: Config,
    private readonly views: InvoiceViews,
    private readonly clock: Clock,
  ) {}

  urlOf(invoiceId: number): string {
    const end = this.today + LINK_DAYS;
    const file = `${invoiceId}.${end}.${this.sign(`${invoiceId} ${end}`)}.pdf`;
    return new URL(`/api/business-invoice-files/${file}`, this.config.RIDER_WEB_URL).href;
  }

  /** @param name file name of a signed link @throws ApiError not_found, invoice_link_expired */
  open(name: string): Promise<StreamableFile> {
    const [, id, end, signature] = FILE.exec(name) ?? [];
    if (!signature || !isSameSecret(signature, this.sign(end === undefined ? id! : `${id} ${end}`)))
      throw notFound('invoice');
    if (end === undefined || Number(end) < this.today) throw invoiceLinkExpired();
    return this.views.pdf(Number(id), null);
  }

  private get today(): number {
    return Math.floor(this.clock.now().getTime() / DAY_MS);
  }

  private sign(what: string): string {
    return signatureOf(`business invoice ${what}`, this.config.SIGNING_SECRET);
  }
}
