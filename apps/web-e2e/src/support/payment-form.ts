import { expect, type Page } from '@playwright/test';

/** Chooses a way to pay in the payment provider's frame. */
export async function chooseMethod(
  page: Page,
  name: 'Card' | 'Apple Pay' | 'Google Pay' | 'Link' | 'Cash App Pay',
): Promise<void> {
  const method = page.frameLocator('iframe[title="Secure payment input frame"]').getByRole('radio', { name });
  await expect(method).toBeVisible({ timeout: 60_000 });
  // Chromium ignores clicks on a frame of another origin that moved during the last half second.
  await expect(() => method.check({ timeout: 1_000 })).toPass({ timeout: 20_000 });
}

/** Pays with something that is agreed to on a page of its own, and goes there. */
export async function leaveToPay(page: Page): Promise<void> {
  await chooseMethod(page, 'Cash App Pay');
  // It cannot be saved: the switch goes, the form shrinks, and the button moves. A key meets it wherever it is.
  await expect(page.getByText('Save for next time')).toBeHidden();
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Pay with Cash App Pay/ })).toBeVisible({ timeout: 60_000 });
}
