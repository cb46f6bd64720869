import { Injectable } from '@nestjs/common';
import type { AdminRideList, AdminRidesQuery, AdminRideView } from '@groupride/contracts';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { MembersFacade } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { RidesFacade } from '../rides/rides.facade';
import { isBalanced, presentLedgerLine, presentPayment } from './admin.presenter';
import { AdminRepository } from './admin.repository';

const PAGE = 20;

/** Rides as operations see them: the list, and one with everything that explains it. */
@Injectable()
export class RideOperationsService {
  constructor(
    private readonly repository: AdminRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly audit: AuditFacade,
  ) {}

  async list({ limit = PAGE, cursor, status }: AdminRidesQuery): Promise<AdminRideList> {
    const beforeId = cursor === undefined ? null : Number(cursor);
    if (beforeId !== null && !(Number.isSafeInteger(beforeId) && beforeId > 0 && beforeId < 2 ** 31))
      throw fieldError('cursor', 'is not from an earlier answer');
    const rides = await this.repository.rides({ limit: limit + 1, beforeId, status: status ?? null });
    const page = rides.slice(0, limit);
    return { rides: page, nextCursor: rides.length > limit ? String(page[page.length - 1]!.id) : null };
  }

  async show(who: Principal, rideId: number): Promise<AdminRideView> {
    const ride = await this.rides.view(who, rideId);
    await this.audit.look(who.userId, 'view_ride', `ride:${rideId}`);
    const [members, events, payments, lines, offers, contacts] = await Promise.all([
      this.members.views(who, rideId),
      this.rides.eventViews(who, rideId, 0),
      this.payments.listOfRide(rideId),
      this.ledger.linesOfRide(rideId),
      this.repository.offersOf(rideId),
      this.repository.contactsOf(rideId),
    ]);
    const payerAccounts = payments.map((payment) => `rider:${payment.payerId}`);
    const driverAccounts = ride.driverId === null ? [] : [`driver:${ride.driverId}`];
    const names = await this.repository.accountNames([
      ...new Set([...lines.map(({ account }) => account), ...payerAccounts, ...driverAccounts]),
    ]);
    return {
      ride,
      driverName: ride.driverId === null ? null : (names.get(`driver:${ride.driverId}`) ?? null),
      members,
      contacts,
      events,
      payments: payments.map((payment) => presentPayment(payment, names)),
      ledger: lines.map((line) => presentLedgerLine(line, names)),
      offers,
      balanced: isBalanced(lines),
    };
  }
}
