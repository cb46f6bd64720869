// Finds a Chromium or Chrome for the browser tests, and installs one where there is none.
import { basename, delimiter, join } from 'node:path';
import { ClearError } from '../clear-error';
import { installPackage, mayInstall, run } from '../debian-packages';
import { isExecutable } from '../executable';
import { root } from '../plan';

/** Chromium without the code for windows. The same pages take it about a fifth less processor time. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isShell = (file: string) => headlessShells.includes(basename(file));

/** Playwright's own Chromium, when it is installed. */
async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

/**
 * @param withWindows leaves out programs that have no windows, for measurements that people compare with their browser
 * @returns the program to run the browser tests with, if there is one
 * @throws ClearError when CHROME_PATH names nothing that can be run
 */
export async function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  { withWindows = false } = {},
): Promise<string | undefined> {
  const { CHROME_PATH, PATH = '' } = env;
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') {
    if (isExecutable(CHROME_PATH)) return CHROME_PATH;
    throw new ClearError(
      `CHROME_PATH is ${CHROME_PATH}, and no program is there: correct it, or unset it to have one found.`,
    );
  }
  const onPath = (commands: readonly string[]) =>
    PATH.split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)));
  const candidates = [...(withWindows ? [] : onPath(headlessShells)), ...onPath(browsers), ...places];
  return candidates.find((file) => isExecutable(file) && !(withWindows && isShell(file))) ?? (await playwrights());
}

/** Finds Chromium, or installs it: Playwright's own first, then Debian's where we may. @throws ClearError when neither works */
export async function requireChromium(say: (line: string) => void): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  say('· No Chromium or Chrome found: installing the one of Playwright …');
  if (run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])) {
    const own = await playwrights();
    if (own !== undefined) return own;
  }
  if (mayInstall()) {
    say('· Playwright’s could not be fetched: installing Debian’s with apt-get …');
    if (installPackage('chromium-headless-shell', 'chromium')) {
      const debian = await findChromium();
      if (debian !== undefined) return debian;
    }
  }
  throw new ClearError(
    'The browser tests need Chromium or Chrome, and none could be installed: install one, or set CHROME_PATH to its program.',
  );
}
