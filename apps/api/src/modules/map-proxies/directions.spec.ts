import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';
import type { Route, Turn } from '../mapping/mapping.facade';
import { directionsAnswer, googleManeuver } from './google-directions';
import { mapboxDirections, type MapboxRouteOptions } from './mapbox-directions';

const LINE: LngLats = [
  [35.2, -80.9],
  [35.25, -80.9],
  [35.250001, -80.85],
  [35.3, -80.8],
];
type LngLats = [lat: number, lng: number][];
const points = (list: LngLats): LatLng[] => list.map(([lat, lng]) => ({ lat, lng }));
const ASKED = points([
  [35.2001, -80.9001],
  [35.2501, -80.8999],
  [35.3001, -80.8001],
]);
const ON_ROAD = points([
  [35.2, -80.9],
  [35.25, -80.9],
  [35.3, -80.8],
]);

const turn = (more: Partial<Turn> = {}): Turn => ({
  type: 'turn',
  modifier: 'slight left',
  bearingBefore: 10,
  bearingAfter: 350,
  name: 'Main <St>',
  mode: 'driving',
  drivingSide: 'right',
  line: points(LINE).slice(0, 2),
  intersections: [{ location: points(LINE)[0]!, bearings: [10, 190], entry: [true, false], in: 1, out: 0 }],
  ...more,
});
const step = (more: Partial<Turn> = {}) => ({
  text: 'Bear left onto Main <St>.',
  meters: 1000,
  seconds: 60,
  location: points(LINE)[0]!,
  turn: turn(more),
});
const leg = {
  meters: 6000,
  seconds: 450,
  summary: 'Main St, South Blvd',
  steps: [step({ type: 'depart' }), step({ ref: 'US 74' }), step({ type: 'arrive' })],
};
const WAY: Route = {
  polyline: encodePolyline(points(LINE)),
  meters: 12_000,
  seconds: 900,
  legs: [leg, leg],
  waypoints: ON_ROAD.map((location, i) => ({ location, name: `Street ${i}`, meters: 12 })),
};
/** A route from an engine that returns only the required values. */
const BARE: Route = {
  ...WAY,
  waypoints: undefined,
  legs: [{ meters: 6000, seconds: 450, steps: [{ text: 'Go.', meters: 1, seconds: 1, location: ON_ROAD[0]! }] }],
};

describe('a route in the format of Google Maps', () => {
  const answer = (way = WAY) =>
    directionsAnswer(
      [way],
      ASKED.map((at, i) => ({
        at,
        name: `Place ${i}`,
        ...(i === 1 ? {} : { place: { id: `city:${i}`, kind: 'hotel' } }),
      })),
      { copyrights: '© people' },
    );

  it('has places, and the points as snapped to roads', () => {
    expect(answer().geocoded_waypoints).toEqual([
      { geocoder_status: 'OK', place_id: 'city:0', types: ['lodging', 'establishment', 'point_of_interest'] },
      { geocoder_status: 'OK' },
      { geocoder_status: 'OK', place_id: 'city:2', types: ['lodging', 'establishment', 'point_of_interest'] },
    ]);
    const [route] = answer().routes;
    expect(route).toMatchObject({
      summary: 'Main St, South Blvd',
      copyrights: '© people',
      waypoint_order: [0],
      bounds: { southwest: { lat: 35.2, lng: -80.9 }, northeast: { lat: 35.3, lng: -80.8 } },
    });
    expect(
      route!.legs.map(({ start_location, end_location, start_address, end_address }) => [
        start_location,
        end_location,
        start_address,
        end_address,
      ]),
    ).toEqual([
      [ON_ROAD[0], ON_ROAD[1], 'Place 0', 'Place 1'],
      [ON_ROAD[1], ON_ROAD[2], 'Place 1', 'Place 2'],
    ]);
    expect(decodePolyline(route!.overview_polyline.points)).toHaveLength(4);
  });

  it('has a line and a maneuver for each step, and none for the arrival', () => {
    const [first, second, ...more] = answer().routes[0]!.legs[0]!.steps;
    expect(more).toEqual([]);
    expect(first).not.toHaveProperty('maneuver');
    expect(second).toEqual({
      html_instructions: 'Bear left onto Main &lt;St&gt;.',
      distance: { text: '0.6 mi', value: 1000 },
      duration: { text: '1 min', value: 60 },
      start_location: ON_ROAD[0],
      end_location: { lat: 35.25, lng: -80.9 },
      polyline: { points: encodePolyline(points(LINE).slice(0, 2)) },
      maneuver: 'turn-slight-left',
      travel_mode: 'DRIVING',
    });
  });

  it('tells where in a leg a via point is passed', () => {
    const steps = [step({ type: 'depart' }), step({ line: points(LINE).slice(1) }), step({ type: 'arrive' })];
    const through = { ...WAY, legs: [{ ...leg, steps }] };
    const [route] = directionsAnswer(
      [through],
      ASKED.map((at, i) => ({ at, name: '', through: i === 1 })),
      { copyrights: '', metric: true },
    ).routes;
    expect(route!.legs).toHaveLength(1);
    expect(route!.legs[0]).toMatchObject({
      distance: { text: '6.0 km' },
      start_location: ON_ROAD[0],
      end_location: ON_ROAD[2],
      via_waypoint: [{ location: ON_ROAD[1], step_index: 0, step_interpolation: 1 }],
    });
    expect(route!.waypoint_order).toEqual([]);
  });

  it('omits values that the engine does not return', () => {
    const [route] = answer(BARE).routes;
    expect(route).toMatchObject({
      summary: '',
      legs: [{ start_location: ASKED[0], steps: [{ html_instructions: 'Go.' }] }],
    });
    expect(route!.legs[0]!.steps[0]).not.toHaveProperty('polyline');
  });

  it.each<[Partial<Turn>, string | undefined]>([
    [{ type: 'turn', modifier: 'sharp right' }, 'turn-sharp-right'],
    [{ type: 'end of road', modifier: 'left' }, 'turn-left'],
    [{ type: 'continue', modifier: 'uturn' }, 'uturn-left'],
    [{ type: 'continue', modifier: 'uturn', drivingSide: 'left' }, 'uturn-right'],
    [{ type: 'continue', modifier: 'slight right' }, 'keep-right'],
    [{ type: 'new name', modifier: 'straight' }, 'straight'],
    [{ type: 'fork', modifier: 'slight left' }, 'fork-left'],
    [{ type: 'on ramp', modifier: 'slight right' }, 'ramp-right'],
    [{ type: 'off ramp', modifier: 'left' }, 'ramp-left'],
    [{ type: 'merge', modifier: 'slight left' }, 'merge'],
    [{ type: 'roundabout', modifier: 'right' }, 'roundabout-right'],
    [{ type: 'rotary', modifier: 'left', drivingSide: 'left' }, 'roundabout-left'],
    [{ type: 'exit roundabout', modifier: 'right' }, undefined],
    [{ type: 'turn', modifier: 'right', mode: 'ferry' }, 'ferry'],
    [{ type: 'depart', modifier: undefined }, undefined],
  ])('translates %o to %s', (more, word) => expect(googleManeuver(turn(more))).toBe(word));
});

