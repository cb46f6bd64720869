import { distanceMeters, type LatLng } from '@groupride/geo';
import { expect, type Page } from '@playwright/test';
import { Api, codeAfter, signedIn } from './api';
import type { Person } from './people';
import { requireAddresses } from './addresses';
import { hold } from './fake-camera';

/** The driver application as a driver uses it. */
export class DriverApp {
  constructor(readonly page: Page) {}

  /** @param then what the driver's page says first */
  async signIn({ email }: Person, then = 'You’re offline'): Promise<void> {
    await this.page.goto(`${requireAddresses().driver}/driver-app`);
    await this.page.getByLabel('Email or phone number').fill(email);
    const code = await codeAfter(email, () => this.page.getByRole('button', { name: 'Send code' }).click());
    await this.page.getByLabel('One-time code').fill(code);
    await expect(this.page.getByText(then).first()).toBeVisible();
  }

  /** Signs in without the pages, for stories that are about something else. @returns the API with the same session */
  async enterAs(person: Person): Promise<Api> {
    return (await signedIn(person, new Api(this.page.request, requireAddresses().driver))).api;
  }

  async goOnline(): Promise<void> {
    await this.page.getByRole('button', { name: 'Go Online' }).click();
    // A group that waits already is offered at once.
    const offer = this.page.getByRole('timer');
    await expect(this.page.getByRole('button', { name: 'Stop ride requests' }).or(offer).first()).toBeVisible();
  }

  /** Slides a button to its end. */
  private async slide(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name });
    await button.hover({ position: { x: 28, y: 28 } });
    const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await this.page.mouse.down();
    await this.page.mouse.move(x + width / 2, y + 28);
    await this.page.mouse.move(x + width - 4, y + 28);
    await this.page.mouse.up();
  }

  /** Waits for the offer of the group whose organizer has this first name. It comes late when another driver let it pass. */
  async acceptOffer(organizer: string, pickup: string): Promise<void> {
    const offer = this.page.getByRole('region', { name: `${organizer}’s group` });
    await expect(offer).toContainText(pickup, { timeout: 45_000 });
    await expect(offer.getByRole('timer')).toBeVisible();
    await offer.getByRole('button', { name: 'Accept' }).click();
    await expect(this.navigation).toBeVisible();
  }

  /** Moves the device to a point. */
  async moveTo(position: { lat: number; lng: number }): Promise<void> {
    await this.page.context().setGeolocation({ latitude: position.lat, longitude: position.lng, accuracy: 5 });
  }

  /** Drives straight from one point to another, as fast as the server believes a car: 40 meters a second. */
  async drive(from: LatLng, to: LatLng): Promise<void> {
    const seconds = Math.ceil(distanceMeters(from, to) / 40);
    for (let second = 1; second <= seconds; second += 1) {
      const part = second / seconds;
      await this.moveTo({ lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part });
      await this.page.waitForTimeout(1000);
    }
  }

  /** The next turn over the map. */
  get navigation() {
    return this.page.getByRole('region', { name: 'Navigation' });
  }

  async arrive(): Promise<void> {
    const navigating = await this.navigation.isVisible();
    await this.slide(navigating ? 'I’ve Arrived' : 'Arrived at Pickup');
    await expect(this.page.getByRole('heading', { name: 'At the pickup' })).toBeVisible();
  }

  /** Drivers see first names. */
  async verify(code: string, firstName: string): Promise<void> {
    await this.page.getByLabel('6-digit code').fill(code);
    await this.page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(this.page.getByRole('dialog').getByRole('listitem').filter({ hasText: firstName })).toContainText(
      'Verified',
    );
  }

  async startVerifying(): Promise<void> {
    await this.page.getByRole('button', { name: 'Verify passengers' }).click();
  }

  async doneVerifying(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async startTrip(): Promise<void> {
    await this.slide('Start Trip');
    await expect(this.page.getByText('On the way')).toBeVisible();
  }

  /** Makes the next load the first one that installs the service worker. */
  async forgetOfflineFiles(): Promise<void> {
    await this.page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }

  /** Waits until the app can be loaded again without a network, with the ride that is being driven. */
  async expectReadyForOffline(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(async () => {
          const answers = await (await caches.open('answers')).keys();
          return answers.map(({ url }) => url.split('/').at(-1) ?? '').sort();
        }),
      )
      .toEqual(['active-ride', 'boarding', 'config', 'members', 'profile', 'upcoming-rides', 'user']);
    await expect.poll(() => this.page.evaluate(() => localStorage.getItem('groupride.trip-route'))).not.toBeNull();
  }

  /** Holds a code before the camera, which reads it when it is started. */
  async scan(camera: string, text: string): Promise<void> {
    const stop = this.page.getByRole('button', { name: 'Stop camera' });
    if (await stop.isVisible()) await stop.click();
    hold(camera, text);
    await this.page.getByRole('button', { name: /^(Start camera|Scan next passenger)$/ }).click();
  }

  async expectRefused(reason: string): Promise<void> {
    await expect(this.page.getByText('Invalid Code')).toBeVisible();
    await expect(this.page.getByText(reason)).toBeVisible();
  }

  async expectVerified(firstName: string): Promise<void> {
    await expect(this.page.getByRole('dialog').getByRole('listitem').filter({ hasText: firstName })).toContainText(
      'Verified',
    );
  }

  async completeTrip({ cash = false } = {}): Promise<void> {
    await this.slide('Complete Trip');
    if (cash) {
      await this.page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Confirm .* received$/ })
        .click();
    }
    await expect(this.page.getByText('Trip completed')).toBeVisible();
  }
}
