/**
 * `npm run mutation`: changes the rules of prices and of the domain folders one place at a time, and runs the tests that reach it. A
 * change that no test notices is reported. Takes hours; the answers are kept, so that the next run only tries what has changed since.
 */
export default {
  testRunner: 'jest',
  // Native ES modules, as in `npm test`.
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'jest.mutation.mjs' },
  coverageAnalysis: 'perTest',
  mutate: ['libs/pricing/src/**/*.ts', 'apps/api/src/modules/*/domain/**/*.ts', '!**/*.spec.ts', '!**/testing/**'],
  ignorePatterns: ['apps/*-web', 'apps/*-e2e', 'libs/web', 'tools', 'docs', 'data', 'test-results'],
  tempDirName: '.groupride/mutation',
  incremental: true,
  incrementalFile: 'test-results/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 2000,
};
