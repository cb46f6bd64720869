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
