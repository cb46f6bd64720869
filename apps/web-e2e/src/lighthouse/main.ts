import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findChromium } from '../../../../tools/up/src/testing/chromium';
import { freePorts } from '../../../../tools/up/src/testing/stack';
import config from '../../playwright.config';
import { SCENARIOS, type Scene } from '../crawl/scenarios';
import setUp from '../global-setup';
import { requireAddresses, type Addresses } from '../support/addresses';

const HELP = `npm run lighthouse -- [options]

  --pages PATTERN     regular expression over "scenario path" or, for the sign-in pages of drivers and operations,
                      "application path", for example "signed-out /landing" or "driver /signin"
  --themes LIST       of light,dark
`;

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Pages that newcomers open first, whose speed counts. */
const MEASURED = /\/(landing|signin)$/;

/** The audits that the performance score is made of, but for the layout shift. */
const TIMES = [
  ['first paint', 'first-contentful-paint'],
  ['largest paint', 'largest-contentful-paint'],
  ['speed index', 'speed-index'],
  ['blocked', 'total-blocking-time'],
] as const;

interface Score {
  readonly accessibility: number;
  /** Of pages whose speed counts. */
  readonly performance: { readonly points: number; readonly times: string } | undefined;
  /** Audits that cost points, with the elements they name. */
  readonly failures: readonly string[];
}

/** A Chromium whose tabs share the session and the theme, and which Lighthouse drives by its port. */
async function startBrowser(theme: Theme, port: number, folder: string): Promise<BrowserContext> {
  const launch = config.use?.launchOptions ?? {};
  const executablePath = await findChromium(process.env, { withWindows: true });
  return chromium.launchPersistentContext(folder, {
    ...launch,
    ...(executablePath ? { executablePath } : {}),
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    colorScheme: theme,
    viewport: null,
    locale: 'en-US',
  });
}

function scoreOf(result: RunnerResult | undefined): Score {
  if (!result) throw new Error('Lighthouse gave no result');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const failures = (categories['accessibility']?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => {
      const details = audits[id]?.details;
      const items = details?.type === 'table' ? details.items : [];
      const named = items.map(({ node }) =>
        typeof node === 'object' && 'snippet' in node ? String(node.snippet).slice(0, 160) : '',
      );
      return `${id}: ${named.join(' | ')}`;
    });
  const points = (name: string) => {
    const score = categories[name]?.score;
    return typeof score === 'number' ? Math.round(score * 100) : undefined;
  };
  const time = (name: string) => `${((audits[name]?.numericValue ?? NaN) / 1000).toFixed(2)} s`;
  const speed = points('performance');
  return {
    accessibility: points('accessibility') ?? 0,
    performance:
      speed === undefined
        ? undefined
        : { points: speed, times: TIMES.map(([title, name]) => `${title} ${time(name)}`).join(', ') },
    failures,
  };
}

async function measure(url: string, port: number): Promise<Score> {
  const onlyCategories = ['accessibility', ...(MEASURED.test(url) ? ['performance'] : [])];
  return scoreOf(await lighthouse(url, { port, onlyCategories, disableStorageReset: true, logLevel: 'error' }));
}

/** Opens a browser that has seen no page, and closes it afterward. */
async function withNewBrowser<T>(theme: Theme, use: (browser: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'groupride-lighthouse-'));
  const [port = 0] = await freePorts(1);
  const browser = await startBrowser(theme, port, folder);
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Newcomers have nothing of the application in their browser. */
const measureAsNewcomer = (url: string, theme: Theme): Promise<Score> =>
  withNewBrowser(theme, (_browser, port) => measure(url, port));

/** Pages of the other applications that newcomers open first. */
const ELSEWHERE: readonly { readonly app: keyof Pick<Addresses, 'driver' | 'admin'>; readonly path: string }[] = [
  { app: 'driver', path: '/signin' },
  { app: 'admin', path: '/signin' },
];

async function run(pages: RegExp, themes: readonly Theme[]): Promise<number> {
  const addresses = requireAddresses();
  let below = 0;
  let count = 0;
  const report = ({ accessibility, performance, failures }: Score, theme: Theme, page: string): void => {
    count += 1;
    if (accessibility < 100) below += 1;
    const speed = performance === undefined ? '' : `, performance ${performance.points} (${performance.times})`;
    console.log(
      `${accessibility < 100 ? '✗' : '✓'} ${theme.padEnd(5)} ${page}: accessibility ${accessibility}${speed}`,
    );
    for (const failure of failures) console.log(`    ${failure}`);
  };
  for (const theme of themes) {
    await withNewBrowser(theme, async (browser, port) => {
      for (const scenario of SCENARIOS) {
        const wanted = scenario.pages.map((path) => pages.test(`${scenario.name} ${path}`));
        if (!wanted.includes(true)) continue;
        const scene: Scene = await scenario.make();
        await browser.clearCookies();
        await browser.addCookies(scene.session?.cookies ?? []);
        for (const [index, path] of scene.paths.entries()) {
          if (!wanted[index]) continue;
          const url = `${addresses.rider}${path}`;
          report(
            await (MEASURED.test(url) ? measureAsNewcomer(url, theme) : measure(url, port)),
            theme,
            `${scenario.name} ${scenario.pages[index] ?? ''}`,
          );
        }
        await scene.end?.();
      }
    });
    for (const { app, path } of ELSEWHERE)
      if (pages.test(`${app} ${path}`))
        report(await measureAsNewcomer(`${addresses[app]}${path}`, theme), theme, `${app} ${path}`);
  }
  console.log(`\n${count} pages measured, ${below} below 100 in accessibility`);
  return below > 0 ? 1 : 0;
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '' },
      themes: { type: 'string', default: THEMES.join() },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  const tearDown = await setUp();
  const stop = async (code: number) => {
    await tearDown?.();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(130));
  try {
    const wanted = values.themes.split(',');
    await stop(
      await run(
        new RegExp(values.pages),
        THEMES.filter((theme) => wanted.includes(theme)),
      ),
    );
  } catch (error) {
    console.error(error);
    await stop(1);
  }
}