describe('a route in the format of Mapbox', () => {
  const answer = (wish: Partial<MapboxRouteOptions> = {}, way = WAY) =>
    mapboxDirections([way], ASKED, { geometries: 'polyline', overview: 'full', steps: false, ...wish });

  it('returns the requested geometry, or none', () => {
    expect(answer().routes[0]!.geometry).toBe(WAY.polyline);
    expect(decodePolyline(answer({ geometries: 'polyline6' }).routes[0]!.geometry as string, 1e6)).toEqual(
      decodePolyline(WAY.polyline),
    );
    expect(answer({ geometries: 'geojson' }).routes[0]!.geometry).toMatchObject({
      type: 'LineString',
      coordinates: { length: 4, 0: [-80.9, 35.2] },
    });
    expect(answer({ overview: 'false' }).routes[0]).not.toHaveProperty('geometry');
    const straight = {
      ...WAY,
      polyline: encodePolyline(
        points([
          [35.2, -80.9],
          [35.25, -80.85],
          [35.3, -80.8],
        ]),
      ),
    };
    expect(answer({ overview: 'simplified', geometries: 'geojson' }, straight).routes[0]!.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [-80.9, 35.2],
        [-80.8, 35.3],
      ],
    });
  });

  it('tells where on the road each point lies, including the middle ones', () => {
    expect(answer().waypoints).toEqual(
      ON_ROAD.map(({ lat, lng }, i) => ({ name: `Street ${i}`, location: [lng, lat], distance: 12 })),
    );
    expect(answer({}, BARE).waypoints.map(({ location }) => location)).toEqual([
      [-80.9, 35.2],
      [-80.8999, 35.2501],
      [-80.8, 35.3],
    ]);
  });

  it('returns annotations for each segment', () => {
    const [{ annotation }, other] = answer({ annotations: ['distance', 'duration', 'speed'] }).routes[0]!.legs as {
      annotation?: Record<string, number[]>;
    }[] as [{ annotation: Record<string, number[]> }, object];
    expect(other).toHaveProperty('annotation');
    expect(annotation).toEqual({ distance: [1000, 1000, 1000], duration: [60, 60, 60], speed: [16.7, 16.7, 16.7] });
    expect(answer().routes[0]!.legs[0]).not.toHaveProperty('annotation');
    const ends = { ...WAY, legs: [{ ...leg, steps: [leg.steps[0]!, { ...leg.steps[2]!, meters: 0 }] }] };
    expect(answer({ annotations: ['distance'] }, ends).routes[0]!.legs[0]).toMatchObject({
      annotation: { distance: [1000] },
    });
  });

  it('describes every part of a maneuver', () => {
    expect(answer().routes[0]!.legs[0]!.steps).toEqual([]);
    const steps = answer({ steps: true }).routes[0]!.legs[0]!.steps;
    expect(steps).toHaveLength(3);
    expect(steps[1]).toEqual({
      distance: 1000,
      duration: 60,
      weight: 60,
      name: 'Main <St>',
      ref: 'US 74',
      mode: 'driving',
      driving_side: 'right',
      geometry: encodePolyline(points(LINE).slice(0, 2)),
      intersections: [{ location: [-80.9, 35.2], bearings: [10, 190], entry: [true, false], in: 1, out: 0 }],
      maneuver: {
        instruction: 'Bear left onto Main <St>.',
        location: [-80.9, 35.2],
        type: 'turn',
        modifier: 'slight left',
        bearing_before: 10,
        bearing_after: 350,
      },
    });
    expect(answer({ steps: true }, BARE).routes[0]!.legs[0]!.steps[0]).toEqual({
      distance: 1,
      duration: 1,
      weight: 1,
      maneuver: { instruction: 'Go.', location: [-80.9, 35.2] },
    });
  });
});
