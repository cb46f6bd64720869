// `npm test` and its parts: runs the steps, tells how they went, and counts the tests.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildable } from '../build';
import { describeExit } from '../child';
import { ClearError, Stopped } from '../clear-error';
import { ProcessSupervisor } from '../process-supervisor';
import { root } from '../plan';
import { freePorts, PORTS_VARIABLE } from '../ports';
import { startCluster } from '../postgres/cluster';
import { Progress } from '../progress';
import { newSecrets } from '../secrets';
import { listenForStop } from '../stop-requests';
import { describeFailure } from '../up';
import { requireChromium } from './chromium';
import { readReports } from './reports';
import { BUILT_VARIABLE, FOLDER_VARIABLE, POSTGRES_VARIABLE } from './stack';
import { inBackground, isStepName, type Step, type StepName, stepNames, stepOf, stepSpec } from './steps';
import { drawSummary, isGreen, type Result } from './summary';

interface Run {
  readonly supervisor: ProcessSupervisor;
  readonly progress: Progress;
  /** Reports and logs, kept for reading. */
  readonly folder: string;
  /** Temporary folder for databases and other files of tests. */
  readonly scratch: string;
  /** Arguments for the test runner, when one step alone was asked for. */
  readonly more: readonly string[];
  /** Shows a lone step's output while it runs. */
  readonly live: boolean;
  /** Whether the steps give way to other steps, which run beside them. */
  readonly inBackground: boolean;
}

async function runStep(run: Run, step: Step, env: Readonly<Record<string, string>>): Promise<Result> {
  const { supervisor, progress, folder } = run;
  const report = join(folder, `${step.name}.json`);
  /** Folder for the reports of projects that Nx runs. */
  const reports = join(folder, step.name);
  rmSync(report, { force: true });
  rmSync(reports, { force: true, recursive: true });
  mkdirSync(reports, { recursive: true });
  const started = Date.now();
  const spec = stepSpec(
    step,
    run.more,
    folder,
    report,
    { ...env, [FOLDER_VARIABLE]: run.scratch, [PORTS_VARIABLE]: run.scratch },
    run.live ? (line) => progress.say(line) : undefined,
  );
  const child = supervisor.startUnwatched(run.inBackground ? inBackground(spec) : spec);
  const exit = await progress.step(
    step.title,
    () => supervisor.orFailure(child.ended),
    (end) => (end.code === 0 ? '' : `failed, ${describeExit(end)}`),
    (end) => end.code === 0,
  );
  const ok = exit.code === 0;
  if (!ok && !run.live) progress.say(`\n── ${step.title} ──\n${readFileSync(child.log, 'utf8').trimEnd()}\n`);
  const took = Date.now() - started;
  return {
    name: step.title,
    ok,
    took,
    ...(step.reads === undefined
      ? {}
      : readReports([report, ...readdirSync(reports).map((file) => join(reports, file))], step.reads)),
  };
}

/** Runs each step when one of the lanes is free. */
async function runInLanes(run: Run, steps: readonly Step[], lanes: number): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(await runStep(run, step, {}));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function temporaryPostgres({ supervisor, progress, scratch, folder }: Run): Promise<string> {
  return progress.step('Temporary PostgreSQL', async () => {
    const [port = 0] = await freePorts(1, scratch);
    const cluster = await startCluster(supervisor, {
      folder: join(scratch, 'postgres'),
      port,
      password: newSecrets().postgresPassword,
      logs: folder,
      durable: false,
    });
    return cluster.urlOf('postgres');
  });
}

/**
 * Prepares the stack for API and browser tests: built applications, a database server and, for browser tests, a
 * browser.
 */
async function prepareStack(run: Run, steps: readonly Step[]): Promise<Record<string, string>> {
  const { supervisor, progress, folder } = run;
  const webs = steps.some(({ needs }) => needs.build?.includes('web'));
  await progress.step('Build', () => build(supervisor, webs ? buildable : ['api'], folder));
  const postgres = await supervisor.orFailure(temporaryPostgres(run));
  return { [POSTGRES_VARIABLE]: postgres, [BUILT_VARIABLE]: '1' };
}

