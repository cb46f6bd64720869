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
  await standsStill(page);
}

/** As long as the form still grows, what is below it moves: a press may then be taken for one on the form, whose frame has a process of its own. */
async function standsStill(page: Page): Promise<void> {
  const frame = page.locator('iframe[title="Secure payment input frame"]');
  let before = '';
  const isWhereItWas = async () => {
    const [last, now] = [before, JSON.stringify(await frame.boundingBox())];
    before = now;
    return now === last;
  };
  await expect.poll(isWhereItWas, { intervals: [300] }).toBe(true);
}

/** Answers the bank's question of a 3-D Secure card. */
export async function authenticate(
  page: Page,
  answer: 'Complete authentication' | 'Fail authentication',
): Promise<void> {
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await bank.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog', { name: '3D Secure authentication' })).toBeHidden();
}
