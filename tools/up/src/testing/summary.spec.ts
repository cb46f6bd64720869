import { describe, expect, it } from '@jest/globals';
import { countJest, countPlaywright } from './counts';
import { drawSummary, isGreen, type Result } from './summary';

const lint: Result = { name: 'Lint', ok: true, took: 12_345 };
const unit: Result = { name: 'Unit tests', ok: true, took: 60_000, counts: { passed: 120, failed: 0, skipped: 1 } };
const browser: Result = { name: 'Browser tests', ok: true, took: 90_000, counts: { passed: 3, failed: 0, skipped: 0 } };

describe('counting', () => {
  it('reads Jest’s report; a file that cannot be loaded is a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    };
    expect(countJest(JSON.stringify(report))).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });

  it('reads Playwright’s report; a test that passes only on the second try is a failure', () => {
    expect(
      countPlaywright(JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })),
    ).toEqual({ passed: 3, failed: 3, skipped: 0 });
  });
});

it('reports each step and ends with the total alone on its line', () => {
  const text = drawSummary([lint, unit, browser]);
  expect(text.split('\n')).toEqual([
    '✓ Lint            12.3 s  fine',
    '✓ Unit tests      60.0 s  120 passed, 0 failed, 1 skipped',
    '✓ Browser tests   90.0 s  3 passed, 0 failed',
    '',
    '123 passed, 0 failed',
  ]);
});

it('says which tests failed, and why, beside the counts', () => {
  const failed = { ...unit, ok: false, failures: [{ test: 'a.spec.ts › adds', why: 'Expected: 2\nReceived: 3' }] };
  expect(drawSummary([failed]).split('\n').slice(0, 5)).toEqual([
    '✗ Unit tests: a.spec.ts › adds',
    '    Expected: 2',
    '    Received: 3',
    '',
    '✗ Unit tests   60.0 s  120 passed, 0 failed, 1 skipped',
  ]);
});

describe('a run is green', () => {
  it('when everything passed', () => expect(isGreen([lint, unit, browser])).toBe(true));
  it('not when a step failed', () => expect(isGreen([{ ...lint, ok: false }, unit])).toBe(false));
  it('not when a test failed', () =>
    expect(isGreen([{ ...unit, counts: { passed: 5, failed: 1, skipped: 0 } }])).toBe(false));
  it('not when tests were asked for and none ran', () =>
    expect(isGreen([lint, { ...unit, counts: { passed: 0, failed: 0, skipped: 9 } }])).toBe(false));
  it('not when a step could not be run', () => expect(isGreen([{ ...browser, skipped: 'not run' }])).toBe(false));
  it('not when there was nothing to do', () => expect(isGreen([])).toBe(false));
});
