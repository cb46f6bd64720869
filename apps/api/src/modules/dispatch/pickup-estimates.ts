import { Injectable } from '@nestjs/common';
import { crediblePosition, DriversFacade } from '../drivers/drivers.facade';
import { CITY_SPEED, MappingFacade } from '../mapping/mapping.facade';
import type { PickupEstimate } from './offer.presenter';
import type { OfferedRide } from './offers.repository';

/** Road distance and travel time from a driver to the pickups of offers. */
@Injectable()
export class PickupEstimates {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
  ) {}

  /**
   * Estimates all of `offered` in one call. Without the driver's position, estimates use the distance when the offer
   * was made.
   */
  async of(driverId: number, offered: readonly OfferedRide[]): Promise<PickupEstimate[]> {
    const driver = offered.length > 0 ? await this.drivers.find(driverId) : null;
    const position = driver && crediblePosition(driver);
    if (!position) {
      return offered.map(({ offer }) => ({ meters: offer.pickupMeters, seconds: offer.pickupMeters / CITY_SPEED }));
    }
    return this.mapping.travelCostsFrom(
      position,
      offered.map(({ ride }) => ({ lat: ride.pickupLat, lng: ride.pickupLng })),
    );
  }
}
