import { expect, type Page } from '@playwright/test';
import { requireAddresses } from './addresses';
import { Api, codeAfter, operator, signedIn } from './api';
import { OPERATOR } from './people';

/** The back office as an operator uses it. */
export class AdminApp {
  constructor(readonly page: Page) {}

  /** Signs in with both codes: the one by mail and the one by telephone. */
  async signIn(): Promise<void> {
    const { page } = this;
    await page.goto(requireAddresses().admin);
    await page.getByLabel('Email or phone number').fill(OPERATOR.email);
    const code = await codeAfter(OPERATOR.email, () => page.getByRole('button', { name: 'Send code' }).click());
    const second = await codeAfter(OPERATOR.phone, () => page.getByLabel('One-time code').fill(code));
    await page.getByLabel('Second code').fill(second);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }

  /** Takes over the session that all stories share: an account gets only a few codes in a quarter of an hour. */
  async join(): Promise<void> {
    const { hostname: domain } = new URL(requireAddresses().admin);
    const { cookies } = await (await operator()).session();
    await this.page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain })));
    await this.openDashboard();
  }

  /** Signs in without the pages, for what needs a new session. @returns the API with the same session */
  async enter(): Promise<Api> {
    const { api } = await signedIn(OPERATOR, new Api(this.page.request, requireAddresses().admin));
    await this.openDashboard();
    return api;
  }

  private async openDashboard(): Promise<void> {
    await this.page.goto(`${requireAddresses().admin}/admin`);
    await expect(this.page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    // What happens before is on the page, but is not announced.
    await expect(this.page.getByText('Live', { exact: true }).first()).toBeVisible();
  }

  /** Finds anything with the keyboard and opens the first result. */
  async find(text: string, result: string): Promise<void> {
    const { page } = this;
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Find anything' });
    await dialog.getByRole('combobox', { name: 'Search' }).fill(text);
    await expect(dialog.getByRole('option', { selected: true })).toContainText(result);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }

  async openRide(rideId: number): Promise<void> {
    await this.page.goto(`${requireAddresses().admin}/admin/rides/${rideId}`);
    await expect(this.page.getByRole('heading', { name: `Ride R-${String(rideId).padStart(3, '0')}` })).toBeVisible();
  }
}
