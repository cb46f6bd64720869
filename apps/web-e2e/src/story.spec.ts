import type { AdminRideView, EarningsView, PricingView } from '@groupride/contracts';
import { AdminApp } from './support/admin-app';
import { requireAddresses } from './support/addresses';
import { approvedDriver } from './support/api';
import { CARDS } from './support/card-form';
import { DriverApp } from './support/driver-app';
import { cents, movedOn, sumsOfTransactions } from './support/money';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { DESKTOP, expect, PHONE, test } from './support/test';

/** Animations and the live map cost most of the processor's time: the organizer and the driver have them. */
const ANIMATED = { reducedMotion: 'no-preference' } as const;
const PLAIN = { liveMap: false } as const;

const TRIP = { pickup: 'NoDa', destination: 'Plaza Midwood' };

test('a group books, pays and rides, and each member is charged the right share', async ({ openBrowser }) => {
  const [olivia, frank, dora] = [newPerson('Olivia Organizer'), newPerson('Frank Friend'), newPerson('Dora Driver')];
  const gus = newPerson('Gus Guest');
  const { api: driverApi, driver } = await approvedDriver(dora);

  const organizer = new RiderApp(await (await openBrowser({ ...DESKTOP, ...ANIMATED })).newPage());
  const friend = new RiderApp(await (await openBrowser({ ...PHONE, ...PLAIN })).newPage());
  const guest = new RiderApp(await (await openBrowser({ ...PHONE, ...PLAIN })).newPage());
  const driverContext = await openBrowser({ ...PHONE, ...ANIMATED, permissions: ['geolocation'] });
  const wheel = new DriverApp(await driverContext.newPage());
  let rideId = 0;
  let joinUrl = '';
  let price: PricingView;

  await test.step('the organizer signs up, books and pays by card', async () => {
    await organizer.signUp(olivia);
    await organizer.dismissWelcome();
    price = await organizer.requestRide(TRIP);
    await organizer.page.waitForURL(/\/payment\?rideId=\d+/);
    rideId = organizer.rideIdOfUrl();
    await expect(organizer.page.getByText(`$${price.finalTotal}`).first()).toBeVisible();
    await organizer.pay(CARDS.visa);
    await organizer.page.waitForURL(/\/payment-success/);
    await organizer.openRide(rideId);
    await organizer.expectStatus('Ride Requested');
    joinUrl = await organizer.joinLink();
  });

  const [organizerShare, friendShare, guestShare] = splitInFour(cents(price!.finalTotal));

  await test.step('a friend opens the link, joins and pays their own share; both see it at once', async () => {
    await friend.page.goto(joinUrl);
    await friend.joinAsNewcomer(frank);
    await expect(organizer.member(frank.name)).toContainText(dollars(friendShare));
    await expect(organizer.page.getByText(dollars(cents(price.finalTotal))).first()).toBeVisible();

    await friend.page.getByRole('link', { name: 'Pay your share' }).click();
    await friend.pay(CARDS.mastercard);
    await friend.page.waitForURL(/\/payment-success/);
    await friend.openRide(rideId);
    await expect(organizer.member(frank.name)).toContainText('Paid');
    await expect(organizer.charge).toContainText(dollars(cents(price.finalTotal) - friendShare));
    await expect(friend.member(olivia.name)).toContainText(dollars(organizerShare));
    await expect(friend.charge).toContainText(dollars(friendShare));
  });

  await test.step('a guest joins through the same link without an account, pays and chats; the organizer sees it live', async () => {
    await guest.page.goto(joinUrl);
    await expect(guest.page.getByRole('heading', { name: 'Olivia invited you to a ride' })).toBeVisible();
    await guest.joinAsGuest(gus);
    await expect(organizer.member(gus.name)).toContainText(dollars(guestShare));
    await guest.pay(CARDS.visa);
    await guest.page.waitForURL(/\/payment-success/);
    await guest.openRide(rideId);
    await expect(organizer.charge).toContainText(dollars(cents(price.finalTotal) - friendShare - guestShare));
    await expect(guest.page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await guest.open('/groups');
    await guest.page.waitForURL(new RegExp(`/ride/${rideId}$`));

    await guest.page.getByRole('link', { name: 'Message', exact: true }).click();
    await guest.page.getByLabel('Your message').fill('I’m by the fountain');
    await guest.page.getByRole('button', { name: 'Send' }).click();
    await expect(organizer.page.getByRole('link', { name: 'Message, 1 unread' })).toBeVisible();
    await guest.openRide(rideId);
  });

  const { pickup, destination } = await organizer.ride(rideId);
  const away = { lat: pickup.lat + 0.02, lng: pickup.lng };
  const half = { lat: pickup.lat + 0.01, lng: pickup.lng };

  await test.step('a driver goes online, gets the offer with its countdown and accepts', async () => {
    await wheel.moveTo(away);
    await wheel.signIn(dora);
    await wheel.goOnline();
    await wheel.acceptOffer('Olivia', TRIP.pickup);
    await organizer.expectStatus('Driver En Route');
    await friend.expectStatus('Driver En Route');
    await guest.expectStatus('Driver En Route');
    await expect(organizer.page.getByText(driver.licensePlate).first()).toBeVisible();
  });

  await test.step('the riders follow the car', async () => {
    const far = await organizer.distanceAway();
    await wheel.moveTo(half);
    await expect.poll(() => organizer.distanceAway()).toBeLessThan(far);
    const nearer = await organizer.distanceAway();
    await expect.poll(() => friend.distanceAway()).toBe(nearer);
    await wheel.moveTo(pickup);
    await expect.poll(() => organizer.distanceAway()).toBeLessThan(nearer);
  });

  await test.step('the driver arrives and verifies everybody by the codes on their pages', async () => {
    const [first, second] = [await organizer.verificationCode(), await friend.verificationCode()];
    const third = await guest.verificationCode();
    expect(new Set([first, second, third]).size).toBe(3);
    await wheel.arrive();
    await organizer.expectStatus('Your driver is here');
    await expect(organizer.page.getByText('Your driver is at the pickup.')).toBeVisible();
    expect(await friend.verificationCode()).toBe(second);
    await wheel.startVerifying();
    await wheel.verify(first, 'Olivia');
    await expect(organizer.page.getByText('You’re checked in')).toBeVisible();
    await wheel.verify(second, 'Frank');
    await wheel.verify(third, 'Gus');
    await expect(guest.page.getByText('You’re checked in')).toBeVisible();
    await wheel.doneVerifying();
  });

  await test.step('the trip starts and ends', async () => {
    await wheel.startTrip();
    await organizer.expectStatus('Trip in Progress');
    await friend.expectStatus('Trip in Progress');
    await wheel.moveTo(destination);
    await wheel.completeTrip();
    await organizer.expectStatus('Trip Completed');
    await friend.expectStatus('Trip Completed');
    await guest.expectStatus('Trip Completed');
    await expect(friend.page.getByText(driver.licensePlate).first()).toBeVisible();
    await friend.page.getByRole('radiogroup', { name: 'Overall rating' }).locator('label').last().click();
    await friend.page.getByRole('button', { name: 'Submit rating' }).click();
    await expect(friend.page.getByText('You gave 5 stars')).toBeVisible();
  });

  const total = cents(price!.finalTotal);
  await test.step('everybody gets a receipt for their own share', async () => {
    await organizer.openReceipt(rideId);
    await expect(organizer.page.getByText(dollars(total - friendShare - guestShare)).first()).toBeVisible();
    await expect(organizer.page.getByText('Visa ending 4242', { exact: false })).toBeVisible();
    await friend.openReceipt(rideId);
    await expect(friend.page.getByText(dollars(friendShare)).first()).toBeVisible();
    await expect(friend.page.getByText('Mastercard ending 4444', { exact: false })).toBeVisible();
    await guest.openReceipt(rideId);
    await expect(guest.page.getByText(dollars(guestShare)).first()).toBeVisible();
    await organizer.open('/history');
    await expect(organizer.page.getByText(dollars(total - friendShare - guestShare))).toBeVisible();
    await expect(organizer.page.getByText('Completed').first()).toBeVisible();
  });

  await test.step('an operator sees the ride, its timeline and its money', async () => {
    const backOffice = new AdminApp(await (await openBrowser(DESKTOP)).newPage());
    await backOffice.join();
    await backOffice.openRide(rideId);
    for (const event of [
      'Payment authorized',
      'Member joined',
      'Share authorized',
      'Driver assigned',
      'Driver arrived',
      'Trip started',
      'Trip completed',
      'Authorization captured',
    ]) {
      await expect(backOffice.page.getByText(event, { exact: false }).first()).toBeVisible();
    }
    await expect(backOffice.page.getByText('Out of balance')).toBeHidden();
    await expect(backOffice.page.getByText('Balanced').first()).toBeVisible();
    const response = await backOffice.page.request.get(`${requireAddresses().admin}/api/admin/rides/${rideId}`);
    expectMoneyToBeRight((await response.json()) as AdminRideView, {
      price: price!,
      shares: [friendShare, guestShare],
      driverId: driver.id,
    });
  });

  const earnings = await driverApi.get<EarningsView>(`/drivers/${driver.id}/earnings`);
  expect(cents(earnings.balance)).toBe(earningOf(price!));
});

interface Expected {
  readonly price: PricingView;
  /** What the friend and the guest pay, in cents. */
  readonly shares: readonly [number, number];
  readonly driverId: number;
}

function expectMoneyToBeRight(
  view: AdminRideView,
  { price, shares: [friendShare, guestShare], driverId }: Expected,
): void {
  const total = cents(price.finalTotal);
  expect(view.balanced).toBe(true);
  expect([...sumsOfTransactions(view.ledger).values()].filter((sum) => sum !== 0)).toEqual([]);
  expect(view.ledger.length).toBeGreaterThan(0);

  const captured = view.payments.filter(({ state }) => state === 'captured');
  const charged = captured.map(({ card, captured: amount }) => `${card}: ${cents(amount)}`).sort();
  expect(charged).toEqual(
    [
      `Mastercard ending 4444: ${friendShare}`,
      `Visa ending 4242: ${guestShare}`,
      `Visa ending 4242: ${total - friendShare - guestShare}`,
    ].sort(),
  );

  // What each rider owed has been paid to the cent, and what came in is what the provider holds for us.
  expect(view.members).toHaveLength(3);
  for (const { user } of view.members) expect(movedOn(view, `rider:${user.id}`)).toBe(0);
  expect(movedOn(view, 'provider:clearing')).toBe(total);
  expect(-movedOn(view, `driver:${driverId}`)).toBe(earningOf(price));
  expect(-movedOn(view, 'platform:taxes')).toBe(cents(price.taxes));
  expect(-movedOn(view, 'platform:fees')).toBe(total - cents(price.taxes) - earningOf(price));
}

/** 80% of the base fare, half a cent up. */
const earningOf = (price: PricingView): number => Math.floor((cents(price.baseFare) * 8 + 5) / 10);

/** The first three of four seats: cents left over go to the earliest. */
function splitInFour(total: number): [number, number, number] {
  const seat = Math.floor(total / 4);
  const left = total - seat * 4;
  return [seat + (left > 0 ? 1 : 0), seat + (left > 1 ? 1 : 0), seat + (left > 2 ? 1 : 0)];
}

const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`;
