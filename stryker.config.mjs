/** How `npm run mutation` runs Stryker; tools/up/mutation.mjs runs it once for each area, and adds what belongs to the area. */
export default {
  testRunner: 'jest',
  // Native ES modules, as in `npm test`.
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'jest.mutation.mjs' },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    'apps/*-web',
    'apps/*-e2e',
    'libs/web',
    'tools',
    // jest.shared.mjs imports it.
    '!tools/up/priority.mjs',
    'docs',
    'data',
    'test-results',
  ],
  tempDirName: '.groupride/mutation',
  incremental: true,
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
  // The score of all areas together counts.
  thresholds: { high: 95, low: 85, break: null },
  concurrency: 2,
  // Modules of finished runs stay in memory.
  maxTestRunnerReuse: 150,
  // A change that ends in an endless loop is found by this; on a busy machine a short limit would find others too.
  timeoutMS: 10_000,
};
