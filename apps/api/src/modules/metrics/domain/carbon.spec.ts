import { VEHICLE_GRAMS_PER_MILE } from './carbon';

it('grams of CO2 per mile are those of the cited studies', () => {
  expect(VEHICLE_GRAMS_PER_MILE).toEqual({
    car: 400,
    van: 508,
    minibus: 1252,
    shuttle: 1252,
    coach: 1433,
    party_bus: 1433,
  });
});
