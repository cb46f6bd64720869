import type { LatLng } from '@groupride/geo';
import { simplified } from './simplify';

const line = (...points: [lat: number, lng: number][]): LatLng[] => points.map(([lat, lng]) => ({ lat, lng }));

describe('a simplified line', () => {
  it('is only its ends when it is straight', () => {
    const straight = line([35, -80], [35.2, -80], [35.7, -80], [36, -80]);
    expect(simplified(straight)).toEqual([straight[0], straight[3]]);
    const across = line([35, -80], [35, -80.4], [35, -81]);
    expect(simplified(across)).toEqual([across[0], across[2]]);
  });

  it('keeps what is farther away than a thousandth of its longer side', () => {
    const bent = (off: number) => simplified(line([0, 0], [off, 0.5], [0, 1]));
    expect(bent(0.0011)).toHaveLength(3);
    expect(bent(-0.0011)).toHaveLength(3);
    expect(bent(0.0009)).toHaveLength(2);
  });

  it('counts degrees of longitude as shorter away from the equator', () => {
    const bent = (off: number) => simplified(line([60, 0], [60.5, off], [61, 0]));
    expect(bent(0.0022)).toHaveLength(3);
    expect(bent(0.0018)).toHaveLength(2);
    const wide = (off: number) => simplified(line([60, 0], [60 + off, 1], [60, 2]));
    expect(wide(0.0011)).toHaveLength(3);
    expect(wide(0.0009)).toHaveLength(2);
  });

  it('keeps every corner, and a point beyond its ends', () => {
    const stairs = line([0, 0], [0, 1], [1, 1], [1, 2], [2, 2]);
    expect(simplified(stairs)).toEqual(stairs);
    const beyond = line([0, 0], [0, 2], [0, 1]);
    expect(simplified(beyond)).toEqual(beyond);
    const before = line([0, 0], [0, -1], [0, 1]);
    expect(simplified(before)).toEqual(before);
  });

  it('keeps the turn of a route there and back', () => {
    const back = line([0, 0], [0.5, 0], [1, 0], [0.5, 0], [0, 0]);
    expect(simplified(back)).toEqual([back[0], back[2], back[4]]);
  });

  it('is a copy of a line of up to two points', () => {
    for (const short of [[], line([0, 0]), line([0, 0], [1, 1])]) {
      expect(simplified(short)).toEqual(short);
      expect(simplified(short)).not.toBe(short);
    }
  });
});
