import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptAt, approvedDriver, bookCash, placeNamed } from './support/api';
import { DriverApp } from './support/driver-app';
import { browserWithCamera, hold } from './support/fake-camera';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test('the driver verifies a passenger by the QR code on the passenger’s phone', async ({ openBrowser }) => {
  const camera = join(tmpdir(), `groupride-camera-${process.pid}.y4m`);
  const quinn = newPerson('Quinn Driver');
  const dan = await approvedDriver(quinn);
  const rider = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const api = await rider.enterAs(newPerson('Ria Rider'));
  const ride = await bookCash(api, { pickup: 'NoDa', destination: 'South End' });
  const pickup = await placeNamed(dan.api, 'NoDa');
  await acceptAt(dan.api, dan.driver.id, pickup, ride.id);
  await dan.api.patch(`/rides/${ride.id}/status`, { status: 'arrived' });

  const browser = await browserWithCamera(camera);
  try {
    const context = await browser.newContext({
      ...PHONE,
      permissions: ['geolocation', 'camera'],
      geolocation: { latitude: pickup.lat, longitude: pickup.lng },
    });
    const wheel = new DriverApp(await context.newPage());
    await wheel.signIn(quinn, 'At the pickup');
    await wheel.startVerifying();

    await rider.openRide(ride.id);
    await rider.page.getByRole('button', { name: 'Show Verification QR Code' }).click();
    const code = rider.page.locator('[data-qr]');
    await expect(code).toBeVisible();
    // A code of somebody else's making is refused, and the scan goes on.
    hold(camera, 'https://example.org/not-a-ticket');
    await wheel.page.getByRole('button', { name: 'Start camera' }).click();
    await expect(wheel.page.getByText('Invalid Code')).toBeVisible();
    await expect(wheel.page.getByText('Scanning. Hold the code inside the frame.')).toBeVisible();
    await wheel.page.getByRole('button', { name: 'Stop camera' }).click();

    hold(camera, (await code.getAttribute('data-qr')) ?? '');
    await wheel.page.getByRole('button', { name: 'Start camera' }).click();
    await expect(wheel.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ria' })).toContainText(
      'Verified',
    );
    await expect(rider.page.getByText('You’re checked in')).toBeVisible();
    await wheel.doneVerifying();
    await wheel.startTrip();
    await rider.expectStatus('Trip in Progress');
  } finally {
    await browser.close();
    rmSync(camera, { force: true });
  }
  await dan.api.post(`/rides/${ride.id}/complete`, { amount: ride.totalCost, reason: 'The driver has not moved' });
  await dan.api.patch(`/drivers/${dan.driver.id}/status`, { isOnline: false });
});
