import { Injectable } from '@nestjs/common';
import type { BusinessAccountView, BusinessChargeList, BusinessChargesQuery } from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

@Injectable()
export class OwnBusinessAccount {
  view(_who: Principal): Promise<BusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  charges(_who: Principal, _query: BusinessChargesQuery): Promise<BusinessChargeList> {
    return Promise.reject(notFound('business account'));
  }
}
