import type { Browser } from '@playwright/test';
import { CARDS } from '../support/card-form';
import type { DriverApp } from '../support/driver-app';
import { expect } from '../support/test';
import { riderIn, type Player, type Rider } from './cast';
import type { Delay } from './delays';
import { heading, label, memberRow, shownIn, text, type Sign } from './signs';

const TRIP = { pickup: 'NoDa', destination: 'Plaza Midwood' };
const AWAY = text('[\\d.,]+ (mi|ft) away');

export const MEETING = ['connected', 'reconnected', 'missed'] as const;
/**
 * How the others hear of a change. `connected`: nothing was ever interrupted. `reconnected`: every browser lost its network and got
 * it back just before. `missed`: it happens while the others have no network, and counts from the moment they have one again.
 */
export type Meeting = (typeof MEETING)[number];

type Anyone = Rider | Player<DriverApp>;
type Watching = readonly (readonly [Anyone, Sign])[];

/** One ride of a group from the first friend to the end, played in four browsers. */
export class Round {
  readonly delays: Delay[] = [];
  private guest: Rider | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly meeting: Meeting,
    private readonly people: { organizer: Rider; friend: Rider; driver: Player<DriverApp> },
  ) {}

  async play(): Promise<void> {
    const { organizer, friend, driver } = this.people;
    const guest = await riderIn(this.browser, 'guest', 'Gus Guest');
    this.guest = guest;
    const all = [organizer, friend, guest] as const;
    await organizer.app.open('/');
    await organizer.app.requestRide(TRIP);
    await organizer.page.waitForURL(/\/payment\?rideId=\d+/);
    const rideId = organizer.app.rideIdOfUrl();
    await organizer.app.pay(CARDS.visa);
    await organizer.page.waitForURL(/\/payment-success/);
    await organizer.app.openRide(rideId);
    const joinUrl = await organizer.app.joinLink();
    const { pickup, destination } = await organizer.app.ride(rideId);

    await friend.page.goto(joinUrl);
    const covers = friend.page.getByRole('button', { name: /covers me$/ });
    await expect(covers).toBeVisible();
    await this.change('joined', friend, [[organizer, memberRow(friend.person.name, '\\$\\d')]], async () => {
      const at = await friend.presses.during(() => covers.click());
      await friend.page.waitForURL(/\/ride\/\d+/);
      return at;
    });
    await friend.page.getByRole('link', { name: 'Pay your share' }).click();
    await this.change('paid', friend, [[organizer, memberRow(friend.person.name, 'Paid')]], () => this.pay(friend));
    await friend.app.openRide(rideId);

    await guest.page.goto(joinUrl);
    const inGroup = memberRow(guest.person.name, '\\$\\d');
    await this.change(
      'joined',
      guest,
      [organizer, friend].map((watcher) => [watcher, inGroup]),
      () => guest.presses.during(() => guest.app.joinAsGuest(guest.person)),
    );
    await this.change('paid', guest, [[organizer, memberRow(guest.person.name, 'Paid')]], () => this.pay(guest));
    await guest.app.openRide(rideId);

    await driver.app.moveTo({ lat: pickup.lat + 0.02, lng: pickup.lng });
    // Only now: an offer is open for a few seconds, and a minute passes until it comes again.
    await driver.app.goOnline();
    const offer = driver.page.getByRole('region', { name: `${organizer.person.name.split(' ')[0]}’s group` });
    await this.change('driver assigned', driver, everyone(all, heading('Driver En Route')), async () => {
      await expect(offer).toBeVisible({ timeout: 120_000 });
      const at = await driver.presses.during(() => offer.getByRole('button', { name: 'Accept' }).click());
      await expect(driver.app.navigation).toBeVisible();
      return at;
    });

    for (const part of [0.012, 0.005]) {
      // A position that came late would count as the one that is awaited.
      await Promise.all([driver, ...all].map((person) => person.isQuiet()));
      const before = await Promise.all(all.map(async ({ page }) => ({ ...AWAY, before: await awayIn(page) })));
      const signs = all.map((rider, index) => [rider, before[index] ?? AWAY] as const);
      await this.change('driver position', driver, signs, async () => {
        const at = Date.now();
        await driver.app.moveTo({ lat: pickup.lat + part, lng: pickup.lng });
        return at;
      });
    }

    await guest.page.getByRole('link', { name: 'Message', exact: true }).click();
    await friend.page.getByRole('link', { name: 'Message', exact: true }).click();
    const words = 'I’m by the fountain';
    await guest.page.getByLabel('Your message').fill(words);
    await expect(friend.page.getByLabel('Your message')).toBeVisible();
    const unread = label('Message, 1 unread');
    await this.change(
      'chat message',
      guest,
      [
        [organizer, unread],
        [friend, text(words)],
        [driver, unread],
      ],
      () => guest.presses.during(() => guest.page.getByRole('button', { name: 'Send' }).click()),
    );
    await Promise.all([friend, guest].map(({ app }) => app.openRide(rideId)));

    await driver.app.moveTo(pickup);
    await this.change('arrived', driver, everyone(all, heading('Your driver is here')), () =>
      driver.presses.during(() => driver.app.arrive()),
    );

    const codes = await Promise.all(all.map(({ app }) => app.verificationCode()));
    await driver.app.startVerifying();
    for (const [index, rider] of all.entries()) {
      const watching: Watching = [
        [rider, text('You’re checked in')],
        ...all
          .filter((each) => each !== rider)
          .map((each) => [each, memberRow(rider.person.name, 'On board')] as const),
      ];
      await this.change('boarded', driver, watching, () =>
        driver.presses.during(() => driver.app.verify(codes[index] ?? '', rider.person.name.split(' ')[0] ?? '')),
      );
    }
    await driver.app.doneVerifying();
    await this.change('trip started', driver, everyone(all, heading('Trip in Progress')), () =>
      driver.presses.during(() => driver.app.startTrip()),
    );
    await driver.app.moveTo(destination);
    await this.change('completed', driver, everyone(all, heading('Trip Completed')), () =>
      driver.presses.during(() => driver.app.completeTrip()),
    );
    await driver.page.goto(driver.page.url());
    await driver.page.getByRole('button', { name: 'Stop ride requests' }).click();
    await expect(driver.page.getByRole('button', { name: 'Go Online' })).toBeVisible();
    await guest.leave();
  }

  /** @returns the moment at which the provider had confirmed the card */
  private async pay(rider: Rider): Promise<number> {
    const [confirmed] = await Promise.all([
      rider.page.waitForResponse((response) => /\/payment_intents\/\w+\/confirm/.test(response.url())),
      rider.app.pay(rider === this.guest ? CARDS.visa : CARDS.mastercard),
    ]);
    await confirmed.finished();
    const { startTime, responseEnd } = confirmed.request().timing();
    return startTime + responseEnd;
  }

  /** Lets somebody change something, and measures when the others see it. @param act returns the moment of the change */
  private async change(change: string, actor: Anyone, watching: Watching, act: () => Promise<number>): Promise<void> {
    const watchers = watching.map(([watcher]) => watcher);
    await Promise.all([actor, ...watchers].map((person) => person.isQuiet()));
    if (this.meeting !== 'connected') await Promise.all(watchers.map((watcher) => watcher.cut()));
    if (this.meeting === 'reconnected') {
      await actor.cut();
      await Promise.all([actor, ...watchers].map((person) => person.restore()));
      await Promise.all([actor, ...watchers].map((person) => person.isBack()));
    }
    const shown = watching.map(([{ page }, sign]) => shownIn(page, sign));
    // A failure is told below, by the first one that did not see it.
    for (const each of shown) each.catch(() => undefined);
    let starts: readonly number[];
    if (this.meeting === 'missed') {
      await act();
      starts = await Promise.all(watchers.map((watcher) => watcher.restore()));
    } else {
      const at = await act();
      starts = watchers.map(() => at);
    }
    for (const [index, [{ role }]] of watching.entries()) {
      const seen = await shown[index]?.catch((error: Error) => {
        throw new Error(`the ${role} did not see “${change}” (${this.meeting}): ${error.message}`, { cause: error });
      });
      this.delays.push({ change, watcher: role, ms: Math.max(0, Math.round((seen?.at ?? 0) - (starts[index] ?? 0))) });
    }
  }
}

const everyone = (riders: readonly Rider[], sign: Sign): Watching => riders.map((rider) => [rider, sign]);

/** How far away the car is according to a page that shows it. */
async function awayIn(page: Rider['page']): Promise<string> {
  return (await shownIn(page, AWAY)).match;
}
