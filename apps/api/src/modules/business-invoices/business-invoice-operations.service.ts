import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import type {
  BusinessInvoiceList,
  BusinessInvoicesQuery,
  BusinessInvoiceView,
  BusinessPaymentRecord,
} from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

@Injectable()
export class BusinessInvoiceOperations {
  list(_accountId: number, _query: BusinessInvoicesQuery): Promise<BusinessInvoiceList> {
    return Promise.reject(notFound('invoice'));
  }

  invoiceNow(_who: Principal, _accountId: number): Promise<BusinessInvoiceView> {
    return Promise.reject(notFound('invoice'));
  }

  find(_id: number): Promise<BusinessInvoiceView> {
    return Promise.reject(notFound('invoice'));
  }

  pdf(_id: number): Promise<StreamableFile> {
    return Promise.reject(notFound('invoice'));
  }

  csv(_id: number): Promise<StreamableFile> {
    return Promise.reject(notFound('invoice'));
  }

  recordPayment(
    _who: Principal,
    _id: number,
    _payment: BusinessPaymentRecord,
    _key?: string,
  ): Promise<BusinessInvoiceView> {
    return Promise.reject(notFound('invoice'));
  }

  void(_who: Principal, _id: number, _reason: string): Promise<BusinessInvoiceView> {
    return Promise.reject(notFound('invoice'));
  }
}
