import type { AdminRideView } from '@groupride/contracts';
import { bookRide, operator } from './support/api';
import { authenticate, CARDS } from './support/card-form';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test.use({ liveMap: false });

const TRIP = { pickup: 'NoDa', destination: 'South End' };

test('a payment is abandoned without leftovers; the next one is refused by the bank, declined, and made with another card', async ({
  openBrowser,
}) => {
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const { page } = rider;
  const api = await rider.enterAs(newPerson('Dee Clined'));

  await test.step('an abandoned payment can be finished or cancelled', async () => {
    await rider.open('/');
    await rider.requestRide(TRIP);
    await page.waitForURL(/\/payment\?rideId=\d+/);
    const rideId = rider.rideIdOfUrl();

    await rider.open('/');
    await expect(page.getByRole('link', { name: 'Finish payment' }).first()).toBeVisible();
    await rider.openRide(rideId);
    await rider.cancel();
    await rider.expectStatus('Trip Cancelled');
    expect(await rider.ride(rideId)).toMatchObject({ status: 'cancelled', money: { yourCharge: '0.00' } });
    const operations = await operator();
    const seen = () => operations.get<AdminRideView>(`/admin/rides/${rideId}`);
    // A job cancels the intent that the booking created.
    await expect.poll(async () => (await seen()).payments.filter(({ state }) => state !== 'released')).toEqual([]);
    expect((await seen()).ledger).toEqual([]);

    await rider.open('/');
    await expect(page.getByRole('link', { name: 'Finish payment' })).toBeHidden();
    await rider.expectHome();
  });

  const { id: rideId } = await bookRide(api, TRIP, 'card');
  const expectUnpaid = async () => {
    await expect(page).toHaveURL(/\/payment\?rideId=/);
    expect((await rider.ride(rideId)).status).toBe('awaiting_payment');
  };

  await test.step('the bank asks who pays, and refuses', async () => {
    await rider.open(`/payment?rideId=${rideId}`);
    await rider.pay(CARDS.threeDSecure);
    await authenticate(page, 'Fail authentication');
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' }).first()).toBeVisible();
    await expectUnpaid();
  });

  await test.step('a declined card is explained', async () => {
    await rider.pay(CARDS.declined);
    await expect(page.getByText('Your card was declined', { exact: false }).first()).toBeVisible();
    await expectUnpaid();
  });

  await test.step('another card works, once the bank has the confirmation', async () => {
    await rider.pay(CARDS.threeDSecure);
    await authenticate(page, 'Complete authentication');
    await page.waitForURL(/\/payment-success/);
    await rider.openRide(rideId);
    await rider.expectStatus('Ride Requested');
    await rider.cancel();
    await rider.expectStatus('Trip Cancelled');
  });
});
