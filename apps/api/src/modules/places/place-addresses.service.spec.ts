import type { CityFacade } from '../city/city.facade';
import { PlacesFacade, type FoundPlace } from './places.facade';
import { PlaceAddressesService } from './place-addresses.service';

const STADIUM: FoundPlace = {
  id: 'city:1',
  kind: 'stadium',
  name: 'Bank of America Stadium',
  address: '800 South Mint Street, Charlotte',
  lat: 35.2258,
  lng: -80.8528,
};
/** The entrance is nearer to the point than the middle of the stadium. */
const HOUSE: FoundPlace = {
  id: 'city:2',
  kind: 'address',
  name: '801 South Mint Street',
  address: 'Charlotte',
  lat: 35.2259,
  lng: -80.8529,
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
  lookups = 0;
  at = () => {
    this.lookups += 1;
    return Promise.resolve(this.here);
  };
  levelsAt = () => Promise.resolve(this.here);
  byId = () => Promise.resolve(null);
}

const CITY = { current: { id: 1 } } as CityFacade;
const POINT = { lat: 35.2258, lng: -80.8528 };
const pickupOf = (name: string, places: KnownPlaces) =>
  new PlaceAddressesService(places, CITY).unlessNamed(name, POINT);

describe('the address shown with the name of a point', () => {
  it('is left out when the name is that of the place, its address, or both', async () => {
    const here = new KnownPlaces([STADIUM]);
    for (const name of ['Bank of America Stadium', 'bank of america stadium', '800 South Mint Street, Charlotte'])
      expect(await pickupOf(name, here)).toBeNull();
    expect(await pickupOf(`${STADIUM.name}, ${STADIUM.address}`, here)).toBeNull();
  });

  it('is shown when the rider calls the point something else, including a longer name', async () => {
    const here = new KnownPlaces([STADIUM], [STADIUM]);
    expect(await pickupOf('Airport', here)).toBe('800 South Mint Street, Charlotte');
    expect(await pickupOf('Bank of America Stadium, cash only, call me', here)).toBe(STADIUM.address);
    expect(await pickupOf('!!!', here)).toBe(STADIUM.address);
  });

  it('is left out for a known place of that name nearby, but not for one elsewhere', async () => {
    expect(await pickupOf(STADIUM.name, new KnownPlaces([HOUSE], [STADIUM]))).toBeNull();
    expect(await pickupOf(STADIUM.name, new KnownPlaces([HOUSE], [FAR_STADIUM]))).toBe(
      '801 South Mint Street, Charlotte',
    );
    expect(await pickupOf('Charlotte', new KnownPlaces([HOUSE]))).toBe('801 South Mint Street, Charlotte');
  });

  it('has the town, whether the nearest place is a house, a street or another place', async () => {
    const street: FoundPlace = { ...HOUSE, kind: 'street', name: 'South Mint Street & West Hill Street' };
    const addresses = [];
    for (const nearest of [STADIUM, HOUSE, street])
      addresses.push(await pickupOf('Our meeting place', new KnownPlaces([nearest])));
    expect(addresses).toEqual([
      '800 South Mint Street, Charlotte',
      '801 South Mint Street, Charlotte',
      'South Mint Street & West Hill Street, Charlotte',
    ]);
    for (const name of ['801 South Mint Street', '801 South Mint Street, Charlotte'])
      expect(await pickupOf(name, new KnownPlaces([HOUSE]))).toBeNull();
  });

  it('is the name of a place without an address, and is left out when no place is known', async () => {
    expect(await pickupOf('My office', new KnownPlaces([{ ...HOUSE, address: '' }]))).toBe(HOUSE.name);
    expect(await pickupOf('My office', new KnownPlaces([]))).toBeNull();
  });

  it('is looked up once per place and name', async () => {
    const here = new KnownPlaces([STADIUM]);
    const city = { current: { id: 1 } };
    const addresses = new PlaceAddressesService(here, city as CityFacade);
    for (let time = 0; time < 3; time += 1) expect(await addresses.unlessNamed('Airport', POINT)).toBe(STADIUM.address);
    expect(here.lookups).toBe(1);
    expect(await addresses.unlessNamed(STADIUM.name, POINT)).toBeNull();
    expect(await addresses.unlessNamed('Airport', { ...POINT, lat: 35.3 })).toBe(STADIUM.address);
    expect(here.lookups).toBe(3);
    city.current.id = 2;
    expect(await addresses.unlessNamed('Airport', POINT)).toBe(STADIUM.address);
    expect(here.lookups).toBe(4);
  });
});
