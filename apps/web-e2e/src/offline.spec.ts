import { acceptAt, approvedDriver, bookCash, placeNamed } from './support/api';
import { Connection } from './support/connection';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test('an offline page says so, opens Home, and catches up when it is back online', async ({ openBrowser }) => {
  const dan = await approvedDriver(newPerson('Dan Driver'));
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const connection = await Connection.of(rider.page);
  const api = await rider.enterAs(newPerson('Oscar Offline'));
  const ride = await bookCash(api, { pickup: 'NoDa', destination: 'South End' });
  await rider.openRide(ride.id);
  await rider.expectStatus('Ride Requested');
  await rider.expectReadyForOffline(ride.id);

  await connection.cut();
  await expect(rider.page.getByText('You’re offline.', { exact: false })).toBeVisible();
  await acceptAt(dan.api, dan.driver.id, await placeNamed(dan.api, 'NoDa'), ride.id);
  await dan.api.patch(`/rides/${ride.id}/status`, { status: 'arrived' });
  await rider.expectStatus('Ride Requested');

  // Home was never open in this browser; what it shows was loaded ahead.
  await rider.page.getByRole('link', { name: 'Home' }).click();
  await expect(rider.page.getByRole('link', { name: 'Ride details' })).toBeVisible();
  await expect(rider.page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await rider.page.goBack();
  await rider.expectStatus('Ride Requested');
  // By the age of an answer a page knows that it is a stored one, and asks again.
  expect(await connection.ageOfAnswer(`/api/rides/${ride.id}`)).toMatch(/^\d+$/);

  await connection.restore();
  expect(await connection.ageOfAnswer(`/api/rides/${ride.id}`)).toBeNull();
  await rider.expectStatus('Your driver is here');
  await expect(rider.page.getByText('You’re offline.', { exact: false })).toBeHidden();
  const milestones = rider.page.getByRole('list', { name: 'What happened' }).getByRole('listitem');
  await expect(milestones.filter({ hasNotText: 'to come' })).toHaveCount(3);
  await expect(rider.page.getByText('Your driver is at the pickup.')).toBeVisible();

  // Later messages arrive by the socket again, without a reload.
  await dan.api.patch(`/rides/${ride.id}/status`, { status: 'in_progress', reason: 'Nobody shows a code here' });
  await rider.expectStatus('Trip in Progress');
  await dan.api.post(`/rides/${ride.id}/complete`, { amount: ride.totalCost, reason: 'The driver has not moved' });
  await rider.expectStatus('Trip Completed');
  await dan.api.patch(`/drivers/${dan.driver.id}/status`, { isOnline: false });
});
