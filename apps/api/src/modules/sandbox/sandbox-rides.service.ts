import { Injectable } from '@nestjs/common';
import type {
  RideView,
  SandboxAcceptance,
  SandboxCompletion,
  SandboxStart,
  SandboxVerification,
  StatusChange,
} from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { Principal } from '../../platform/http/principal';
import { ControlledOffers } from '../dispatch/dispatch.facade';
import { DriverSteps } from '../driving/driving.facade';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { BoardingChecks } from '../verification/verification.facade';
import { noRideInHand, nothingOffered, noSuchRide } from './sandbox.errors';
import { type ControlledDriverState, SandboxDrivers } from './sandbox-drivers.service';

/** Recorded when a controlled driver gives a ride back. */
const GIVEN_BACK = 'Given back with the sandbox';

/** Performs the steps of controlled drivers through the services of the driver app, with all their rules. */
@Injectable()
export class SandboxRides {
  constructor(
    private readonly drivers: SandboxDrivers,
    private readonly offers: ControlledOffers,
    private readonly steps: DriverSteps,
    private readonly boarding: BoardingChecks,
    private readonly members: MembersFacade,
    private readonly rides: RidesFacade,
  ) {}

  /** @throws ApiError not_found, offer_gone, driver_not_assignable, too_early, ride_state_conflict, driver_busy, ride_overlaps */
  async accept(owner: Principal, driverId: number, { rideId }: SandboxAcceptance): Promise<RideView> {
    const { as } = await this.drivers.control(owner, driverId);
    const id = rideId ?? (await this.offers.firstOffered(driverId));
    const ride = id === null ? null : await this.rides.find(id);
    if (!ride) throw rideId ? noSuchRide() : nothingOffered();
    if (ride.organizerId !== owner.userId) throw noSuchRide();
    await this.offers.accept(as, ride, driverId);
    return this.rides.view(owner, ride.id);
  }

  /** @throws ApiError not_found, no_ride_in_hand, and the errors of the step */
  async step(owner: Principal, driverId: number, change: StatusChange): Promise<RideView> {
    const { as, ride } = await this.inHand(owner, driverId);
    await this.steps.step(as, ride.id, change);
    return this.rides.view(owner, ride.id);
  }

  start(owner: Principal, driverId: number, { reason }: SandboxStart): Promise<RideView> {
    return this.step(owner, driverId, { status: 'in_progress', ...(reason ? { reason } : {}) });
  }

  /** @throws ApiError not_found, no_ride_in_hand, ride_state_conflict, verification_code_wrong, already_verified */
  async verify(owner: Principal, driverId: number, { code }: SandboxVerification): Promise<RideView> {
    const { as, ride } = await this.inHand(owner, driverId);
    const waiting = (await this.members.list(ride.id)).filter((each) => !each.verifiedAt && !each.noShowAt);
    for (const each of code ? [code] : waiting.map((member) => member.code))
      await this.boarding.verify(as, ride.id, { code: each });
    return this.rides.view(owner, ride.id);
  }

  /** @throws ApiError not_found, no_ride_in_hand, not_at_destination, amount_mismatch */
  async complete(owner: Principal, driverId: number, { amount, reason }: SandboxCompletion): Promise<RideView> {
    const { as, ride } = await this.inHand(owner, driverId);
    const received = amount ?? (ride.paymentMethod === 'cash' ? formatCents(ride.totalCost) : null);
    const completion = { ...(received === null ? {} : { amount: received }), ...(reason ? { reason } : {}) };
    await this.steps.complete(as, ride.id, completion);
    return this.rides.view(owner, ride.id);
  }

  /**
   * Gives the ride back, so that it is offered to others.
   * @throws ApiError not_found, no_ride_in_hand, ride_state_conflict
   */
  async giveBack(owner: Principal, driverId: number): Promise<RideView> {
    const { as, ride } = await this.inHand(owner, driverId);
    await this.steps.giveBack(as, ride.id, { reason: GIVEN_BACK });
    return this.rides.view(owner, ride.id);
  }

  /**
   * The driver's current or next ride, which always belongs to the owner.
   * @throws ApiError not_found, no_ride_in_hand
   */
  async inHand(owner: Principal, driverId: number): Promise<ControlledDriverState & { ride: Ride }> {
    const controlled = await this.drivers.control(owner, driverId);
    const view = await this.steps.activeRide(controlled.as, driverId);
    const ride = view && (await this.rides.find(view.id));
    if (!ride) throw noRideInHand();
    return { ...controlled, ride };
  }
}
