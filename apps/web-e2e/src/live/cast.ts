import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { approvedDriver, placeNamed } from '../support/api';
import { Connection } from '../support/connection';
import { DriverApp } from '../support/driver-app';
import { newPerson, type Person } from '../support/people';
import { RiderApp } from '../support/rider-app';
import { PHONE } from '../support/test';
import { Presses } from './signs';

const LOOK_MS = 20;

/** One of the four people, with a browser of their own. */
export class Player<App extends { readonly page: Page }> {
  /** Whether messages could arrive when the connection was cut: they do not on a page for people who are signed out. */
  private hadSocket = false;

  private constructor(
    readonly role: string,
    readonly person: Person,
    readonly app: App,
    readonly presses: Presses,
    private readonly connection: Connection,
  ) {}

  static async enter<App extends { readonly page: Page }>(
    browser: Browser,
    options: { role: string; person: Person; app: new (page: Page) => App; browser?: BrowserContextOptions },
  ): Promise<Player<App>> {
    const context = await browser.newContext({
      ...PHONE,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      // Requests that a service worker sends cannot be refused from here.
      serviceWorkers: 'block',
      ...options.browser,
    });
    const presses = await Presses.of(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return new Player(options.role, options.person, new options.app(page), presses, await Connection.of(page));
  }

  get page(): Page {
    return this.app.page;
  }

  cut(): Promise<void> {
    this.hadSocket = this.connection.isOpen;
    return this.connection.cut();
  }

  /** @returns the moment from which the browser has a network */
  async restore(): Promise<number> {
    await this.connection.restore();
    return Date.now();
  }

  /** Until messages can arrive again. */
  async isBack(): Promise<void> {
    while (this.hadSocket && !this.connection.isOpen) await this.page.waitForTimeout(LOOK_MS);
  }

  /** Until the page has drawn what it opened: a change that comes before that waits for the page, not for the message. */
  async isQuiet(): Promise<void> {
    await this.page.evaluate(async (lookMs) => {
      // So many looks in a row must come on time.
      for (let onTime = 0; onTime < 25;) {
        const before = performance.now();
        await new Promise((resolve) => setTimeout(resolve, lookMs));
        onTime = performance.now() - before < lookMs * 2 ? onTime + 1 : 0;
      }
    }, LOOK_MS);
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }
}

export type Rider = Player<RiderApp>;

export const riderIn = (browser: Browser, role: string, name: string): Promise<Rider> =>
  Player.enter(browser, { role, person: newPerson(name), app: RiderApp });

/** An approved driver, signed in near a place and not online yet. */
export async function driverIn(browser: Browser, near: string): Promise<Player<DriverApp>> {
  const person = newPerson('Dora Driver');
  const { api } = await approvedDriver(person);
  const { lat, lng } = await placeNamed(api, near);
  const driver = await Player.enter(browser, {
    role: 'driver',
    person,
    app: DriverApp,
    browser: { permissions: ['geolocation'], geolocation: { latitude: lat, longitude: lng, accuracy: 5 } },
  });
  await driver.app.signIn(person);
  return driver;
}
