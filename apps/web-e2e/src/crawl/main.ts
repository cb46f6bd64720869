import { chromium } from '@playwright/test';
import config from '../../playwright.config';
import setUp from '../global-setup';
import { requireAddresses } from '../support/addresses';
import { Explorer } from './explorer';
import { HELP, readOptions, type Settings } from './options';
import { readResults, remember, table, type PageResult } from './report';
import { SCENARIOS, type Scenario } from './scenarios';

interface Task {
  readonly scenario: Scenario;
  readonly index: number;
  readonly page: string;
}

/** Every page of every scenario that the pattern names, in a fixed order. */
async function tasksOf({ pages }: Settings): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const scenario of SCENARIOS) {
    if (!scenario.pages.some((path) => pages.test(`${scenario.name} ${path}`))) continue;
    for (const [index, path] of scenario.pages.entries()) {
      const page = `${scenario.name} ${path}`;
      if (pages.test(page)) tasks.push({ scenario, index, page });
    }
  }
  return Promise.resolve(tasks);
}

async function crawl(settings: Settings): Promise<number> {
  const results: PageResult[] = readResults(settings.resume);
  const done = new Set(results.map(({ page }) => page));
  const tasks = (await tasksOf(settings)).filter(({ page }) => !done.has(page));
  console.log(`${tasks.length} pages to try${done.size > 0 ? `, ${done.size} done before` : ''}`);
  const { args = [], ...launch } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...launch,
    args: settings.map
      ? args
      : [...args.filter((arg) => !/swiftshader|gpu/.test(arg)), '--disable-gpu', '--disable-3d-apis'],
  });
  const sharedKeys = new Set<string>();
  const end = Date.now() + settings.minutes * 60_000;
  const work = async () => {
    for (let task = tasks.shift(); task && Date.now() < end; task = tasks.shift()) {
      const { scenario, index, page } = task;
      const result = await new Explorer(browser, settings, scenario, index, page, sharedKeys).run();
      // Interrupted: the page was not tried to its end, and is tried again when the crawl goes on.
      if (!browser.isConnected()) return;
      results.push(result);
      remember(settings.resume, result);
      const { controls, findings, seconds, presses } = result;
      const pressed = Object.values(presses).reduce((sum, count) => sum + count, 0);
      console.log(
        `${findings.length > 0 ? '✗' : '✓'} ${page}: ${controls} controls, ${pressed} presses, ${findings.length} findings (${seconds} s)`,
      );
      for (const { problem, layer, detail } of findings)
        console.log(`    ${problem}: ${layer ? `[${layer}] ` : ''}${detail}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: settings.workers }, work));
  } finally {
    await browser.close();
  }
  console.log(`\n${table(results)}`);
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (!options) {
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
    await stop(await crawl({ ...options, origin: requireAddresses().rider }));
  } catch (error) {
    console.error(error);
    await stop(1);
  }
}
