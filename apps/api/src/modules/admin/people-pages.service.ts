import { Injectable } from '@nestjs/common';
import type { AdminDriverView, AdminRiderView, RiderPaymentList, RiderPaymentsQuery } from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { PeopleRepository, RIDER_PAYMENT_KEYSET } from './people.repository';

const PAGE = 20;

/** Shows operations one rider or driver. Each view is recorded in the audit log. */
@Injectable()
export class PeoplePagesService {
  constructor(
    private readonly repository: PeopleRepository,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found */
  async rider(who: Principal, riderId: number): Promise<AdminRiderView> {
    const rider = await this.repository.rider(riderId);
    if (!rider) throw notFound('rider');
    await this.audit.look(who.userId, 'view_rider', `user:${riderId}`);
    return rider;
  }

  /** @throws ApiError validation_failed for an invalid cursor */
  async payments(
    who: Principal,
    riderId: number,
    { limit = PAGE, cursor }: RiderPaymentsQuery,
  ): Promise<RiderPaymentList> {
    const after = RIDER_PAYMENT_KEYSET.read('newest', cursor);
    await this.audit.look(who.userId, 'view_rider', `user:${riderId}`);
    const found = await this.repository.payments(riderId, { limit: limit + 1, order: 'newest', after });
    const { rows, nextCursor } = RIDER_PAYMENT_KEYSET.page('newest', found, limit);
    return { payments: rows, nextCursor };
  }

  /** @throws ApiError not_found */
  async driver(who: Principal, driverId: number): Promise<AdminDriverView> {
    const driver = await this.repository.driver(driverId);
    if (!driver) throw notFound('driver');
    await this.audit.look(who.userId, 'view_driver', `driver:${driverId}`);
    return driver;
  }
}
