import { only, principal } from '../../platform/testing/stand-ins';
import { testCity } from '../city/testing/test-city';
import { ExternalPlaceFinders } from './external-place-finder';
import { type FoundPlace, PlacesFacade } from './places.facade';
import { PlacesService } from './places.service';
import type { PlacesRepository } from './places.repository';
import type { RecentPlaces } from './recent-places';
import type { SavedPlacesRepository } from './saved-places.repository';

const HOUSE: FoundPlace = {
  id: 'city:7',
  kind: 'address',
  name: '12 Main Street',
  address: 'Charlotte',
  lat: 35.2272,
  lng: -80.8432,
};

class House extends PlacesFacade {
  search = () => Promise.resolve([HOUSE, HOUSE]);
  byAddress = () => Promise.resolve([HOUSE]);
  at = ({ lat }: { lat: number }) => Promise.resolve(lat > 35.3 ? [] : [HOUSE]);
  levelsAt = () => Promise.resolve([]);
  byId = () => Promise.resolve(null);
}

class NoFinder extends ExternalPlaceFinders {
  readonly finder = null;
}

const city = testCity();
city.isServed = ({ lat }) => lat < 36;
const noSavedPlaces = {} as SavedPlacesRepository;
const places = new PlacesService(
  new House(),
  new NoFinder(),
  {} as PlacesRepository,
  {} as RecentPlaces,
  noSavedPlaces,
  city,
);
const suggest = async (search: string) => (await places.suggest(null, 'somebody', { search })).places;

describe('a pasted position', () => {
  it('is one place: that point, named after what is there', async () => {
    for (const text of ['35.2271, -80.8431', '35.2271,-80.8431', '35.2271° N, 80.8431° W'])
      expect(await suggest(text)).toEqual([
        {
          ...HOUSE,
          id: 'point:35.22710,-80.84310',
          lat: 35.2271,
          lng: -80.8431,
          type: 'search',
          match: 'exact',
          distance: null,
        },
      ]);
    expect(await places.geocode('somebody', '35.2271, -80.8431')).toMatchObject({
      name: '12 Main Street',
      lat: 35.2271,
      lng: -80.8431,
    });
  });

  it('is named by its coordinates when nothing is near', async () => {
    expect(await suggest('35.4,-80.8')).toMatchObject([
      { kind: 'other', name: '35.40000, -80.80000', address: '', lat: 35.4 },
    ]);
  });

  it('is not found outside our area', async () => {
    expect(await suggest('48.8566, 2.3522')).toEqual([]);
    await expect(places.geocode('somebody', '48.8566, 2.3522')).rejects.toMatchObject({ code: 'place_not_found' });
  });
});

describe('saved places', () => {
  const saved = only<SavedPlacesRepository>({
    list: async () => [{ id: 1, label: 'Casa de mamá', name: 'Água Street 5', address: '', lat: 35.2, lng: -80.8 }],
  });
  const withSaved = new PlacesService(
    new House(),
    new NoFinder(),
    {} as PlacesRepository,
    {} as RecentPlaces,
    saved,
    city,
  );
  const idsFor = async (search: string) =>
    (await withSaved.suggest(principal(1), 'somebody', { search })).places.map(({ id }) => id);

  it('are found by the beginning of their label or name, with or without accents', async () => {
    for (const search of ['casa de mama', 'Casa de Mamá', 'agua', 'ÁGUA st'])
      expect(await idsFor(search)).toEqual(['saved:1', HOUSE.id, HOUSE.id]);
    for (const search of ['mama', 'street', '--']) expect(await idsFor(search)).toEqual([HOUSE.id, HOUSE.id]);
  });
});
