import { readLatLng, readLngLat } from './points';

describe('a point', () => {
  it('is written in another order by Google than by Mapbox', () => {
    expect(readLatLng('35.2,-80.8')).toEqual({ lat: 35.2, lng: -80.8 });
    expect(readLngLat('-80.8,35.2')).toEqual({ lat: 35.2, lng: -80.8 });
  });

  it.each(['35,80', ' 35 , 80 ', '035,80.0', '35.000000, 80'])('may be written %j', (text) => {
    expect(readLatLng(text)).toEqual({ lat: 35, lng: 80 });
    expect(readLngLat(text)).toEqual({ lat: 80, lng: 35 });
  });

  it('may lie at a pole or on the antimeridian', () => {
    expect([readLatLng('90,-180'), readLatLng('-90,180')]).not.toContain(null);
    expect([readLngLat('180,-90'), readLngLat('-180,90')]).not.toContain(null);
  });

  it.each([
    '',
    '35',
    '35,',
    ',80',
    '35;80',
    '35,80,1',
    'x35,80',
    '35,80x',
    '35.,80',
    '35,.5',
    '1234,5',
    '5,1234',
    '35,8a',
  ])('is not %j', (text) => expect([readLatLng(text), readLngLat(text)]).toEqual([null, null]));

  it.each(['90.1,0', '-90.1,0', '0,180.1', '0,-180.1'])('is not on earth at %s', (text) => {
    expect(readLatLng(text)).toBeNull();
    expect(readLngLat(text.split(',').toReversed().join(','))).toBeNull();
  });
});
