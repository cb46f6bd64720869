import { expect, it } from '@jest/globals';
import { failedOutput } from './build';

it('shows what the failed projects said, and not what the others did', () => {
  const log = [
    'api: built',
    'rider-web: building',
    'rider-web: Cannot find "./page"',
    'driver-web: built',
    ' NX   Running target build for 3 projects failed',
    'Failed tasks:',
    '',
    '- rider-web:build',
  ].join('\n');
  expect(failedOutput(log)).toBe('rider-web: building\nrider-web: Cannot find "./page"');
  expect(failedOutput(log, 1)).toBe('rider-web: Cannot find "./page"');
  expect(failedOutput('something else went wrong')).toBe('');
});
