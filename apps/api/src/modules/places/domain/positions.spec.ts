import { readPosition } from './positions';

const near = (lat: number, lng: number) => ({ lat: expect.closeTo(lat, 5), lng: expect.closeTo(lng, 5) });

describe('a position', () => {
  it.each([
    ['35.5; -80.25', 35.5, -80.25],
    ['[35.5, -80.25]', 35.5, -80.25],
    ['+35.5 -80.25', 35.5, -80.25],
    ['  35.5,-80.25  ', 35.5, -80.25],
    ['35.5 deg N, 80.25 deg W', 35.5, -80.25],
    ['35.5º, -80.25º', 35.5, -80.25],
    ['80.25 W 35.5 N', 35.5, -80.25],
    ['80.25W, 35.5', 35.5, -80.25],
    ['80.25, 35.5 n', 35.5, 80.25],
    ['-80.25 e, 35.5', 35.5, -80.25],
    ['35.5 S 80.25 E', -35.5, 80.25],
    ['35.5, 80.25 W', 35.5, -80.25],
    ['90.0, 180.0', 90, 180],
    ['-90.0, -180.0', -90, -180],
    [`35°30'N 80°15'W`, 35.5, -80.25],
    [`35° 30' 0" N, 80° 15' 0" W`, 35.5, -80.25],
    [`35°30’36”N 80°15’36”W`, 35.51, -80.26],
    [`35°30′36″N 80°15′36″W`, 35.51, -80.26],
    [`35°30'36''N 80°15'36''W`, 35.51, -80.26],
    [`-35°30' 80°15'`, -35.5, 80.25],
    [`35°30.5'N 80°15.5'W`, 35.508333, -80.258333],
    ['S 35 30.5 E 80 15.5', -35.508333, 80.258333],
    ['n 35 30.5, w 80 15.5', 35.508333, -80.258333],
    ['geo:-35.5,80.25;u=35', -35.5, 80.25],
    ['GEO:35.5,-80.25', 35.5, -80.25],
    ['http://maps.example/@35.5,-80.25', 35.5, -80.25],
    ['https://maps.example/place/35.5,-80.25/', 35.5, -80.25],
  ])('is read in %s', (text, lat, lng) => expect(readPosition(text)).toEqual(near(lat, lng)));

  it.each([
    ['one number', '35.5'],
    ['three numbers', '35.5 -80.25 7.5'],
    ['whole degrees, which may be houses', '35, -80.25'],
    ['whole degrees, which may be houses', '35.5, -80'],
    ['two latitudes', '35.5 N, 80.25 S'],
    ['two longitudes', '35.5 E, 80.25 W'],
    ['a side twice', 'N 35.5 N, 80.25 W'],
    ['too many minutes', `35°60'N 80°15'W`],
    ['too many seconds', `35°30'60"N 80°15'0"W`],
    ['a fraction of degrees with minutes', `35.5°30'N 80°15'W`],
    ['no place on earth', '90.1, 10.5'],
    ['no place on earth', '10.5, 180.1'],
    ['no place on earth', '35.5 W, 95.5 N'],
    ['words before', 'at 35.5, -80.25'],
    ['words after', '35.5, -80.25 or so'],
    ['more of a number', 'geo:35.5,-80.25.1'],
    ['another link', 'ftp://maps.example/@35.5,-80.25'],
    ['a link without a position', 'https://maps.example/35.5x-80.25'],
    ['a link further on', 'see geo:35.5,-80.25'],
  ])('is not %s: %s', (_what, text) => expect(readPosition(text)).toBeNull());
});

describe('a typed position', () => {
  it.each([
    ['35.2271, -80.8431', 35.2271, -80.8431],
    ['35.2271,-80.8431', 35.2271, -80.8431],
    ['(35.2271 -80.8431)', 35.2271, -80.8431],
    ['35.2271° N, 80.8431° W', 35.2271, -80.8431],
    ['35.2271N 80.8431W', 35.2271, -80.8431],
    ['N 35.2271, W 80.8431', 35.2271, -80.8431],
    ['W80.8431°,N35.2271°', 35.2271, -80.8431],
    ['33.8688 s, 151.2093 e', -33.8688, 151.2093],
    [`35°13'37.6"N 80°50'35.2"W`, 35.22711, -80.84311],
    ['35° 13.626′ N, 80° 50.586′ W', 35.2271, -80.8431],
    ['N 35 13.626 W 80 50.586', 35.2271, -80.8431],
    ['geo:35.2271,-80.8431', 35.2271, -80.8431],
    ['geo:35.2271,-80.8431?z=15', 35.2271, -80.8431],
    ['https://www.google.com/maps/@35.2271,-80.8431,17z', 35.2271, -80.8431],
    ['https://maps.apple.com/?ll=35.2271,-80.8431&q=Here', 35.2271, -80.8431],
  ])('is read as maps write it: %s', (text, lat, lng) => {
    const point = readPosition(text);
    expect(point?.lat).toBeCloseTo(lat, 4);
    expect(point?.lng).toBeCloseTo(lng, 4);
  });

  it.each([
    '12, 14',
    '12 Main Street',
    '95.2, -80.8',
    '35.2, -190.5',
    '35.2N 80.8N',
    '35.2°',
    '1.5 2.5 3.5',
    'geo:somewhere',
    'https://www.google.com/maps/place/Uptown',
    `35°73'N 80°50'W`,
    'I-77 N 35.2',
  ])('is not found in %s', (text) => expect(readPosition(text)).toBeNull());
});
