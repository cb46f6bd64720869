// A cache folder of bundles, so that a city is built only once.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, explain } from '../city-error';
import type { Report } from '../report';

/** Default cache folder, unless the environment specifies another one. */
const STANDARD = resolve(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'groupride', 'cities');

export const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env.GROUPRIDE_CITY_CACHE ? resolve(env.GROUPRIDE_CITY_CACHE) : STANDARD;

const MAX_BUNDLES = 4;
const DAY = 24 * 3600 * 1000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Maximum time that a process takes to write its id into a new lock file. */
const WRITTEN_AFTER_MS = 5000;

/**
 * Whether the process whose id is in the lock file is still running. An empty file was just created, or was left by a
 * process that was killed at that moment.
 */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder === 0 ? Date.now() - statSync(lock).mtimeMs < WRITTEN_AFTER_MS : isAlive(holder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Removes files left by an importer that was killed while building. */
async function clearLeftovers(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const [, pid] = /^building-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(cache, name), { recursive: true, force: true });
    if (name.endsWith('.lock') && !isHeld(join(cache, name))) await rm(join(cache, name), { force: true });
  }
}

/** Removes old bundles if there are many. A bundle used today is kept, because it may be in use. */
async function prune(cache: string): Promise<void> {
  const bundles = (await readdir(cache)).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const used = await Promise.all(bundles.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  for (const { name, at } of used.sort((one, two) => two.at - one.at).slice(MAX_BUNDLES)) {
    if (Date.now() - at > DAY) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** Lets one process build while others wait for the result. @returns a function that releases the lock */
async function acquireLock(cache: string, hash: string, report: Report): Promise<() => Promise<void>> {
  const lock = join(cache, `${hash}.lock`);
  for (let told = false; ;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      return () => rm(lock, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        // On a full disk, the file may have been created without its content.
        await rm(lock, { force: true });
        throw error;
      }
    }
    if (!isHeld(lock)) await rm(lock, { force: true });
    else if (!told) report.line('· Waiting for another process that builds the same city …');
    told = true;
    await delay(200);
  }
}

/**
 * @param build fills an empty folder
 * @returns the folder of the bundle, complete
 * @throws CityError when the disk is full or the folder is not writable
 */
export async function cached(
  cache: string,
  hash: string,
  report: Report,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  try {
    return await builtOnce(cache, hash, report, build);
  } catch (error) {
    throw explain(error, cache);
  }
}

async function builtOnce(
  cache: string,
  hash: string,
  report: Report,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  await mkdir(cache, { recursive: true });
  const bundle = join(cache, hash);
  const use = async () => {
    await utimes(bundle, new Date(), new Date());
    return bundle;
  };
  if (existsSync(bundle)) return use();
  const release = await acquireLock(cache, hash, report);
  try {
    if (existsSync(bundle)) return await use();
    await clearLeftovers(cache);
    const folder = join(cache, `building-${process.pid}-${hash}`);
    await mkdir(folder);
    try {
      await build(folder);
      await rm(join(folder, 'scratch'), { recursive: true, force: true });
      await rename(folder, bundle);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await prune(cache);
    return bundle;
  } finally {
    await release();
  }
}
