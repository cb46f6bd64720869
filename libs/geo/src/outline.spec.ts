import { crossesItself, enclosesArea, isInside } from './outline';

const at = (lat: number, lng: number) => ({ lat, lng });
/** An L shape: the square from 0 to 4 without its northeast quarter. */
const L = [at(0, 0), at(0, 4), at(2, 4), at(2, 2), at(4, 2), at(4, 0)];

it.each([
  ['in the corner of the L', at(1, 1), true],
  ['in its upper arm', at(3, 1), true],
  ['in its right arm', at(1, 3), true],
  ['in the quarter that is left out', at(3, 3), false],
  ['west of it', at(1, -1), false],
  ['north of it', at(5, 1), false],
])('finds a position %s', (_where, point, inside) => {
  expect(isInside(L, point)).toBe(inside);
  expect(isInside([...L].reverse(), point)).toBe(inside);
});

it('detects outlines that cross themselves', () => {
  expect(crossesItself(L)).toBe(false);
  expect(crossesItself([at(0, 0), at(4, 4), at(4, 0), at(0, 4)])).toBe(true);
  expect(crossesItself([at(0, 0), at(0, 4), at(4, 2)])).toBe(false);
});

it('detects outlines without an area', () => {
  expect(enclosesArea(L)).toBe(true);
  expect(enclosesArea([...L].reverse())).toBe(true);
  expect(enclosesArea([at(35.2, -80.8), at(35.3, -80.8), at(35.4, -80.8)])).toBe(false);
  expect(enclosesArea([at(35.2, -80.8), at(35.2, -80.8), at(35.2, -80.8)])).toBe(false);
});
