import { Injectable } from '@nestjs/common';
import type { CancellationTermsView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade } from '../rides/rides.facade';
import { presentTerms } from './cancellation.presenter';
import { PoliciesRepository } from './policies.repository';

/** The cancellation terms that riders read before they pay. */
@Injectable()
export class CancellationTermsService {
  constructor(
    private readonly policies: PoliciesRepository,
    private readonly rides: RidesFacade,
  ) {}

  /** The terms of a ride that is booked now. */
  async current(): Promise<CancellationTermsView> {
    return presentTerms(await this.policies.currentRows());
  }

  /** The terms that a ride was booked under. @throws ApiError not_found */
  async ofRide(who: Principal, rideId: number): Promise<CancellationTermsView> {
    const { ride } = await this.rides.authorize(who, rideId);
    return presentTerms(await this.policies.rows(ride.cancelPolicyId));
  }
}
