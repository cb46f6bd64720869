import { Injectable } from '@nestjs/common';
import type { AdminRideList, AdminRidesQuery, AdminRideView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { MembersFacade } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { RidesFacade } from '../rides/rides.facade';
import { isBalanced, presentLedgerLine, presentPayment } from './admin.presenter';
import { AdminRepository, RIDE_KEYSET } from './admin.repository';
import { readRideFilter } from './read-filters';

const PAGE = 20;

/** Shows operations the list of rides, and one ride with all its details. */
@Injectable()
export class RideOperationsService {
  constructor(
    private readonly repository: AdminRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly audit: AuditFacade,
    private readonly city: CityFacade,
  ) {}

  async list(
    who: Principal,
    { limit = PAGE, cursor, order = 'newest', q, ...chosen }: AdminRidesQuery,
  ): Promise<AdminRideList> {
    const after = RIDE_KEYSET.read(order, cursor);
    if (q) await this.audit.look(who.userId, 'search', `search:${q.toLowerCase()}`);
    const filter = readRideFilter({ q, ...chosen }, this.city.current.timeZone);
    const { riderId, driverId } = filter;
    const found = await this.repository.rides(filter, { limit: limit + 1, order, after });
    const { rows, nextCursor } = RIDE_KEYSET.page(order, found, limit);
    const accounts = { rider: `rider:${riderId}`, driver: `driver:${driverId}` };
    const names = await this.repository.accountNames(riderId || driverId ? Object.values(accounts) : []);
    return {
      rides: rows,
      nextCursor,
      riderName: names.get(accounts.rider) ?? null,
      driverName: names.get(accounts.driver) ?? null,
    };
  }

  async show(who: Principal, rideId: number): Promise<AdminRideView> {
    const ride = await this.rides.view(who, rideId);
    await this.audit.look(who.userId, 'view_ride', `ride:${rideId}`);
    const [members, events, payments, lines, offers, contacts, accountCharge] = await Promise.all([
      this.members.views(who, rideId),
      this.rides.eventViews(who, rideId, 0),
      this.payments.listOfRide(rideId),
      this.ledger.linesOfRide(rideId),
      this.repository.offersOf(rideId),
      this.repository.contactsOf(rideId),
      this.repository.accountChargeOf(rideId),
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
      accountCharge,
      ledger: lines.map((line) => presentLedgerLine(line, names)),
      offers,
      balanced: isBalanced(lines),
    };
  }
}
