import { Injectable } from '@nestjs/common';
import type { AdminBusinessAccountView, CostCenterChange, NewCostCenter } from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

@Injectable()
export class BusinessAccountParts {
  addCostCenter(_who: Principal, _id: number, _costCenter: NewCostCenter): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  changeCostCenter(
    _who: Principal,
    _id: number,
    _costCenterId: number,
    _change: CostCenterChange,
  ): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  connect(_who: Principal, _id: number, _serviceAccountId: number): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }

  disconnect(_who: Principal, _id: number, _serviceAccountId: number): Promise<AdminBusinessAccountView> {
    return Promise.reject(notFound('business account'));
  }
}
