// Checks of `npm start` and `npm test` before packages are installed, so they use only Node's own modules.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const OLDEST_NODE = [20, 19];

/**
 * @param {string} version as in process.versions.node
 * @returns {string | undefined} the sentence to show when this Node.js is too old
 */
export function nodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = OLDEST_NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return undefined;
  return `GroupRide needs Node.js ${OLDEST_NODE.join('.')} or newer, and this is ${version}: install a newer one from https://nodejs.org and try again.`;
}

/** @param {string} folder repository */
const markOf = (folder) => join(folder, 'node_modules', '.groupride-installed');

/** @param {string} folder repository */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted install has none. Packages fit when they were installed from this
 * very lock file (remembered by hash) or, when somebody ran npm by hand, when that file is not older than the lock file.
 * @param {string} folder repository
 */
export function packagesAreInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const mark = markOf(folder);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash(folder)) return true;
  return statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/** @returns {Promise<number>} exit code of `npm ci`, whose output goes to ours, with a sign of life every 15 s */
function npmCi() {
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? { command: process.execPath, args: [process.env.npm_execpath] }
    : { command: 'npm', args: [] };
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('· Installing packages with npm ci (first time only, a minute or two) …');
  return new Promise((done, fail) => {
    const child = spawn(npm.command, [...npm.args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Development packages are always needed, because they build and test the product.
      env: { ...process.env, NODE_ENV: 'development', npm_config_production: undefined, npm_config_omit: undefined },
    });
    const alive = setInterval(() => console.log(`  … still installing (${seconds()} s)`), 15_000);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      clearInterval(alive);
      if (code === 0) console.log(`✓ Packages installed (${seconds()} s)`);
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/** Checks Node.js and installs the packages when they are missing or older than the lock file; ends the process when that fails. */
export async function prepare() {
  const tooOld = nodeIsTooOld(process.versions.node);
  if (tooOld) {
    console.error(tooOld);
    process.exit(1);
  }
  if (packagesAreInstalled(root)) return;
  const code = await withLock(`install ${root}`, 'another installation in this folder', async () => {
    if (packagesAreInstalled(root)) return 0;
    const exit = await npmCi();
    if (exit === 0) writeFileSync(markOf(root), lockHash(root));
    return exit;
  });
  if (code !== 0) {
    console.error(
      `Installing the packages failed (npm ci ended with ${code}): see npm's message above, fix the problem and run the command again.`,
    );
    process.exit(code);
  }
}
