import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildable, failedOutput, nxEnvironment, nxProgram } from './build';
import { root } from './plan';

/** The libraries that an application's files name, as Nx calls them. */
function librariesOf(application: string): string[] {
  const source = join(root, 'apps', application, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const named = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/'@groupride\/([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  return [...new Set(named)].sort();
}

it('rebuilds an application when one of its libraries has changed, as Nx determines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const file = join(folder, 'graph.json');
    execFileSync(process.execPath, [nxProgram, 'graph', `--file=${file}`], {
      cwd: root,
      env: nxEnvironment(),
      stdio: 'ignore',
    });
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as {
      graph: { dependencies: Record<string, { target: string }[]> };
    };
    for (const application of buildable) {
      const libraries = librariesOf(application);
      expect(libraries.length).toBeGreaterThan(1);
      expect(graph.dependencies[application]!.map(({ target }) => target)).toEqual(expect.arrayContaining(libraries));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

it('shows the output of failed projects only', () => {
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
