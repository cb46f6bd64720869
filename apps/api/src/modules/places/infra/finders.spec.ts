import type { Forwarder } from '../../../platform/forwarder';
import { UpstreamFault } from '../../../platform/upstream';
import { GoogleFinder } from './google-finder';
import { MapboxFinder } from './mapbox-finder';

const NEAR = { lat: 35.2, lng: -80.8 };
const answering = (body: unknown) =>
  ({ forward: () => Promise.resolve({ status: 200, body }) }) as unknown as Forwarder;
const google = (body: unknown) => new GoogleFinder(answering(body)).search('user 1', 'stadium', NEAR, 5);
const mapbox = (body: unknown) => new MapboxFinder(answering(body)).search('user 1', 'stadium', NEAR, 5);

const RESULT = {
  formatted_address: '800 S Mint St, Charlotte',
  geometry: { location: NEAR },
  place_id: 'abc',
  types: ['street_address'],
};
const FEATURE = {
  id: 'address.1',
  text: 'South Mint Street',
  address: '800',
  place_name: '800 South Mint Street, Charlotte',
  place_type: ['address'],
  center: [-80.8, 35.2],
};
const HALF = [null, 7, 'text', [], {}];

describe('the results of a map service', () => {
  it('become places with a name and an address, or an empty list', async () => {
    expect(await google({ status: 'OK', results: [RESULT] })).toEqual([
      { id: 'abc', kind: 'address', name: '800 S Mint St', address: 'Charlotte', ...NEAR },
    ]);
    expect(await mapbox({ features: [FEATURE] })).toEqual([
      { id: 'address.1', kind: 'address', name: '800 South Mint Street', address: 'Charlotte', ...NEAR },
    ]);
    expect(await google({ status: 'ZERO_RESULTS' })).toEqual([]);
    expect(await mapbox({ features: [] })).toEqual([]);
  });

  it('skip incomplete ones', async () => {
    expect(
      await google({
        status: 'OK',
        results: [...HALF, { ...RESULT, geometry: { location: null } }, { ...RESULT, types: undefined }],
      }),
    ).toMatchObject([{ id: 'abc', kind: 'other' }]);
    expect(
      await mapbox({ features: [...HALF, { ...FEATURE, center: null }, { ...FEATURE, place_type: null }] }),
    ).toMatchObject([{ id: 'address.1', kind: 'other' }]);
  });

  it('are a failure when none is valid, so that the city answers', async () => {
    for (const results of [
      [null],
      [{}],
      [{ ...RESULT, geometry: { location: { lat: '35', lng: 900 } } }],
      null,
      'text',
    ])
      await expect(google({ status: 'OK', results })).rejects.toBeInstanceOf(UpstreamFault);
    for (const body of [null, [], {}, { status: 7 }]) await expect(google(body)).rejects.toBeInstanceOf(UpstreamFault);
    for (const features of [[null], [{}], [{ ...FEATURE, center: [900, 35] }], null, 'text'])
      await expect(mapbox({ features })).rejects.toBeInstanceOf(UpstreamFault);
  });
});
