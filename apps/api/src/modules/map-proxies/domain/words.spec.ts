import { decodePolyline, encodePolyline } from '@groupride/geo';
import { autocompleteAnswer, directionsAnswer, distance, duration, type WayFound } from './google-words';
import { mapboxDirections, mapboxGeocoding } from './mapbox-words';

const LINE = [{ lat: 35.2, lng: -80.9 }, { lat: 35.3, lng: -80.8 }];
const WAY: WayFound = { polyline: encodePolyline(LINE), meters: 12_345, seconds: 900, legs: [{ meters: 12_345, seconds: 900, steps: [] }] };
const ASKED = [{ lat: 35.2001, lng: -80.9001 }, { lat: 35.3001, lng: -80.8001 }];
const place = (kind: string) => ({ id: `city:${kind}`, kind, name: kind, address: '', lat: 35.2, lng: -80.8 });

describe('the words of Google Maps', () => {
  it('measure as people say it', () => {
    expect([distance(30).text, distance(1609.344 * 0.1).text, distance(5000).text]).toEqual(['98 ft', '0.1 mi', '3.1 mi']);
    expect([duration(20).text, duration(119).text, duration(3600).text, duration(3720).text, duration(7500).text]).toEqual(['1 min', '2 mins', '1 hour', '1 hour 2 mins', '2 hours 5 mins']);
  });

  it('know collections of kinds', () => {
    const kinds = (types: string[]) => autocompleteAnswer([place('hotel'), place('town'), place('suburb')], types).predictions.map(({ place_id }) => place_id);
    expect(kinds(['(cities)'])).toEqual(['city:town']);
    expect(kinds(['(regions)'])).toEqual(['city:town', 'city:suburb']);
    expect(kinds(['geocode'])).toHaveLength(3);
  });

  it('say whose map it is, and where the way lies', () => {
    const [route] = directionsAnswer([WAY], ASKED.map((at) => ({ at, name: 'x' })), '© people').routes;
    expect(route).toMatchObject({ copyrights: '© people', bounds: { southwest: { lat: 35.2, lng: -80.9 }, northeast: { lat: 35.3, lng: -80.8 } } });
  });
});

describe('the words of Mapbox', () => {
  const drawn = (geometries: 'geojson' | 'polyline' | 'polyline6', overview = true) => mapboxDirections([WAY], ASKED, { geometries, overview, steps: false });

  it('draw the line as it is wished, or not at all', () => {
    expect(drawn('polyline').routes[0]!.geometry).toBe(WAY.polyline);
    expect(decodePolyline(drawn('polyline6').routes[0]!.geometry as string, 1e6)).toEqual(LINE);
    expect(drawn('geojson').routes[0]!.geometry).toEqual({ type: 'LineString', coordinates: [[-80.9, 35.2], [-80.8, 35.3]] });
    expect(drawn('geojson', false).routes[0]).not.toHaveProperty('geometry');
  });

  it('tell where on the road the way begins and ends', () => {
    expect(drawn('polyline').waypoints.map(({ location }) => location)).toEqual([[-80.9, 35.2], [-80.8, 35.3]]);
  });

  it('give only the kinds that were asked for, and repeat a point as numbers', () => {
    const all = [place('address'), place('hotel'), place('airport')];
    expect(mapboxGeocoding('X y', all, '', { types: ['poi'], point: null, most: 1 }).features.map(({ id }) => id)).toEqual(['poi.city:hotel']);
    expect(mapboxGeocoding('-80.8,35.2', all, '', { types: [], point: ASKED[0]!, most: 5 }).query).toEqual([-80.9001, 35.2001]);
  });
});
