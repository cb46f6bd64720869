import { expect, type Page } from '@playwright/test';

export const CARDS = {
  visa: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  threeDSecure: '4000 0027 6000 3184',
} as const;

/** Types a card into the payment provider's frame. Whatever was there before is replaced. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(form.getByLabel('Card number')).toBeVisible({ timeout: 30_000 });
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('12 / 34');
  await form.getByLabel('Security code').fill('123');
  const zip = form.getByLabel('ZIP code');
  if (await zip.isVisible()) await zip.fill('28202');
}

/** Answers the bank's question of a 3-D Secure card. */
export async function authenticate(page: Page, answer: 'Complete authentication' | 'Fail authentication'): Promise<void> {
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await bank.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog', { name: '3D Secure authentication' })).toBeHidden();
}
