import { expect, type Locator } from '@playwright/test';

/**
 * Closes a dialog with its × once it has stopped moving. A button that slides away between pressing and releasing the mouse
 * receives no click, and a busy machine can draw the first frames of the animation at the same place.
 */
export async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
