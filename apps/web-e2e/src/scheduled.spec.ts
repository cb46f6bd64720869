import type { AdminRideView, MemberView } from '@groupride/contracts';
import { messagesTo, operator } from './support/api';
import { CARDS } from './support/card-form';
import { closeDialog } from './support/dialogs';
import { cents } from './support/money';
import { newPerson } from './support/people';
import { RiderApp } from './support/rider-app';
import { DESKTOP, expect, PHONE, test } from './support/test';

test.use({ liveMap: false });

const TRIP = { pickup: 'NoDa', destination: 'South End' };

/** The day after tomorrow in the city, as the date field takes it. */
function inTwoDays(): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
  return parts.format(Date.now() + 48 * 3_600_000);
}

test('a sponsor schedules a ride for everyone; a friend joins free and leaves, the sponsor replaces the link and cancels', async ({
  openBrowser,
}) => {
  const [sara, fay] = [newPerson('Sara Sponsor'), newPerson('Fay Friend')];
  const sponsor = new RiderApp(await (await openBrowser(DESKTOP)).newPage());
  const friend = new RiderApp(await (await openBrowser(PHONE)).newPage());
  const date = inTwoDays();
  let rideId = 0;
  let joinUrl = '';
  let total = '';

  await test.step('the sponsor schedules it for an evening and pays for everybody', async () => {
    await sponsor.enterAs(sara);
    await sponsor.open('/');
    await sponsor.choosePlace('Destination', TRIP.destination);
    await sponsor.choosePlace('Pickup', TRIP.pickup);
    await sponsor.page.getByText('Schedule', { exact: true }).click();
    await sponsor.page.getByLabel('Date').fill(date);
    await sponsor.page.getByLabel('Time').fill('18:30');
    await expect(sponsor.page.getByText(/6:30/).first()).toBeVisible();
    await sponsor.page.getByText('I pay for all').click();
    await sponsor.expectPriced();
    await sponsor.page.getByRole('button', { name: 'Schedule ride' }).click();
    await sponsor.page.waitForURL(/\/payment\?rideId=\d+/);
    rideId = sponsor.rideIdOfUrl();
    await sponsor.open('/checkout');
    await sponsor.page.waitForURL(`**/payment?rideId=${rideId}`);
    await sponsor.pay(CARDS.visa);
    await sponsor.page.waitForURL(/\/payment-success/);
  });

  await test.step('no screen closes while it is used: the success page stays, and the share sheet opens over the overlay', async () => {
    await sponsor.page.getByRole('heading', { name: 'Payment Successful!' }).click();
    await expect(sponsor.page.getByText('This page stays open.')).toBeVisible();
    await sponsor.page.getByRole('button', { name: /Track/ }).click();
    const overlay = sponsor.page.getByRole('dialog', { name: /^Booked for/ });
    await expect(overlay.getByText(/Closes in \d+ s/)).toBeVisible();
    await overlay.getByRole('button', { name: 'Share Trip' }).click();
    const sheet = sponsor.page.getByRole('dialog', { name: 'Share Trip' });
    await sheet.getByRole('button', { name: 'Create link' }).click();
    await expect(sheet.getByLabel('Trip link')).toHaveValue(/\/trip\//);
    await closeDialog(sheet);
    await expect(overlay.getByText('Stays open until you close it')).toBeVisible();
    await overlay.getByRole('button', { name: 'Close now' }).click();
    await expect(overlay).toBeHidden();
  });

  await test.step('the groups page shares the ride with a mouse', async () => {
    await sponsor.open('/groups');
    await sponsor.page
      .getByRole('button', { name: new RegExp(TRIP.destination) })
      .first()
      .click();
    await sponsor.page.getByRole('dialog').getByRole('button', { name: 'Invite your group' }).click();
    await expect(sponsor.page.getByLabel('Join link')).toHaveValue(/\/join\//);
  });

  await test.step('an invite by email reaches the friend, who can stop and allow invitations', async () => {
    const sheet = sponsor.page.getByRole('dialog', { name: 'Invite Friends to GroupRide' });
    await sheet.getByText('Email', { exact: true }).click();
    await sheet.getByLabel('Email address').fill(fay.email);
    await sheet.getByRole('button', { name: 'Send Invite' }).click();
    await expect(sponsor.page.getByText('Invite sent!')).toBeVisible();
    await expect(sheet).toBeHidden();
    const [mail] = await messagesTo(fay.email);
    expect(mail?.subject).toBe(`Sara invites you to a ride to ${TRIP.destination}`);
    await friend.page.goto(/http\S+\/invitations\/stop\/\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    await friend.page.getByRole('button', { name: 'Stop invitations' }).click();
    await expect(friend.page.getByText('Invitations stopped')).toBeVisible();
    await friend.page.getByRole('button', { name: 'Allow invitations again' }).click();
    await expect(friend.page.getByRole('button', { name: 'Stop invitations' })).toBeVisible();
  });

  await test.step('the ride shows its start and can be added to a calendar', async () => {
    await sponsor.openRide(rideId);
    await expect(sponsor.page.getByText(/6:30/).first()).toBeVisible();
    const ride = await sponsor.ride(rideId);
    expect(ride).toMatchObject({ bookingType: 'scheduled', splitMode: 'sponsor', scheduledAt: cityTime(date, 18, 30) });
    total = ride.totalCost;
    joinUrl = await sponsor.joinLink();
    const [file] = await Promise.all([
      sponsor.page.waitForEvent('download'),
      sponsor.page.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`groupride-${rideId}.ics`);
  });

  await test.step('no other payment is pending', async () => {
    await sponsor.open('/checkout');
    await expect(sponsor.page.getByText('Nothing to pay')).toBeVisible();
    await sponsor.openRide(rideId);
  });

  await test.step('a friend joins and owes nothing', async () => {
    await friend.enterAs(fay);
    await friend.page.goto(joinUrl);
    await expect(friend.page.getByText('Sara pays for everyone', { exact: false })).toBeVisible();
    await friend.page.getByRole('button', { name: 'Join the ride' }).click();
    await friend.page.waitForURL(/\/ride\/\d+/);
    await expect(friend.charge).toContainText('$0.00');
    await expect(friend.page.getByRole('link', { name: 'Pay your share' })).toBeHidden();
    await expect(sponsor.member(fay.name)).toBeVisible();
    await expect(sponsor.charge).toContainText(`$${total}`);
  });

  await test.step('the friend leaves, and the seat is free again', async () => {
    await friend.page.getByRole('button', { name: 'Leave ride' }).click();
    await friend.page
      .getByRole('alertdialog')
      .or(friend.page.getByRole('dialog'))
      .getByRole('button', { name: 'Leave ride' })
      .click();
    await friend.expectHome();
    await expect(sponsor.member(fay.name)).toBeHidden();
    await friend.page.goto(joinUrl);
    await expect(friend.page.getByRole('button', { name: 'Join the ride' })).toBeVisible();
  });

  await test.step('the sponsor replaces the link: the old one no longer works in another browser, the new one opens the ride', async () => {
    const newUrl = await sponsor.replaceJoinLink();
    await friend.page.goto(joinUrl);
    await expect(friend.page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await expect(friend.page.getByText(TRIP.pickup)).toBeHidden();
    await friend.page.goto(newUrl);
    await expect(friend.page.getByRole('button', { name: 'Join the ride' })).toBeVisible();
  });

  await test.step('the sponsor cancels, and the hold is released', async () => {
    await sponsor.cancel();
    await sponsor.expectStatus('Trip Cancelled');
    const admin = await operator();
    const ride = () => admin.get<AdminRideView>(`/admin/rides/${rideId}`);
    // The card's bank is asked after the ride was cancelled, not by the sponsor's call.
    await expect
      .poll(async () => (await ride()).payments.map(({ state, amount }) => [state, cents(amount)]), {
        message: 'the released hold',
      })
      .toEqual([['released', cents(total)]]);
    expect((await ride()).members.map(({ user }: MemberView) => user.name)).toEqual([sara.name]);
  });
});

/** The instant of a wall-clock time in the city. */
function cityTime(date: string, hours: number, minutes: number): string {
  const guess = new Date(`${date}T${String(hours).padStart(2, '0')}:${minutes}:00.000Z`);
  const shown = new Date(guess.toLocaleString('en-US', { timeZone: 'America/New_York' }));
  const utc = new Date(guess.toLocaleString('en-US', { timeZone: 'UTC' }));
  return new Date(guess.getTime() + utc.getTime() - shown.getTime()).toISOString();
}
