// Builds the API and the web applications. Nx caches builds by content, so nothing is built twice.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { withLock } from '../lock.mjs';
import type { ChildSpec } from './child';
import { ClearError } from './clear-error';
import { type ProcessSupervisor, indent } from './process-supervisor';
import { root } from './plan';

export const buildable = ['api', 'rider-web', 'driver-web', 'admin-web'] as const;
export type Buildable = (typeof buildable)[number];

/** Nx without its background process, which would outlive us, and without its full-screen view. */
export const nxEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  FORCE_COLOR: '0',
  NODE_OPTIONS: undefined,
});

export const nxProgram = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

function buildSpec(projects: readonly Buildable[], logs: string): ChildSpec {
  return {
    name: 'build',
    command: process.execPath,
    args: [nxProgram, 'run-many', '-t', 'build', '-p', projects.join(','), '--output-style=stream', '--parallel=2'],
    cwd: root,
    env: { ...nxEnvironment(), NODE_ENV: 'production' },
    logs,
  };
}

/** @returns the output of the failed projects in Nx's log, where each line begins with its project's name */
export function failedOutput(log: string, lines = 25): string {
  const failed = [...log.matchAll(/^- ([\w-]+):build$/gm)].map(([, name = '']) => name);
  return failed
    .map((name) => {
      const said = log.split('\n').filter((line) => line.startsWith(`${name}: `));
      return said.slice(-lines).join('\n');
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** @throws ClearError with the output of the failed builds */
export function build(supervisor: ProcessSupervisor, projects: readonly Buildable[], logs: string): Promise<void> {
  const spec = buildSpec(projects, logs);
  return withLock(`build ${root}`, 'a build that runs in the same folder', async () => {
    try {
      await supervisor.run(spec);
    } catch (error) {
      const log = join(logs, `${spec.name}.log`);
      const said =
        error instanceof ClearError && existsSync(log)
          ? failedOutput(stripVTControlCharacters(readFileSync(log, 'utf8')))
          : '';
      throw said === '' ? error : new ClearError(`The build failed:\n${indent(said)}\nThe whole log: ${log}`);
    }
  });
}
