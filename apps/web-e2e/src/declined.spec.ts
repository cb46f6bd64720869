import type { AdminRideView } from '@groupride/contracts';
import { operator } from './support/api';
import { CARDS } from './support/card-form';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

const TRIP = { pickup: 'NoDa', destination: 'South End' };

test.describe('a payment that does not go through', () => {
  test('a declined card is explained and another one works', async ({ openBrowser }) => {
    const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
    await rider.signUp(newPerson('Dee Clined'));
    await rider.dismissWelcome();
    await rider.requestRide(TRIP);
    await rider.page.waitForURL(/\/payment\?rideId=\d+/);
    const rideId = rider.rideIdOfUrl();

    await rider.pay(CARDS.declined);
    await expect(rider.page.getByText('Your card was declined', { exact: false }).first()).toBeVisible();
    await expect(rider.page).toHaveURL(/\/payment\?rideId=/);
    expect((await rider.ride(rideId)).status).toBe('awaiting_payment');

    await rider.pay(CARDS.visa);
    await rider.page.waitForURL(/\/payment-success/);
    await rider.openRide(rideId);
    await rider.expectStatus('Ride Requested');
    await rider.cancel();
    await rider.expectStatus('Trip Cancelled');
  });

  test('an abandoned payment can be finished or cancelled, without leftovers', async ({ openBrowser }) => {
    const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
    await rider.signUp(newPerson('Abby Andon'));
    await rider.dismissWelcome();
    await rider.requestRide(TRIP);
    await rider.page.waitForURL(/\/payment\?rideId=\d+/);
    const rideId = rider.rideIdOfUrl();

    await rider.open('/');
    await rider.page.reload();
    await expect(rider.page.getByRole('link', { name: 'Finish payment' }).first()).toBeVisible();
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
    await expect(rider.page.getByRole('link', { name: 'Finish payment' })).toBeHidden();
    await rider.expectHome();
  });
});
