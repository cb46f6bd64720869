import { minutesOf, placeOf } from './place';

const PICKUP = { lat: 35.2271, lng: -80.8431 };
const NEAR = { lat: 35.2275, lng: -80.8431 };
const FAR = { lat: 35.24, lng: -80.8431 };
const nobody = { verifiedAt: null, noShowAt: null, location: null };

it('says who is on the way, at the pickup or aboard', () => {
  expect(placeOf(nobody, PICKUP)).toBe('unknown');
  expect(placeOf({ ...nobody, location: FAR }, PICKUP)).toBe('on_the_way');
  expect(placeOf({ ...nobody, location: NEAR }, PICKUP)).toBe('at_pickup');
  expect(placeOf({ ...nobody, noShowAt: new Date(), location: NEAR }, PICKUP)).toBe('no_show');
  expect(placeOf({ ...nobody, verifiedAt: new Date(), location: FAR }, PICKUP)).toBe('aboard');
});

it('rounds minutes up', () => expect([minutesOf(0), minutesOf(60), minutesOf(61)]).toEqual([1, 1, 2]));
