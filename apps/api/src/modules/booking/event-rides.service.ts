import { Injectable } from '@nestjs/common';
import type { EventTransportBooking, FieldProblem, Passenger, PricingView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { ApiError, fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade, type AccountRide } from '../business-accounts/business-accounts.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { AccountRides } from './account-rides.service';
import { EventRidesFacade, type UnnamedRide } from './booking.facade';
import { atRide, problemsAt } from './event-problems';

/** How many rides are priced at the same time. */
const AT_ONCE = 5;

/** Prices and books many rides of one account. */
@Injectable()
export class EventRides extends EventRidesFacade {
  constructor(
    private readonly accounts: BusinessAccountsFacade,
    private readonly accountRides: AccountRides,
    private readonly pricing: PricingFacade,
  ) {
    super();
  }

  async bookerFor(accountId: number): Promise<Principal> {
    const service = await this.accounts.serviceOf(accountId);
    if (!service)
      throw fieldError(
        'accountId',
        'must be an account with a service account; connect one first',
        'service_account_missing',
      );
    return { ...service, isAdmin: false, secondFactorRequired: false, driverId: null, isApprovedDriver: false };
  }

  checkPassenger(passenger: Passenger, field: string): void {
    this.accountRides.checkPassenger(passenger, field);
  }

  async quote(who: Principal, rides: readonly UnnamedRide[], accountId: number): Promise<PricingView[]> {
    const quotes: PricingView[] = [];
    const problems: FieldProblem[] = [];
    for (let first = 0; first < rides.length; first += AT_ONCE)
      await Promise.all(
        rides.slice(first, first + AT_ONCE).map(async (ride, offset) => {
          const index = first + offset;
          try {
            quotes[index] = await this.quoteOne(who, ride, accountId);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            problems.push(...problemsAt(index, error));
          }
        }),
      );
    if (problems.length === 0) return quotes;
    problems.sort((one, other) => placeOf(one) - placeOf(other));
    throw new ApiError('validation_failed', `${problems[0]!.field}: ${problems[0]!.message}`, { errors: problems });
  }

  async book(
    tx: Transaction,
    who: Principal,
    accountId: number,
    { eventName, rides }: EventTransportBooking,
    quotes: readonly string[],
  ): Promise<{ eventId: number; rideIds: number[] }> {
    const charges: AccountRide[] = [];
    for (const [index, { passenger, costCenter, reference }] of rides.entries()) {
      const booking = {
        quoteId: quotes[index]!,
        passenger,
        ...(costCenter ? { costCenter } : {}),
        ...(reference ? { reference } : {}),
      };
      const { charge } = await atRide(index, () => this.accountRides.create(tx, who, accountId, booking));
      charges.push(charge);
    }
    const eventId = (await this.accounts.reserve(tx, accountId, charges, { name: eventName }))!;
    return { eventId, rideIds: charges.map(({ rideId }) => rideId) };
  }

  private async quoteOne(who: Principal, ride: UnnamedRide, accountId: number): Promise<PricingView> {
    if (ride.passenger) this.checkPassenger(ride.passenger, 'passenger');
    if (!ride.pickup) throw fieldError('pickup', 'is needed');
    if (!ride.destination) throw fieldError('destination', 'is needed');
    if (ride.pledge) throw fieldError('pledge', 'belongs to a ride that cards pay');
    return this.pricing.calculate(who, ride, accountId);
  }
}

const placeOf = ({ field }: FieldProblem): number => Number(field.split('.')[1]);
