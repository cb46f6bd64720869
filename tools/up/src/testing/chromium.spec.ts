import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium';

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o755 });
  return folder;
}

describe('the program for browser tests', () => {
  it('is the one without windows, where there is one', async () => {
    const browser = folderWith('google-chrome');
    expect(await findChromium({ PATH: browser })).toBe(join(browser, 'google-chrome'));
    const shell = folderWith('chromium-headless-shell');
    const env = { PATH: `${browser}:${shell}` };
    expect(await findChromium(env)).toBe(join(shell, 'chromium-headless-shell'));
    expect(await findChromium(env, { withWindows: true })).toBe(join(browser, 'google-chrome'));
  });

  it('is the one that CHROME_PATH names, which must exist', async () => {
    const folder = folderWith('brave', 'chromium');
    expect(await findChromium({ PATH: folder, CHROME_PATH: join(folder, 'brave') })).toBe(join(folder, 'brave'));
    await expect(findChromium({ PATH: folder, CHROME_PATH: join(folder, 'opera') })).rejects.toThrow(/CHROME_PATH is/);
  });
});
