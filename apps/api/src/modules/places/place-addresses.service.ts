import { Injectable } from '@nestjs/common';
import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import { LRUCache } from 'lru-cache';
import { CityFacade } from '../city/city.facade';
import { PlaceAddresses, PlacesFacade, type FoundPlace } from './places.facade';

/** A place of this name counts as known at the point within this distance. */
const SAME_PLACE_METERS = 500;
/** Places of one name, such as the branches of a chain, that are compared. */
const NAMESAKES = 5;
const CACHED_PLACES = 10_000;
/** Of coordinates in the key: about a meter. */
const DECIMALS = 5;

/** Riders price the same two places again for each vehicle and group, so answers are cached. */
@Injectable()
export class PlaceAddressesService extends PlaceAddresses {
  private readonly cache = new LRUCache<string, { address: string | null }>({ max: CACHED_PLACES });

  constructor(
    private readonly places: PlacesFacade,
    private readonly city: CityFacade,
  ) {
    super();
  }

  async unlessNamed(name: string, point: LatLng): Promise<string | null> {
    const key = [
      this.city.current.id,
      point.lat.toFixed(DECIMALS),
      point.lng.toFixed(DECIMALS),
      searchText(name),
    ].join();
    const cached = this.cache.get(key);
    if (cached) return cached.address;
    const address = await this.lookUp(name, point);
    this.cache.set(key, { address });
    return address;
  }

  private async lookUp(name: string, point: LatLng): Promise<string | null> {
    const [nearest] = await this.places.at(point);
    if (!nearest || isNamed(name, nearest)) return null;
    const namesakes = await this.places.search(name, NAMESAKES, point);
    const isKnown = namesakes.some(
      (place) => isNamed(name, place) && distanceMeters(place, point) <= SAME_PLACE_METERS,
    );
    return isKnown ? null : addressOf(nearest);
  }
}

/** Always with the town, where it is known: drivers read the addresses of houses, streets and other places in one form. */
function addressOf({ kind, name, address }: FoundPlace): string {
  if (address === '') return name;
  return kind === 'address' || kind === 'street' ? `${name}, ${address}` : address;
}

/** The whole name: what is added to a known one may say something else. */
function isNamed(text: string, place: FoundPlace): boolean {
  const written = searchText(text);
  const known = [place.name, addressOf(place), `${place.name} ${place.address}`];
  return written !== '' && known.some((each) => searchText(each) === written);
}
