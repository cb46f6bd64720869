import { PlacesFacade, type FoundPlace } from '../places/places.facade';
import { OfferAddressesService } from './offer-addresses';
import type { OfferedRide } from './offers.repository';

const STADIUM: FoundPlace = {
  ...{ id: 'city:1', kind: 'stadium', name: 'Bank of America Stadium', address: '800 South Mint Street, Charlotte' },
  ...{ lat: 35.2258, lng: -80.8528 },
};
/** The entrance is nearer to the point than the middle of the stadium. */
const HOUSE: FoundPlace = {
  ...{ id: 'city:2', kind: 'address', name: '801 South Mint Street', address: 'Charlotte' },
  ...{ lat: 35.2259, lng: -80.8529 },
};
const FAR_STADIUM: FoundPlace = { ...STADIUM, id: 'city:3', lat: 35.3 };

class KnownPlaces extends PlacesFacade {
  constructor(
    private readonly here: FoundPlace[],
    private readonly namesakes: FoundPlace[] = [],
  ) {
    super();
  }
  search = () => Promise.resolve(this.namesakes);
  byAddress = () => Promise.resolve([]);
  at = () => Promise.resolve(this.here);
  levelsAt = () => Promise.resolve(this.here);
  byId = () => Promise.resolve(null);
}

const offered = (pickupLocation: string) =>
  ({
    ride: {
      ...{ pickupLocation, pickupLat: 35.2258, pickupLng: -80.8528 },
      ...{ dropoffLocation: STADIUM.name, dropoffLat: STADIUM.lat, dropoffLng: STADIUM.lng },
    },
  }) as OfferedRide;
const pickupOf = async (name: string, places: KnownPlaces) =>
  (await new OfferAddressesService(places).of([offered(name)]))[0]!.pickup;

describe('the address beside the name of a point', () => {
  it('is left out when the name is that of the place, its address, or both', async () => {
    const here = new KnownPlaces([STADIUM]);
    for (const name of ['Bank of America Stadium', 'bank of america stadium', '800 South Mint Street, Charlotte'])
      expect(await pickupOf(name, here)).toBeNull();
    expect(await pickupOf(`${STADIUM.name}, ${STADIUM.address}`, here)).toBeNull();
  });

  it('is told when the rider calls the point something else, also something longer', async () => {
    const here = new KnownPlaces([STADIUM], [STADIUM]);
    expect(await pickupOf('Airport', here)).toBe('800 South Mint Street, Charlotte');
    expect(await pickupOf('Bank of America Stadium, cash only, call me', here)).toBe(STADIUM.address);
    expect(await pickupOf('!!!', here)).toBe(STADIUM.address);
  });

  it('is left out for a known place of that name nearby, but not for one elsewhere', async () => {
    expect(await pickupOf(STADIUM.name, new KnownPlaces([HOUSE], [STADIUM]))).toBeNull();
    expect(await pickupOf(STADIUM.name, new KnownPlaces([HOUSE], [FAR_STADIUM]))).toBe(HOUSE.name);
    expect(await pickupOf('Charlotte', new KnownPlaces([HOUSE]))).toBe(HOUSE.name);
  });

  it('is the name of a place without an address, and nothing where no place is known', async () => {
    expect(await pickupOf('My office', new KnownPlaces([{ ...HOUSE, address: '' }]))).toBe(HOUSE.name);
    expect(await pickupOf('My office', new KnownPlaces([]))).toBeNull();
  });

  it('is told of each end by itself', async () => {
    const [addresses] = await new OfferAddressesService(new KnownPlaces([STADIUM])).of([offered('Airport')]);
    expect(addresses).toEqual({ pickup: STADIUM.address, destination: null });
  });
});
