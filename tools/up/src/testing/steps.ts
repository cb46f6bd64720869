// The steps of `npm test`: what each runs and how its tests are counted.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nxEnvironment, nxProgram } from '../build';
import type { ChildSpec } from '../child';
import { root } from '../plan';
import { countJest, countPlaywright } from './counts';
import { jestFailures, playwrightFailures } from './failures';
import type { ReportReader } from './reports';

export const stepNames = ['lint', 'boundaries', 'types', 'unit', 'api', 'browser'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly title: string;
  /**
   * Requirements of the step. Steps with Chromium run beside the checks of the sources, other steps with PostgreSQL
   * after them.
   */
  readonly needs: {
    readonly build?: readonly ('api' | 'web')[];
    readonly postgres?: boolean;
    readonly chromium?: boolean;
  };
  readonly args: (more: readonly string[], report: string) => string[];
  /** For steps that run tests. */
  readonly reads?: ReportReader;
}

const nodeModules = join(root, 'node_modules');
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(nodeModules, 'jest', 'bin', 'jest.js'),
  // ES modules of finished files stay in memory, and a process that has run hundreds of them spends most of its time collecting garbage: the
  // unit tests of the API grew to 3.9 GB and took three times the processor time. So a worker that has grown is replaced between two files.
  // The test target in nx.json says the same.
  '--workerIdleMemoryLimit=700MB',
];

/** Every project with unit tests: those with a Jest configuration, but for the ones that need the whole stack. */
function unitProjects(): string[] {
  const folders = ['apps', 'libs', 'libs/web', 'tools'].flatMap((above) =>
    readdirSync(join(root, above)).map((name) => `${above}/${name}`),
  );
  return folders.filter((folder) => !folder.endsWith('-e2e') && existsSync(join(root, folder, 'jest.config.mjs')));
}

const jestReports: ReportReader = { count: countJest, failures: (text) => jestFailures(text, root) };

const steps: { readonly [name in StepName]: Step } = {
  lint: {
    name: 'lint',
    title: 'Lint',
    needs: {},
    args: (more) => [nxProgram, 'run', 'house:lint-all', '--output-style=stream-without-prefixes', ...more],
  },
  boundaries: {
    name: 'boundaries',
    title: 'Boundaries',
    needs: {},
    args: (more) => [nxProgram, 'run', 'house:boundaries', '--output-style=stream-without-prefixes', ...more],
  },
  types: {
    name: 'types',
    title: 'Types',
    needs: {},
    args: (more) => [
      nxProgram,
      'run-many',
      '-t',
      'typecheck',
      '--output-style=stream-without-prefixes',
      '--parallel=2',
      ...more,
    ],
  },
  unit: {
    name: 'unit',
    title: 'Unit tests',
    needs: {},
    // Nx runs only the projects that a change concerns. Some files of them are a matter for Jest.
    args: (more, report) =>
      more.length === 0
        ? [nxProgram, 'run-many', '-t', 'test', '--output-style=static', '--parallel=2']
        : [...jest, '--projects', ...unitProjects(), '--maxWorkers=2', '--json', `--outputFile=${report}`, ...more],
    reads: jestReports,
  },
  api: {
    name: 'api',
    title: 'API tests',
    needs: { build: ['api'], postgres: true },
    // A socket that a failed test left open must not block the run.
    args: (more, report) => [
      ...jest,
      '--forceExit',
      '-c',
      'apps/api-e2e/jest.config.mjs',
      '--maxWorkers=3',
      '--json',
      `--outputFile=${report}`,
      ...more,
    ],
    reads: jestReports,
  },
  browser: {
    name: 'browser',
    title: 'Browser tests',
    needs: { build: ['api', 'web'], postgres: true, chromium: true },
    args: (more) => [
      join(nodeModules, '@playwright', 'test', 'cli.js'),
      'test',
      '-c',
      'apps/web-e2e',
      '--reporter=list,json',
      ...more,
    ],
    reads: { count: countPlaywright, failures: playwrightFailures },
  },
};

export const stepOf = (name: StepName): Step => steps[name];
export const isStepName = (name: string): name is StepName => (stepNames as readonly string[]).includes(name);

/** Clears variables of the developer's shell that would affect the tests. */
const cleared = {
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  API_PROCESSES: undefined,
  ROLE: undefined,
  WEB_ORIGINS: undefined,
  GROUPRIDE_DATA: undefined,
  PORT_OFFSET: undefined,
  API_URL: undefined,
  NODE_OPTIONS: undefined,
  NODE_ENV: undefined,
};

export function stepSpec(
  step: Step,
  more: readonly string[],
  folder: string,
  report: string,
  env: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): ChildSpec {
  return {
    name: step.name,
    command: process.execPath,
    args: step.args(more, report),
    cwd: root,
    env: {
      ...nxEnvironment(),
      ...cleared,
      // Programs that a run starts many times load their compiled code from here. Node 20 does not know the variable.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/groupride/compiled'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    },
    logs: folder,
    patience: 10_000,
    ...(onLine === undefined ? {} : { onLine }),
  };
}

/** A step beside the browser tests, which take longest and often wait: it uses what they leave of the processor. */
export const inBackground = (spec: ChildSpec): ChildSpec => ({
  ...spec,
  inBackground: true,
  // Oxlint's Go program checks the same types once per thread, and no core is idle for a second one.
  env: { ...spec.env, GOMAXPROCS: '1' },
});
