import { Injectable } from '@nestjs/common';
import type {
  AdminBusinessAccountView,
  BusinessAccountChange,
  BusinessAccountList,
  BusinessAccountsQuery,
  BusinessChargeList,
  BusinessChargesQuery,
  NewBusinessAccount,
  VolumeDiscounts,
} from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

@Injectable()
export class BusinessAccountOperations {
  list(_query: BusinessAccountsQuery): Promise<BusinessAccountList> {
    return Promise.reject(notFound('business account'));
  }

  create(_who: Principal, _account: NewBusinessAccount, _key?: string): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  view(_id: number): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  change(_who: Principal, _id: number, _change: BusinessAccountChange): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  setDiscounts(_who: Principal, _id: number, _discounts: VolumeDiscounts): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  charges(_id: number, _query: BusinessChargesQuery): Promise<BusinessChargeList> {
    return Promise.reject(notFound('business account'));
  }
}