const notRun = (step: Step): Result => ({
  name: step.title,
  ok: false,
  took: 0,
  counts: { passed: 0, failed: 0, skipped: 0 },
  skipped: 'not run: see above',
});

/** Runs the steps that need the whole stack one after the other. If it cannot be prepared, they count as not run. */
async function runOnStack(
  run: Run,
  steps: readonly Step[],
  prepared: () => Promise<Record<string, string>>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    try {
      const env = await prepared();
      const chromium: Record<string, string> =
        step.needs.chromium === true ? { CHROME_PATH: await requireChromium((line) => run.progress.say(line)) } : {};
      results.push(await runStep(run, step, { ...env, ...chromium }));
    } catch (error) {
      if (error instanceof Stopped) throw error;
      run.progress.say(`✗ ${describeFailure(error)}`);
      results.push(notRun(step));
    }
  }
  return results;
}

/** Runs the checks of the sources and then the unit tests, which use both cores on their own. */
async function runOnSources(run: Run, steps: readonly Step[]): Promise<Result[]> {
  const quick = await runInLanes(
    run,
    steps.filter(({ reads }) => reads === undefined),
    // The machine may have two cores. The browser tests begin with the build, which needs one of them.
    run.inBackground ? 1 : 2,
  );
  const counted: Result[] = [];
  for (const step of steps.filter(({ reads }) => reads !== undefined)) counted.push(await runStep(run, step, {}));
  return [...quick, ...counted];
}

/**
 * Browser tests wait most of the time, so the sources are checked beside them, at a lower priority: after the browser tests, one core
 * would be idle, but not after the unit tests. API tests stop and kill programs under load and are run alone.
 */
async function runAll(run: Run, names: readonly StepName[]): Promise<Result[]> {
  const steps = names.map(stepOf);
  const onStack = steps.filter(({ needs }) => needs.postgres === true);
  const onSources = steps.filter((step) => !onStack.includes(step));
  const browser = onStack.filter(({ needs }) => needs.chromium === true);
  const api = onStack.filter((step) => !browser.includes(step));
  let preparation: Promise<Record<string, string>> | undefined;
  const prepared = () => (preparation ??= prepareStack(run, onStack));
  const [sourceResults, browserResults] = await Promise.all([
    runOnSources({ ...run, inBackground: browser.length > 0 }, onSources),
    runOnStack(run, browser, prepared),
  ]);
  const results = [...sourceResults, ...browserResults, ...(await runOnStack(run, api, prepared))];
  return steps.flatMap(({ title }) => results.filter(({ name }) => name === title));
}

export async function main(args: readonly string[]): Promise<void> {
  const asked = args.filter(isStepName);
  const more = args.filter((arg) => !isStepName(arg));
  const names = asked.length === 0 ? [...stepNames] : asked;
  const supervisor = new ProcessSupervisor();
  const progress = new Progress();
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'groupride-test-'));
  // When we are root, PostgreSQL's account must be able to enter the folder.
  chmodSync(scratch, 0o711);
  const run: Run = {
    supervisor,
    progress,
    folder,
    scratch,
    more: names.length === 1 ? more : [],
    live: names.length === 1,
    inBackground: false,
  };
  listenForStop((count) => {
    if (count === 1) void supervisor.stop();
    else supervisor.kill();
  });
  let code: number;
  try {
    if (more.length > 0 && names.length > 1)
      throw new ClearError(`"${more[0]}" is not a step: the steps are ${stepNames.join(', ')}.`);
    const results = await runAll(run, names);
    progress.clear();
    code = isGreen(results) ? 0 : 1;
    console.log(`\n${drawSummary(results)}`);
  } catch (error) {
    progress.clear();
    console.log(error instanceof Stopped ? 'Stopped.' : `\n✗ ${describeFailure(error)}`);
    code = error instanceof Stopped ? 130 : 1;
  }
  await supervisor.stop();
  rmSync(scratch, { recursive: true, force: true });
  process.exit(code);
}
