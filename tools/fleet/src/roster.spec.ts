import { MAX_GROUP_SIZE } from '@groupride/contracts';
import { ADMIN, DRIVER, fleetDriver, FRIEND, RIDER } from './roster';

const people = [RIDER, FRIEND, DRIVER, ADMIN, ...Array.from({ length: 1000 }, (_, index) => fleetDriver(index + 1))];

describe('the people of the demo city', () => {
  it('share no address and no telephone', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
  });

  it('have telephone numbers that belong to nobody', () => {
    for (const { phone } of people) expect(phone).toMatch(/^[2-9]\d\d55501\d\d$/);
  });

  it('have vehicles for the largest group of every ride type, with three drivers already', () => {
    const seats = [1, 2, 3].map((number) => fleetDriver(number).seats);
    expect(Math.max(...seats)).toBeGreaterThanOrEqual(Math.max(...Object.values(MAX_GROUP_SIZE)));
    expect(fleetDriver(1).seats).toBeGreaterThanOrEqual(MAX_GROUP_SIZE.GroupX);
  });

  it('have license plates of their own that fit', () => {
    const plates = Array.from({ length: 1000 }, (_, index) => fleetDriver(index + 1).licensePlate);
    expect(new Set(plates).size).toBe(1000);
    for (const plate of plates) expect(plate.length).toBeLessThanOrEqual(12);
  });
});
