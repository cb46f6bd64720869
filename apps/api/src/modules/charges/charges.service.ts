import { Injectable } from '@nestjs/common';
import { instantToZoned } from '@groupride/geo';
import type { ChargeList, ChargeQuery, ChargesOfRide } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { RefundsFacade } from '../refunds/refunds.facade';
import { RidesFacade } from '../rides/rides.facade';
import { presentExplanation, presentFound } from './charges.presenter';
import { ChargesRepository } from './charges.repository';
import { readChargeQuery } from './domain/charge-query';

const FOUND = 50;

/** Helps operators to find and explain a rider's charge. */
@Injectable()
export class ChargesService {
  constructor(
    private readonly repository: ChargesRepository,
    private readonly rides: RidesFacade,
    private readonly refunds: RefundsFacade,
    private readonly city: CityFacade,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found */
  async ofRide(who: Principal, rideId: number): Promise<ChargesOfRide> {
    const ride = await this.rides.find(rideId);
    if (!ride) throw notFound('ride');
    await this.audit.look(who.userId, 'view_charges', `ride:${rideId}`);
    const [people, rates, promoCode, debts, cash, credit, waived, account, owed, payments, refunds] = await Promise.all(
      [
        this.repository.people(rideId),
        this.repository.rates(rideId),
        this.repository.promoCode(rideId),
        this.repository.debts(rideId),
        this.repository.cash(rideId),
        this.repository.credit(rideId),
        this.repository.waived(rideId),
        this.repository.account(rideId),
        this.repository.owed(rideId),
        this.repository.payments(rideId),
        this.refunds.viewsOfRide(rideId),
      ],
    );
    const money = { ride, rates, promoCode, debts, cash, credit, waived, account, owed, payments, refunds };
    return {
      rideId,
      cash: ride.paymentMethod === 'cash',
      payers: people.map((person) => presentExplanation(person, money)),
    };
  }

  async search(who: Principal, { query }: ChargeQuery): Promise<ChargeList> {
    const { timeZone } = this.city.current;
    const search = readChargeQuery(query, instantToZoned(this.clock.now(), timeZone).date);
    const found = await this.repository.search(search, timeZone, FOUND + 1);
    await this.audit.record(who.userId, 'search_charges', 'charges', { query });
    return { charges: found.slice(0, FOUND).map(presentFound), more: found.length > FOUND };
  }
}
