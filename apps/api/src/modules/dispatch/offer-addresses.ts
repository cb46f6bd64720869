import { Injectable } from '@nestjs/common';
import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import { PlacesFacade, type FoundPlace } from '../places/places.facade';
import type { OfferedRide } from './offers.repository';

/** What the server calls the ends of a ride, where riders call them something else. */
export interface OfferAddresses {
  pickup: string | null;
  destination: string | null;
}

/** A place of this name counts as known at the point within this distance. */
const SAME_PLACE_METERS = 500;
/** Places of one name, such as the branches of a chain, that are compared. */
const NAMESAKES = 5;

/** Riders may call a point anything, and drivers decide by what they read: unless the name is a known place there, they read where it is as well. */
@Injectable()
export class OfferAddressesService {
  constructor(private readonly places: PlacesFacade) {}

  /** One for each of `offered`. */
  async of(offered: readonly OfferedRide[]): Promise<OfferAddresses[]> {
    return Promise.all(
      offered.map(async ({ ride }) => ({
        pickup: await this.unlessNamed(ride.pickupLocation, { lat: ride.pickupLat, lng: ride.pickupLng }),
        destination: await this.unlessNamed(ride.dropoffLocation, { lat: ride.dropoffLat, lng: ride.dropoffLng }),
      })),
    );
  }

  private async unlessNamed(name: string, point: LatLng): Promise<string | null> {
    const [nearest] = await this.places.at(point);
    if (!nearest || isNamed(name, nearest)) return null;
    const namesakes = await this.places.search(name, NAMESAKES, point);
    const isKnown = namesakes.some(
      (place) => isNamed(name, place) && distanceMeters(place, point) <= SAME_PLACE_METERS,
    );
    return isKnown ? null : addressOf(nearest);
  }
}

/** A house and a street are their own address; the rest of theirs is the town. */
const addressOf = ({ kind, name, address }: FoundPlace): string =>
  kind === 'address' || kind === 'street' ? name : address || name;

/** The whole name: what is added to a known one may say something else. */
function isNamed(text: string, place: FoundPlace): boolean {
  const written = searchText(text);
  const known = [place.name, addressOf(place), `${place.name} ${place.address}`];
  return written !== '' && known.some((each) => searchText(each) === written);
}
