import fc from 'fast-check';
import { MAX_GROUP_SIZE, RIDE_TYPES, type RideType } from '@groupride/contracts';
import { client, startApi, type AnyRow, type Api, type Client } from './support/api';
import { expectStatus, person, type Person } from './support/people';
import { UPTOWN } from './support/rides';

let api: Api;
let ana: Person;

beforeAll(async () => {
  api = await startApi();
  ana = await person(api);
}, 120_000);
afterAll(() => api?.stop());

const prices = async (who: Client, request: object) =>
  (await expectStatus(who.post('/api/ride-types/prices', request), 200)).body;
const ofType = (answer: AnyRow, rideType: RideType) =>
  (answer.prices as AnyRow[]).find((price) => price.rideType === rideType)!;

/** Rates unlike those that a new deployment starts with. */
async function useDifferentRates(factor: number): Promise<void> {
  await api.query(
    `INSERT INTO rate_cards (valid_from, rates)
     SELECT now(), (SELECT jsonb_object_agg(key, value || jsonb_build_object('basePerPerson', round((value ->> 'basePerPerson')::numeric * $1)::int, 'includedMiles', 2, 'perMileBp', 777))
                      FROM jsonb_each(rates)) FROM rate_cards ORDER BY id LIMIT 1`,
    [factor],
  );
}

const tomorrow = new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 10);
const trips = fc.record(
  {
    groupSize: fc.integer({ min: 2, max: 55 }),
    destination: fc.record({
      lat: fc.double({ min: -0.08, max: 0.08, noNaN: true }),
      lng: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
    }),
    hours: fc.option(fc.integer({ min: 1, max: 12 })),
    scheduled: fc.boolean(),
    promoCode: fc.constantFrom(null, 'FREEFIRST', 'ONLYXL'),
  },
  { requiredKeys: ['groupSize', 'destination', 'hours', 'scheduled', 'promoCode'] },
);

describe('the prices of all ride types', () => {
  it('equal the quotes that follow, to the cent, at the current rates', async () => {
    await api.query(
      `INSERT INTO promotions (code, name, kind, max_discount, percent_off, first_ride_only, ride_types) VALUES ('ONLYXL', 'A quarter off', 'percent', 20, 25, false, '{GroupXL}')`,
    );
    let factor = 1;
    await fc.assert(
      fc.asyncProperty(trips, async ({ groupSize, destination, hours, scheduled, promoCode }) => {
        await useDifferentRates((factor += 0.07));
        const request = {
          groupSize,
          pickup: UPTOWN,
          destination: { name: 'There', lat: UPTOWN.lat + destination.lat, lng: UPTOWN.lng + destination.lng },
          ...(hours === null ? {} : { isHourlyBooking: true, hourlyDuration: hours }),
          ...(scheduled ? { bookingType: 'scheduled', scheduledDate: tomorrow, scheduledTime: '09:30' } : {}),
        };
        const answer = await prices(ana.client, { ...request, promoCode });
        for (const rideType of RIDE_TYPES) {
          const price = ofType(answer, rideType);
          const applies = promoCode === 'FREEFIRST' || (promoCode === 'ONLYXL' && rideType === 'GroupXL');
          const quote = await ana.client.post('/api/calculate-pricing', {
            ...request,
            rideType,
            promoCode: applies ? promoCode : null,
          });
          if (groupSize > MAX_GROUP_SIZE[rideType]) {
            expect([price.perPerson, price.finalTotal, price.promotionApplied, quote.body.code]).toEqual([
              null,
              null,
              false,
              'group_too_large',
            ]);
            continue;
          }
          expect(price).toEqual({
            rideType,
            perPerson: quote.body.perPerson,
            finalTotal: quote.body.finalTotal,
            promotionApplied: applies,
          });
          expect([answer.distance, answer.duration]).toEqual([quote.body.distance, quote.body.duration]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('assume the included distance while a place is missing, need no account, and store nothing', async () => {
    const stored = () => api.query(`SELECT count(*)::int AS quotes FROM quotes`);
    const before = await stored();
    const answer = await prices(client(api), { groupSize: 4, pickup: UPTOWN });
    expect(await stored()).toEqual(before);
    const { body } = await client(api).post('/api/calculate-pricing', { groupSize: 4, rideType: 'PartyBus' });
    expect(ofType(answer, 'PartyBus').perPerson).toBe(body.perPerson);
    expect(answer).toMatchObject({ distance: 0, duration: 0, distanceEstimated: true });
    await prices(client(api), { groupSize: 4, pickup: UPTOWN, destination: { ...UPTOWN, lat: 35.25 } });
    expect(await stored()).toEqual(before);
  });

  it('are refused for the same reasons as a quote', async () => {
    const refused = async (request: object) =>
      (await ana.client.post('/api/ride-types/prices', { groupSize: 4, ...request })).body.code;
    const schedule = { bookingType: 'scheduled', scheduledDate: '2020-01-01', scheduledTime: '09:00' };
    expect(await refused(schedule)).toBe('schedule_in_past');
    expect(await refused({ pickup: UPTOWN, destination: { name: 'Seattle', lat: 47.6, lng: -122.3 } })).toBe(
      'place_outside_area',
    );
    expect(await refused({ pickup: UPTOWN, destination: UPTOWN })).toBe('validation_failed');
    expect(await refused({ promoCode: 'NOSUCH' })).toBe('promo_invalid');
    expect(await refused({ rideType: 'GroupX' })).toBe('validation_failed');
    expect(await refused({ groupSize: 56 })).toBe('validation_failed');
  });
});
