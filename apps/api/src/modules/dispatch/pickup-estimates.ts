import { Injectable } from '@nestjs/common';
import { DriversFacade } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import type { PickupEstimate } from './offer.presenter';
import type { OfferedRide } from './offers.repository';

/** City speed in meters per second, for drivers whose position is unknown. */
const CITY_SPEED = 11.2;

/** Road distances and times from a driver to the pickups of offers. */
@Injectable()
export class PickupEstimates {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
  ) {}

  /** Estimates for all of `offered`, in one routing request. */
  async of(driverId: number, offered: readonly OfferedRide[]): Promise<PickupEstimate[]> {
    const driver = offered.length > 0 ? await this.drivers.find(driverId) : null;
    if (!driver || driver.lat === null || driver.lng === null) {
      return offered.map(({ offer }) => ({ meters: offer.pickupMeters, seconds: offer.pickupMeters / CITY_SPEED }));
    }
    return this.mapping.travelCostsFrom(
      { lat: driver.lat, lng: driver.lng },
      offered.map(({ ride }) => ({ lat: ride.pickupLat, lng: ride.pickupLng })),
    );
  }
}
