import { Injectable } from '@nestjs/common';
import { DriversFacade } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import type { PickupEstimate } from './offer.presenter';
import type { OfferedRide } from './offers.repository';

/** Metres a second in a city, where nothing but the distance when the offer was made is known. */
const CITY_SPEED = 11.2;

/** How far a driver has to the pickups of offers, on roads. */
@Injectable()
export class PickupEstimates {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
  ) {}

  /** One for each of `offered`, in one go. */
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
