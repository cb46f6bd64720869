import { expect, it } from '@jest/globals';
import { jestFailures, playwrightFailures } from './failures';

const ESCAPE = String.fromCharCode(27);

it('lists what failed in a report of Jest, and a file that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/project/libs/a.spec.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { fullName: 'sums adds', status: 'failed', failureMessages: [`${ESCAPE}[31mExpected: 2${ESCAPE}[39m`] },
          { fullName: 'sums subtracts', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/project/libs/b.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: '/project/libs/c.spec.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(jestFailures(JSON.stringify(report), '/project')).toEqual([
    { test: 'libs/a.spec.ts › sums adds', why: 'Expected: 2' },
    { test: 'libs/b.spec.ts', why: 'Cannot find module' },
  ]);
});

it('lists what failed in a report of Playwright, in groups and outside of tests', () => {
  const tested = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: `${title} went wrong` }] }] }],
  });
  const report = {
    suites: [
      {
        title: 'ride.spec.ts',
        file: 'ride.spec.ts',
        specs: [tested('books', 'expected')],
        suites: [
          { title: 'boards', file: 'ride.spec.ts', specs: [tested('scans', 'unexpected'), tested('types', 'flaky')] },
        ],
      },
    ],
    errors: [{ message: 'The server did not start' }],
  };
  expect(playwrightFailures(JSON.stringify(report))).toEqual([
    { test: 'ride.spec.ts › scans', why: 'scans went wrong' },
    { test: 'ride.spec.ts › types', why: 'types went wrong' },
    { test: 'outside the tests', why: 'The server did not start' },
  ]);
});
