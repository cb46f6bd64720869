import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { TEST_KEYS } from '../../../../tools/up/src/testing/card-sandbox';

const DIST = join(resolve(import.meta.dirname, '../../../..'), 'dist/apps/api');

/**
 * Runs one of the programs that operators run beside the API.
 * @returns what it wrote @throws Error with what it wrote to its error output when it fails
 */
export function runApiProgram(
  name: 'migrate' | 'after-restore' | 'unknown-holds',
  env: Readonly<Record<string, string>> & { DATABASE_URL: string },
  args: readonly string[] = [],
): Promise<string> {
  const secrets = { SESSION_SECRET: 's'.repeat(40), SIGNING_SECRET: 'g'.repeat(40) };
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [join(DIST, `${name}.js`), ...args],
      { env: { ...process.env, ...TEST_KEYS, ...secrets, ...env } },
      (error, output, errors) => (error ? fail(new Error(errors)) : done(output + errors)),
    );
  });
}
