import { validationPipe } from '../../platform/http/validation.pipe';
import { GoogleDirectionsQuery, MapboxDirectionsQuery, MapboxGeocodingQuery } from './proxy-query';

describe('requests in the format of another service', () => {
  const read = (metatype: new () => object, query: object) =>
    validationPipe().transform(query, { type: 'query', metatype }) as Promise<object>;

  it('may have unknown parameters, which are ignored', async () => {
    expect(await read(GoogleDirectionsQuery, { origin: 'A', key: 'x', solution_channel: 'y' })).toEqual({
      origin: 'A',
    });
    expect(
      await read(MapboxDirectionsQuery, { steps: 'true', access_token: 'x', snapping_include_closures: 'true' }),
    ).toEqual({ steps: 'true' });
  });

  it.each([
    [{ types: 'foo' }],
    [{ types: 'poi,foo' }],
    [{ limit: '0' }],
    [{ limit: '11' }],
    [{ limit: 'x' }],
    [{ autocomplete: 'no' }],
    [{ proximity: 'here' }],
  ])('are still refused with an invalid value: %o', (query) =>
    expect(read(MapboxGeocodingQuery, query)).rejects.toMatchObject({ code: 'validation_failed' }),
  );

  it.each([
    [{ types: 'poi,address' }],
    [{ limit: '1' }],
    [{ limit: '10' }],
    [{ autocomplete: '' }],
    [{ proximity: 'ip' }],
    [{ proximity: '-80.8,35.2' }],
  ])('are accepted with a valid value: %o', async (query) =>
    expect(await read(MapboxGeocodingQuery, query)).toEqual(query),
  );
});
