import type { Api, Client } from './support/api';
import { AIRPORT, UPTOWN } from './support/rides';
import { at, setUpMappedCity } from './support/mapped-city';

let api: Api;
let anybody: Client;
setUpMappedCity((opened) => void ({ api, anybody } = opened));

describe('the calls that are compatible with map services', () => {
  it('find places and addresses as Google Maps does', async () => {
    const google = (path: string) => anybody.get(`/api/mapping/google/${path}`);
    expect((await google('geocode/json?address=Bank%20of%20America%20Stadium')).body).toMatchObject({
      status: 'OK',
      results: [
        {
          formatted_address: expect.stringMatching(/Stadium/),
          geometry: { location: { lat: expect.any(Number), lng: expect.any(Number) } },
          place_id: expect.any(String),
          types: expect.any(Array),
        },
      ],
    });
    expect((await google(`geocode/json?latlng=${at(UPTOWN)}`)).body.status).toBe('OK');
    expect((await google('geocode/json?address=qqzzqqzz')).body).toMatchObject({ status: 'ZERO_RESULTS', results: [] });
    expect((await google('geocode/json')).body).toMatchObject({ status: 'INVALID_REQUEST' });
    const { status, predictions } = (await google('place/autocomplete/json?input=airp')).body;
    expect(status).toBe('OK');
    expect(predictions[0]).toMatchObject({
      place_id: expect.any(String),
      description: expect.any(String),
      structured_formatting: { main_text: expect.any(String) },
    });
    const airports = (await google('place/autocomplete/json?input=charlotte&types=airport|stadium')).body;
    const found = `place_id=${predictions[0].place_id}`;
    expect((await google(`geocode/json?${found}`)).body).toMatchObject({
      status: 'OK',
      results: [{ place_id: predictions[0].place_id }],
    });
    expect((await google('geocode/json?place_id=city:999999999')).body.status).toBe('NOT_FOUND');
    expect((await google(`geocode/json?latlng=${at(UPTOWN)}&result_type=route`)).body.results[0].types).toEqual([
      'route',
    ]);
    expect((await google('geocode/json?address=99999%20N%20Tryon%20St')).body.results[0]).toMatchObject({
      partial_match: true,
    });
    expect(
      airports.predictions.every(
        ({ types }: { types: string[] }) => types.includes('airport') || types.includes('stadium'),
      ),
    ).toBe(true);
  });

  it('return routes as Google Maps does, with waypoints and by place name', async () => {
    const { body } = await anybody.get(
      `/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=Charlotte%20Douglas%20Airport&mode=driving&waypoints=35.1524,-80.8316`,
    );
    expect(body).toMatchObject({ status: 'OK', routes: [{ overview_polyline: { points: expect.any(String) } }] });
    expect(body.routes[0].legs).toHaveLength(2);
    const directionsPath = `/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=place_id:${body.geocoded_waypoints[2].place_id}`;
    const along77 = '/api/mapping/google/directions/json?origin=35.0833,-80.892&destination=35.335,-80.85';
    const [via, free, avoiding] = await Promise.all(
      [`${directionsPath}&waypoints=via:35.1524,-80.8316&units=metric`, along77, `${along77}&avoid=highways`].map(
        async (path) => (await anybody.get(path)).body.routes[0],
      ),
    );
    expect(via.legs).toMatchObject([
      { via_waypoint: [{ location: { lat: expect.any(Number) } }], distance: { text: expect.stringMatching(/ km$/) } },
    ]);
    expect(free.summary).toMatch(/I[ -]77/);
    expect(avoiding.summary).not.toMatch(/I[ -]\d/);
    expect(body.routes[0].legs[0].steps[0]).toMatchObject({
      html_instructions: expect.any(String),
      distance: { value: expect.any(Number) },
    });
    expect((await anybody.get('/api/mapping/google/directions/json?origin=35.2,-80.8')).body.status).toBe(
      'INVALID_REQUEST',
    );
  });

  it('find places and return routes as Mapbox does', async () => {
    const found = (await anybody.get('/api/mapping/mapbox/geocoding/v5/mapbox.places/discovery%20place.json')).body;
    expect(found.features[0]).toMatchObject({
      place_name: expect.stringMatching(/Discovery/),
      center: [expect.any(Number), expect.any(Number)],
      id: expect.any(String),
      place_type: expect.any(Array),
    });
    expect(found.features[0].center[0]).toBeLessThan(-80);
    const path = `/api/mapping/mapbox/directions/v5/mapbox/driving/${UPTOWN.lng},${UPTOWN.lat};${AIRPORT.lng},${AIRPORT.lat}`;
    const { body } = await anybody.get(`${path}?geometries=geojson`);
    expect(body).toMatchObject({
      code: 'Ok',
      routes: [{ geometry: { type: 'LineString' }, distance: expect.any(Number), duration: expect.any(Number) }],
    });
    expect(body.routes[0].geometry.coordinates[0][0]).toBeCloseTo(UPTOWN.lng, 2);
    expect(
      (await anybody.get('/api/mapping/mapbox/directions/v5/mapbox/driving/0,0;1,1?geometries=geojson')).body,
    ).toMatchObject({ code: 'NoSegment' });
    const flying = await anybody.get('/api/mapping/mapbox/directions/v5/mapbox/flying/0,0;1,1');
    expect(flying).toMatchObject({ status: 422, body: { code: 'InvalidInput', message: expect.any(String) } });
  });

  it('describe every maneuver, house and point with what the city knows', async () => {
    const place = { lat: expect.any(Number), lng: expect.any(Number) };
    const stop = { lat: 35.1524, lng: -80.8316 };
    const google = (
      await anybody.get(
        `/api/mapping/google/directions/json?origin=${at(UPTOWN)}&destination=${at(AIRPORT)}&waypoints=${at(stop)}`,
      )
    ).body;
    expect(google.geocoded_waypoints).toHaveLength(3);
    expect(google.geocoded_waypoints[0]).toMatchObject({
      geocoder_status: 'OK',
      place_id: expect.stringMatching(/^city:\d+$/),
      types: expect.any(Array),
    });
    const googleSteps = google.routes[0].legs.flatMap((leg: { steps: unknown[] }) => leg.steps);
    for (const step of googleSteps)
      expect(step).toMatchObject({
        polyline: { points: expect.stringMatching(/./) },
        start_location: place,
        end_location: place,
        travel_mode: 'DRIVING',
        html_instructions: expect.stringMatching(/./),
      });
    expect(googleSteps.some(({ maneuver }: { maneuver?: string }) => maneuver?.startsWith('turn-'))).toBe(true);
    expect(google.routes[0].legs[0].end_location).toEqual(google.routes[0].legs[1].start_location);

    const path = `/api/mapping/mapbox/directions/v5/mapbox/driving/${UPTOWN.lng},${UPTOWN.lat};${stop.lng},${stop.lat};${AIRPORT.lng},${AIRPORT.lat}`;
    const { routes, waypoints } = (await anybody.get(`${path}?steps=true&overview=full`)).body;
    for (const step of routes[0].legs.flatMap((leg: { steps: unknown[] }) => leg.steps)) {
      expect(step).toMatchObject({
        name: expect.any(String),
        mode: 'driving',
        driving_side: 'right',
        geometry: expect.stringMatching(/./),
        maneuver: {
          type: expect.stringMatching(/./),
          bearing_before: expect.any(Number),
          bearing_after: expect.any(Number),
          instruction: expect.any(String),
          location: [expect.any(Number), expect.any(Number)],
        },
        intersections: expect.arrayContaining([
          expect.objectContaining({
            location: [expect.any(Number), expect.any(Number)],
            bearings: expect.any(Array),
            entry: expect.any(Array),
          }),
        ]),
      });
    }
    expect(waypoints).toHaveLength(3);
    expect(waypoints[1].location).not.toEqual([stop.lng, stop.lat]);
    const short = (await anybody.get(path)).body.routes[0];
    expect(short.geometry.length).toBeLessThan(routes[0].geometry.length / 2);
    expect(short.legs[0]).toMatchObject({ steps: [], summary: expect.stringMatching(/./) });

    const [house] = await api.query<{ name: string }>(
      `SELECT name FROM city_places WHERE kind = 'address' ORDER BY id LIMIT 1`,
    );
    const { address_components: components } = (
      await anybody.get(`/api/mapping/google/geocode/json?address=${encodeURIComponent(house!.name)}`)
    ).body.results[0];
    expect(components.map(({ types }: { types: string[] }) => types[0])).toEqual(
      expect.arrayContaining(['street_number', 'route', 'locality']),
    );
    const { features } = (await anybody.get('/api/mapping/mapbox/geocoding/v5/mapbox.places/airport.json')).body;
    for (const { relevance } of features) expect(relevance).toBeLessThanOrEqual(1);
  });

  it('accept what the services’ own clients send, and refuse in the services’ formats', async () => {
    const google = '/api/mapping/google';
    expect(
      (await anybody.get(`${google}/geocode/json?address=Uptown&key=abc&language=en&components=country:US`)).body
        .status,
    ).toBe('OK');
    expect(
      (
        await anybody.get(`${google}/place/autocomplete/json?input=char&sessiontoken=1&types=(cities)`)
      ).body.predictions.every(({ types }: { types: string[] }) => types.includes('locality')),
    ).toBe(true);
    const directionsPath = `${google}/directions/json?origin=${at(UPTOWN)}&destination=${at(AIRPORT)}&key=abc&language=en`;
    expect((await anybody.get(directionsPath)).body.routes[0]).toMatchObject({
      copyrights: expect.stringMatching(/\S/),
      bounds: { southwest: { lat: expect.any(Number) } },
    });
    expect((await anybody.get(`${directionsPath}&mode=flying`)).body.status).toBe('INVALID_REQUEST');
    const refused = await anybody.get(`${google}/geocode/json?adress=Uptown`);
    expect([refused.status, refused.body]).toEqual([
      200,
      { status: 'INVALID_REQUEST', error_message: expect.any(String), results: [] },
    ]);
    expect((await anybody.get(`${google}/place/autocomplete/json?inpot=x`)).body).toEqual({
      status: 'INVALID_REQUEST',
      error_message: expect.any(String),
      predictions: [],
    });

    const mapbox = '/api/mapping/mapbox';
    const places = (
      await anybody.get(
        `${mapbox}/geocoding/v5/mapbox.places/airport.json?types=poi&access_token=x&country=us&language=en`,
      )
    ).body;
    expect(places.features.every(({ place_type }: { place_type: string[] }) => place_type[0] === 'poi')).toBe(true);
    expect(
      (await anybody.get(`${mapbox}/geocoding/v5/mapbox.places/${UPTOWN.lng},${UPTOWN.lat}.json`)).body.query,
    ).toEqual([UPTOWN.lng, UPTOWN.lat]);
    const path = `${mapbox}/directions/v5/mapbox/driving/${UPTOWN.lng},${UPTOWN.lat};${AIRPORT.lng},${AIRPORT.lat}?access_token=x`;
    expect((await anybody.get(`${path}&geometries=polyline6`)).body).toMatchObject({
      code: 'Ok',
      routes: [{ geometry: expect.any(String) }],
    });
    expect((await anybody.get(`${path}&overview=false`)).body.routes[0]).not.toHaveProperty('geometry');
    const { routes } = (
      await anybody.get(`${path}&annotations=distance&overview=full&geometries=geojson&depart_at=2030-01-01T00:00`)
    ).body;
    expect(routes[0].legs[0].annotation.distance).toHaveLength(routes[0].geometry.coordinates.length - 1);
    expect((await anybody.get(`${mapbox}/geocoding/v5/mapbox.places/airport.json?limit=11`)).status).toBe(422);
    expect(await anybody.get(`${mapbox}/geocoding/v5/mapbox.places/${'a'.repeat(257)}.json`)).toMatchObject({
      status: 422,
      body: { code: 'InvalidInput', message: expect.stringMatching(/257\/256/) },
    });
    expect(await anybody.get(`${path}&geometries=wkt`)).toMatchObject({ status: 422, body: { code: 'InvalidInput' } });
  });
});
