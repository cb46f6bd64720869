import { Injectable } from '@nestjs/common';
import { distanceMeters, searchText, type LatLng } from '@groupride/geo';
import { LRUCache } from 'lru-cache';
import { CityFacade } from '../city/city.facade';
import { PlaceAddresses, PlacesFacade, type FoundPlace } from './places.facade';

/** A place of the same name within this distance counts as the place at the point. */
const SAME_PLACE_METERS = 500;
/** Places of the same name to compare, such as the branches of a chain. */
const NAMESAKES = 5;
const CACHED_PLACES = 10_000;
/** Decimal places of coordinates in the cache key: about a meter. */
const DECIMALS = 5;

/** Caches results, because riders price the same two places for several vehicles and groups. */
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

/** Includes the town where it is known, so that drivers see all addresses in the same form. */
function addressOf({ kind, name, address }: FoundPlace): string {
  if (address === '') return name;
  return kind === 'address' || kind === 'street' ? `${name}, ${address}` : address;
}

/** Compares the whole name, because words added to a known name may change its meaning. */
function isNamed(text: string, place: FoundPlace): boolean {
  const written = searchText(text);
  const known = [place.name, addressOf(place), `${place.name} ${place.address}`];
  return written !== '' && known.some((each) => searchText(each) === written);
}
