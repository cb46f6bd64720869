import { authenticate, CARDS } from './support/card-form';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test('the bank decides a payment with a challenge: declined first, then confirmed', async ({ openBrowser }) => {
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  await rider.enterAs(newPerson('Thea Secure'));
  await rider.open('/');
  await rider.requestRide({ pickup: 'NoDa', destination: 'South End' });
  await rider.page.waitForURL(/\/payment\?rideId=\d+/);
  const rideId = rider.rideIdOfUrl();

  await rider.pay(CARDS.threeDSecure);
  await authenticate(rider.page, 'Fail authentication');
  await expect(rider.page.getByRole('alert').filter({ hasText: 'Payment Failed' }).first()).toBeVisible();
  expect((await rider.ride(rideId)).status).toBe('awaiting_payment');

  await rider.pay(CARDS.threeDSecure);
  await authenticate(rider.page, 'Complete authentication');
  await rider.page.waitForURL(/\/payment-success/);
  await rider.openRide(rideId);
  await rider.expectStatus('Ride Requested');
  await rider.cancel();
});
