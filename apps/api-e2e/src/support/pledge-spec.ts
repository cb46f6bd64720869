import type { AnyRow } from './api';
import { PaidRides } from './paid-rides';
import { expectStatus, type Person } from './people';
import { Pledges } from './pledges';

export const DECLINED_LATER = 'pm_card_chargeCustomerFail';

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Starts an API with a card sandbox for a spec about pledges. @returns what people are told */
export function setUpPledges(use: (opened: { world: PaidRides; pledges: Pledges }) => void) {
  let world: PaidRides;
  beforeAll(async () => {
    world = await PaidRides.start();
    use({ world, pledges: new Pledges(world) });
  }, 120_000);
  afterAll(() => world?.api.stop());

  const mailsTo = async (who: Person) =>
    (
      await world.api.query<{ subject: string }>(
        `SELECT subject FROM outbox_messages WHERE recipient = $1 ORDER BY id`,
        [who.email],
      )
    ).map(({ subject }) => subject);
  const noticesOf = async (who: Person) =>
    (await expectStatus(who.client.get('/api/notifications'), 200)).body.notifications.map(
      ({ title }: AnyRow) => title,
    ) as string[];

  return { mailsTo, noticesOf };
}
