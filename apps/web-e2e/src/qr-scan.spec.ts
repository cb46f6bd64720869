import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JoinPreview, RideEventView, VerificationView } from '@groupride/contracts';
import { acceptAt, approvedDriver, bookCash, operator, placeNamed, signedIn, type Api } from './support/api';
import { Connection } from './support/connection';
import { DriverApp } from './support/driver-app';
import { browserWithCamera, hold } from './support/fake-camera';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { expect, PHONE, test } from './support/test';

test('the driver verifies a passenger by the QR code on the passenger’s phone', async ({ openBrowser }) => {
  const camera = join(tmpdir(), `groupride-camera-${process.pid}.y4m`);
  const quinn = newPerson('Quinn Driver');
  const dan = await approvedDriver(quinn);
  const rider = new RiderApp(await (await openBrowser({ ...PHONE, liveMap: false })).newPage());
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
    // A forged code is refused, and scanning continues.
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

const STEPS = new Set(['driver_arrived', 'member_verified', 'trip_started', 'trip_completed']);

const codeOf = async (member: Api, rideId: number) =>
  (await member.get<VerificationView>(`/rides/${rideId}/verification`)).qr;

test('a driver verifies three passengers, starts and completes a trip offline, and the server receives each step once', async () => {
  const camera = join(tmpdir(), `groupride-offline-${process.pid}.y4m`);
  const olive = newPerson('Olive Driver');
  const dan = await approvedDriver(olive);
  const [ana, ben, cem, zoe] = await Promise.all(
    ['Ana Rider', 'Ben Rider', 'Cem Rider', 'Zoe Elsewhere'].map(async (name) => (await signedIn(newPerson(name))).api),
  );
  const ride = await bookCash(ana!, { pickup: 'Bank of America Stadium', destination: 'Spectrum Center' });
  const { token } = await ana!.post<{ token: string }>(`/rides/${ride.id}/join-link`, {});
  for (const friend of [ben!, cem!]) {
    const { share } = await friend.get<JoinPreview>(`/join/${token}`);
    await friend.post(`/join/${token}`, { share });
  }
  const elsewhere = await bookCash(zoe!, { pickup: 'Bank of America Stadium', destination: 'Spectrum Center' });
  await acceptAt(dan.api, dan.driver.id, ride.pickup, ride.id);

  const browser = await browserWithCamera(camera);
  try {
    const context = await browser.newContext({
      ...PHONE,
      permissions: ['geolocation', 'camera'],
      geolocation: { latitude: ride.pickup.lat, longitude: ride.pickup.lng },
    });
    const page = await context.newPage();
    const wheel = new DriverApp(page);
    const connection = await Connection.of(page);
    await wheel.signIn(olive, 'Drive to the pickup');
    await wheel.forgetOfflineFiles();
    await page.reload();
    await wheel.expectReadyForOffline();
    await connection.cut();

    const expectWaiting = async (count: number) =>
      expect(page.getByText(`${count} ${count === 1 ? 'step' : 'steps'} waiting to be sent`)).toBeVisible();
    /** Each state is the same after the page was loaded again without a network. */
    const reload = async (state: string, waiting: number) => {
      await page.reload();
      await expect(page.getByText(state).first()).toBeVisible();
      await expect(page.getByText(/^You’re offline\. This is as of/)).toBeVisible();
      await expectWaiting(waiting);
    };
    await page.reload();
    await expect(page.getByText('Drive to the pickup')).toBeVisible();
    expect(await connection.ageOfAnswer(`/api/drivers/${dan.driver.id}/active-ride`)).toMatch(/^\d+$/);
    await wheel.arrive();
    await reload('At the pickup', 1);

    await wheel.startVerifying();
    const qr = await codeOf(ana!, ride.id);
    const [payload = '', signature = ''] = qr.split('.');
    await wheel.scan(camera, `${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
    await wheel.expectRefused('That code doesn’t match any passenger on this ride.');
    await wheel.scan(camera, await codeOf(zoe!, elsewhere.id));
    await wheel.expectRefused('This code belongs to another ride.');
    await page.evaluate(() => {
      const now = Date.now;
      Object.assign(Date, { now: () => now() + 31_000, today: now });
    });
    await wheel.scan(camera, await codeOf(ana!, ride.id));
    await wheel.expectRefused('This QR code has expired. Scan the new one on the passenger’s phone.');
    await page.evaluate(() => Object.assign(Date, { now: (Date as unknown as { today: () => number }).today }));
    await wheel.scan(camera, await codeOf(ana!, ride.id));
    await wheel.expectVerified('Ana');
    await wheel.scan(camera, await codeOf(ana!, ride.id));
    await wheel.expectRefused('This passenger is already verified.');
    await reload('At the pickup', 2);

    await wheel.startVerifying();
    for (const [member, name] of [
      [ben!, 'Ben'],
      [cem!, 'Cem'],
    ] as const) {
      await wheel.scan(camera, await codeOf(member, ride.id));
      await wheel.expectVerified(name);
    }
    await expect(page.getByText('Everyone is verified. You can start the trip.')).toBeVisible();
    await wheel.doneVerifying();
    await wheel.startTrip();
    await expect(wheel.navigation).toContainText(/\d+ (ft|mi)/);
    await reload('On the way', 5);
    await expect(wheel.navigation).toContainText(/\d+ (ft|mi)/);
    await wheel.drive(ride.pickup, ride.destination);
    await wheel.completeTrip({ cash: true });
    await reload('Trip completed', 6);

    const stepsReported = async () =>
      (await (await operator()).get<RideEventView[]>(`/rides/${ride.id}/events`)).filter(({ type }) => STEPS.has(type));
    expect(await stepsReported()).toEqual([]);
    await connection.restore();
    await expect(page.getByText('waiting to be sent')).toBeHidden();
    await expect(page.getByText('You’re offline')).toBeHidden();
    await expect(page.getByText('You earned')).toBeVisible();
    const steps = await stepsReported();
    expect(steps.map(({ type }) => type)).toEqual([
      'driver_arrived',
      'member_verified',
      'member_verified',
      'member_verified',
      'trip_started',
      'trip_completed',
    ]);
    // No position was received on the way, so operations see that only the phone reports where the trip ended.
    expect(steps.at(-1)!.data).toMatchObject({ unconfirmedPosition: true });
    const times = steps.map(({ data, at }) => [String(data['happenedAt']), at] as const);
    expect(times.map(([happened]) => happened)).toEqual(times.map(([happened]) => happened).sort());
    expect(times.filter(([happened, reported]) => happened >= reported)).toEqual([]);
  } finally {
    await browser.close();
    rmSync(camera, { force: true });
    await zoe!.post(`/rides/${elsewhere.id}/cancel`, {});
  }
  await dan.api.patch(`/drivers/${dan.driver.id}/status`, { isOnline: false });
});
