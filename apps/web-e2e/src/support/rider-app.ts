import type { PricingView, RideView } from '@groupride/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { requireAddresses } from './addresses';
import { Api, codeAfter, signedIn } from './api';
import { fillCard } from './card-form';
import { closeDialog } from './dialogs';
import type { Person } from './people';

export interface Trip {
  readonly pickup: string;
  readonly destination: string;
}

const TITLES = [
  'Finishing payment',
  'Ride Requested',
  'Driver Assigned',
  'Driver En Route',
  'Your driver is here',
  'Trip in Progress',
  'Trip Completed',
  'Trip Cancelled',
] as const;
export type RideTitle = (typeof TITLES)[number];

/** The rider application as somebody uses it. */
export class RiderApp {
  constructor(readonly page: Page) {}

  private get origin(): string {
    return requireAddresses().rider;
  }

  async open(path: string, { waitUntil = 'load' }: { waitUntil?: 'load' | 'commit' } = {}): Promise<void> {
    await this.page.goto(`${this.origin}${path}`, { waitUntil });
  }

  /** Makes an account through the sign-up page and proves it with the code that was mailed. */
  async signUp({ name, email, phone }: Person, { from = '/signup' } = {}): Promise<void> {
    await this.open(from);
    await this.fillSignUp({ name, email, phone });
    await this.page.waitForURL((url) => !url.pathname.startsWith('/signup'));
  }

