import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { RidesFacade } from '../rides/rides.facade';
import { demoToolsOff, driverNotHere } from './verification.errors';
import { VerificationService } from './verification.service';

/** Lets demo drivers, who have no camera, scan the code on a passenger's screen. Off in production. */
@Injectable()
export class DemoScanService {
  constructor(
    private readonly config: Config,
    private readonly rides: RidesFacade,
    private readonly verification: VerificationService,
    private readonly realtime: RealtimeFacade,
  ) {}

  /**
   * Sends the caller's own QR code to the ride's driver, who verifies it like any scanned code.
   * @throws ApiError forbidden without demo tools, not_found, ride_state_conflict before the driver has arrived
   */
  async show(who: Principal, rideId: number): Promise<void> {
    if (!this.config.DEMO_TOOLS) throw demoToolsOff();
    const { qr } = await this.verification.show(who, rideId);
    const { ride } = await this.rides.authorize(who, rideId);
    if (ride.driverId === null || !ride.arrivedAt) throw driverNotHere();
    this.realtime.toDriver(ride.driverId, 'boardingCodeShown', { rideId, qr });
  }
}
