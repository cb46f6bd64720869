// Builds the API and the web applications. Nx keeps what was built by content, so nothing is built twice.
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import type { ChildSpec } from './child';
import type { Household } from './household';
import { root } from './plan';

export const buildable = ['api', 'rider-web', 'driver-web', 'admin-web'] as const;
export type Buildable = (typeof buildable)[number];

/** Nx without its background process, which would outlive us, and without its full-screen view. */
export const nxEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', NODE_OPTIONS: undefined });

export const nxProgram = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

function buildSpec(projects: readonly Buildable[], logs: string): ChildSpec {
  return {
    name: 'build',
    command: process.execPath,
    args: [nxProgram, 'run-many', '-t', 'build', '-p', projects.join(','), '--output-style=stream-without-prefixes', '--parallel=2'],
    cwd: root,
    env: { ...nxEnvironment(), NODE_ENV: 'production' },
    logs,
  };
}

/** @throws ClearError with the end of the log when a build fails */
export function build(household: Household, projects: readonly Buildable[], logs: string): Promise<void> {
  return withLock(`build ${root}`, 'a build that runs in the same folder', () => household.run(buildSpec(projects, logs), 40));
}
