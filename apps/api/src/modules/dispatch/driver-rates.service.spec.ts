import type { OperatorRole } from '@groupride/contracts';
import { only, principal, SetClock } from '../../platform/testing/stand-ins';
import type { AnsweredOffers, DriverRatesRepository } from './driver-rates.repository';
import { DriverRatesService } from './driver-rates.service';
import { DAN, EVA, signedIn } from './testing/dispatch-world';

describe('the rates of a driver', () => {
  const clock = new SetClock();
  let answered: AnsweredOffers;
  let asked: unknown[][];
  let service: DriverRatesService;

  beforeEach(() => {
    answered = { accepted: 0, declined: 0, missed: 0, released: 0 };
    asked = [];
    const rates = only<DriverRatesRepository>({
      answered: async (driverId, since) => {
        asked.push([driverId, since]);
        return answered;
      },
    });
    service = new DriverRatesService(rates, clock);
  });

  const operator = (operatorRole: OperatorRole) => principal(1, { isAdmin: true, operatorRole });

  it('are percentages of the offers that were answered or missed, and of the accepted ones', async () => {
    answered = { accepted: 5, declined: 2, missed: 1, released: 2 };
    expect(await service.of(signedIn(DAN), DAN)).toEqual({
      ...{ days: 30, accepted: 5, declined: 2, missed: 1, released: 2 },
      // 5 of 8, and 2 of 5
      ...{ acceptanceRate: 63, cancellationRate: 40 },
    });
  });

  it('are unknown without offers, or without any that was accepted', async () => {
    expect(await service.of(signedIn(DAN), DAN)).toMatchObject({ acceptanceRate: null, cancellationRate: null });
    answered = { ...answered, declined: 3 };
    expect(await service.of(signedIn(DAN), DAN)).toMatchObject({ acceptanceRate: 0, cancellationRate: null });
  });

  it('count the last thirty days', async () => {
    await service.of(signedIn(DAN), DAN);
    expect(asked).toEqual([[DAN, clock.in(-30 * 24 * 60)]]);
  });

  it('are shown to the driver, and to operators who may see people', async () => {
    await expect(service.of(signedIn(EVA), DAN)).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.of(principal(5), DAN)).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.of(operator('viewer'), DAN)).rejects.toMatchObject({ code: 'role_not_allowed' });
    expect(asked).toEqual([]);
    expect(await service.of(operator('support'), DAN)).toMatchObject({ days: 30 });
  });
});
