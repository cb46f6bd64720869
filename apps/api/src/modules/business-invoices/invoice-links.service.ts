import { Injectable, type StreamableFile } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Config } from '../../config/config';
import { notFound } from '../../platform/http/api-error';
import { InvoiceViews } from './invoice-views.service';

const FILE = /^(\d{1,10})\.([\w-]{43})\.pdf$/;

/** Signed links to invoices, for those who get them by mail and have no account. */
@Injectable()
export class InvoiceLinks {
  constructor(
    private readonly config: Config,
    private readonly views: InvoiceViews,
  ) {}

  urlOf(invoiceId: number): string {
    const file = `${invoiceId}.${this.sign(invoiceId)}.pdf`;
    return new URL(`/api/business-invoice-files/${file}`, this.config.RIDER_WEB_URL).href;
  }

  /** @param name file name of a signed link @throws ApiError not_found */
  open(name: string): Promise<StreamableFile> {
    const [, id, signature] = FILE.exec(name) ?? [];
    if (!signature || !isSame(signature, this.sign(Number(id)))) throw notFound('invoice');
    return this.views.pdf(Number(id), null);
  }

  private sign(invoiceId: number): string {
    return createHmac('sha256', this.config.SIGNING_SECRET).update(`business invoice ${invoiceId}`).digest('base64url');
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
