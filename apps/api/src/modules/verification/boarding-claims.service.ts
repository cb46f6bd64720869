import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { DriversFacade } from '../drivers/drivers.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import { boardingKeys, readClaim, signClaim, type BoardingClaim, type BoardingKeys } from './boarding-token';
import { LONGEST_SILENCE_MS, wasInContact } from './domain/contact';

/** Signs and reads boarding QR codes, and determines whether a scan could have been reported at once. */
@Injectable()
export class BoardingClaims {
  private readonly keys: BoardingKeys;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly drivers: DriversFacade,
    private readonly tracking: TrackingFacade,
  ) {
    this.keys = boardingKeys(config.SIGNING_SECRET);
  }

  get publicKey(): string {
    return this.keys.publicText;
  }

  sign(claim: BoardingClaim): string {
    return signClaim(claim, this.keys);
  }

  /** The claim; null when the signature is not ours. */
  read(qr: string): BoardingClaim | null {
    return readClaim(qr, this.keys);
  }

  /**
   * Whether the driver's device had a network at a moment that it reports later. If so, it could have reported a scan
   * at once, and the time of the report counts. The last 45 seconds are unknown, because a phone in a garage may be
   * silent for that long.
   */
  async wasInContact(rideId: number, driverId: number, moment: Date): Promise<boolean> {
    if (this.clock.now().getTime() - moment.getTime() <= LONGEST_SILENCE_MS) return false;
    const [driver, around] = await Promise.all([
      this.drivers.find(driverId),
      this.tracking.positionsAround(rideId, driverId, moment),
    ]);
    return wasInContact(moment, [
      driver?.lastSeenAt,
      driver?.positionAt,
      ...around.map(({ at }) => at),
      this.clock.now(),
    ]);
  }
}