  private async fillSignUp({ name, email, phone }: Person): Promise<void> {
    await this.page.getByLabel('Full Name').fill(name);
    await this.page.getByLabel('Email Address').fill(email);
    await this.page.getByLabel('Phone Number').fill(phone);
    const code = await codeAfter(email, () => this.page.getByRole('button', { name: 'Create Account' }).click());
    await this.giveCode(code);
    await expect(this.page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  }

  /** Signs in without the pages, for stories that are about something else. @returns the API with the same session */
  async enterAs(person: Person): Promise<Api> {
    return (await signedIn(person, new Api(this.page.request, this.origin))).api;
  }

  async giveCode(code: string): Promise<void> {
    // The form sends itself with the sixth digit.
    await this.page.locator('input[autocomplete="one-time-code"]').fill(code);
  }

  /** What a new rider is offered once; declined. */
  async dismissWelcome(): Promise<void> {
    await this.page.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Home asks where to, and nothing lies over its header. */
  async expectHome(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click({ trial: true });
    await expect(this.page.getByRole('heading', { level: 1, name: 'GroupRide' })).toBeVisible();
    await expect(this.page.getByRole('combobox', { name: 'Destination' })).toBeVisible();
  }

  async choosePlace(field: 'Pickup' | 'Destination', name: string): Promise<void> {
    const input = this.page.getByRole('combobox', { name: field });
    await input.fill(name);
    await this.page.getByRole('option', { name }).first().click();
    await expect(input).toHaveValue(name);
  }

  /** Fills in the plan and presses the button, once a price for it is there. @returns the price */
  async requestRide({ pickup, destination }: Trip): Promise<PricingView> {
    await this.choosePlace('Destination', destination);
    const priced = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/calculate-pricing') &&
        (response.request().postData() ?? '').includes(destination),
    );
    await this.choosePlace('Pickup', pickup);
    const price = (await (await priced).json()) as PricingView;
    await expect(this.page.getByText(`$${price.finalTotal}`).first()).toBeVisible();
    await this.page.getByRole('button', { name: 'Request ride' }).click();
    return price;
  }

  /** Waits until the price that is shown is that of the plan. */
  async expectPriced(): Promise<void> {
    const breakdown = this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: 'Cost breakdown' }) })
      .last();
    await expect(breakdown).toHaveAttribute('aria-busy', 'false');
    await expect(breakdown.getByText('Total', { exact: true })).toBeVisible();
    await expect(breakdown.getByText('An indication.', { exact: false })).toBeHidden();
  }

  /** What the sheet contains scrolls, not the sheet itself out of the window. */
  async expectSheetInPlace(): Promise<void> {
    expect(await this.page.locator('[data-sheet-frame]').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }

  /** Gives a card on the payment page and presses the button. */
  async pay(card: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible();
    await fillCard(this.page, card);
    // By its key: beside a frame that has just grown Chromium gives a press of the mouse to the frame at times, and nothing happens.
    await this.page.getByRole('button', { name: /^Pay \$/ }).press('Enter');
  }

  rideIdOfUrl(): number {
    const url = new URL(this.page.url());
    return Number(url.searchParams.get('rideId') ?? /\/ride\/(\d+)/.exec(url.pathname)?.[1]);
  }

  async openRide(rideId: number): Promise<void> {
    await this.open(`/ride/${rideId}`);
    await expect(this.status).toBeVisible();
  }

  /** The heading that says where the ride stands. */
  get status(): Locator {
    return this.page.getByRole('heading', { name: new RegExp(`^(${TITLES.join('|')})$`) });
  }

  /** Waits until the service worker has the ride's answers, and the browser the pages that are loaded ahead. */
  async expectReadyForOffline(rideId: number): Promise<void> {
    await expect
      .poll(async () => {
        // What was asked for before the worker controlled the page did not pass through it.
        await this.page.reload();
        await expect(this.status).toBeVisible();
        return this.page.evaluate(
          async (path) => (await (await caches.open('answers')).match(path)) !== undefined,
          `/api/rides/${rideId}`,
        );
      })
      .toBe(true);
    // What Home shows is loaded last.
    await expect
      .poll(() =>
        this.page.evaluate(async () =>
          (await (await caches.open('files')).keys()).some(({ url }) => url.includes('/confirmed-overlay-')),
        ),
      )
      .toBe(true);
    await this.page.waitForLoadState('networkidle');
  }

  async expectStatus(title: RideTitle, timeout = 20_000): Promise<void> {
    await expect(this.status).toHaveText(title, { timeout });
  }

  /** The row of a member in "Who's riding". */
  member(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ has: this.page.getByText(/\$\d/) });
  }

  /** One's own six digits, as the page shows them to be read out. */
  async verificationCode(): Promise<string> {
    const output = this.page.locator('output[data-code]');
    await expect(output).toHaveText(/^\d{6}$/);
    return (await output.textContent()) ?? '';
  }

  /** The ride as the API tells this person. */
  async ride(rideId: number): Promise<RideView> {
    const response = await this.page.request.get(`${this.origin}/api/rides/${rideId}`);
    expect(response.ok()).toBe(true);
    return (await response.json()) as RideView;
  }

  /** Where friends join, as the invitation shows it. */
  async joinLink(): Promise<string> {
    await this.page.getByRole('button', { name: 'Invite friends' }).click();
    const link = this.page.getByLabel('Join link');
    await expect(link).toHaveValue(/\/join\//);
    const url = await link.inputValue();
    await closeDialog(this.page.getByRole('dialog'));
    return url;
  }

  /** Replaces the join link with the keyboard, as the invitation offers it. @returns the new one */
  async replaceJoinLink(): Promise<string> {
    await this.page.getByRole('button', { name: 'Invite friends' }).click();
    const link = this.page.getByLabel('Join link');
    await expect(link).toHaveValue(/\/join\//);
    const old = await link.inputValue();
    const replace = this.page.getByRole('button', { name: 'Replace link' });
    await replace.press('Enter');
    const question = this.page.getByRole('alertdialog', { name: 'Replace this link?' });
    await expect(question.getByRole('button', { name: 'Keep link' })).toBeFocused();
    await question.getByRole('button', { name: 'Replace link' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(this.page.getByRole('status').filter({ hasText: 'You have a new link.' })).toBeVisible();
    await expect(replace).toBeFocused();
    await expect(link).not.toHaveValue(old);
    const url = await link.inputValue();
    await closeDialog(this.page.getByRole('dialog'));
    return url;
  }

  /** Joins the ride of the open link with an account that is made on the way. */
  async joinAsNewcomer(person: Person): Promise<void> {
    await this.page.getByRole('link', { name: 'Create an account' }).click();
    await this.fillSignUp(person);
    await this.page.waitForURL(/\/join\//);
    await this.page.getByRole('button', { name: /covers me$/ }).click();
    await this.page.waitForURL(/\/ride\/\d+/);
  }

  /** Joins the ride of the open link without an account, and goes on to the payment. */
  async joinAsGuest({ name, email }: Person): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue without an account' }).click();
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByLabel('Email address or phone number').fill(email);
    await this.page.getByRole('button', { name: 'Join and pay for my seat' }).click();
    await this.page.waitForURL(/\/payment\?rideId=\d+/);
  }

  /** The person's own amounts of the open ride. */
  get charge(): Locator {
    return this.page.getByTestId('own-amounts');
  }

  /** Distance of the car as the page shows it, in miles. */
  async distanceAway(): Promise<number> {
    const text = (await this.page.getByText(/(mi|ft) away$/).textContent()) ?? '';
    const [, amount = 'NaN', unit] = /([\d.,]+)\s*(mi|ft)/.exec(text) ?? [];
    return Number(amount.replace(',', '')) / (unit === 'ft' ? 5280 : 1);
  }

  async openReceipt(rideId: number): Promise<void> {
    await this.page.getByRole('link', { name: 'View Receipt' }).click();
    await this.page.waitForURL(new RegExp(`/ride/${rideId}/receipt`));
  }

  /** Cancels the ride, after seeing what it costs. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel ride' }).click();
    const dialog = this.page.getByRole('alertdialog').or(this.page.getByRole('dialog'));
    await expect(dialog.getByText('$0.00').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel ride' }).click();
    await expect(dialog).toBeHidden();
  }
}
