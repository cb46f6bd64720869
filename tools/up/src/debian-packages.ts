// Installs Debian's packages where this account may.
import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { root } from './plan';

/** How long to wait for another installation, such as the automatic updates of a new machine. */
const LOCK_SECONDS = 300;

/** Runs a program in the root folder and shows what it prints. @returns whether it succeeded */
export const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, env: process.env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 })
    .status === 0;

/** @returns whether this account may install packages */
export const mayInstall = (): boolean => platform() === 'linux' && process.getuid?.() === 0;

/** Installs the first of these packages that can be installed. @returns whether one was */
export function installPackage(...names: readonly string[]): boolean {
  // Fails while someone else fetches the lists, which then are new anyway.
  run('apt-get', ['update', '-qq']);
  const options = ['-y', '-qq', '--no-install-recommends', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];
  return names.some((name) => run('apt-get', ['install', ...options, name]));
}
