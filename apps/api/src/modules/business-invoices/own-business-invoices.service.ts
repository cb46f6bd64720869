import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import type { BusinessInvoiceList, BusinessInvoicesQuery, BusinessInvoiceView } from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

@Injectable()
export class OwnBusinessInvoices {
  list(_who: Principal, _query: BusinessInvoicesQuery): Promise<BusinessInvoiceList> {
    return Promise.reject(notFound('invoice'));
  }

  find(_who: Principal, _id: number): Promise<BusinessInvoiceView> {
    return Promise.reject(notFound('invoice'));
  }

  pdf(_who: Principal, _id: number): Promise<StreamableFile> {
    return Promise.reject(notFound('invoice'));
  }

  csv(_who: Principal, _id: number): Promise<StreamableFile> {
    return Promise.reject(notFound('invoice'));
  }
}
