// Bundles that were built before, in a folder of their own: what was built once is only loaded again.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, explain } from '../city-error';
import type { Report } from '../report';

/** Where bundles are kept when the environment names no other folder. */
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

/** So long a process takes at most to write its number into the lock that it has made. */
const WRITTEN_AFTER_MS = 5000;

/** Whether the process that wrote its number into the file is still there. An empty one is just being written, or was left by who was ended then. */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder === 0 ? Date.now() - statSync(lock).mtimeMs < WRITTEN_AFTER_MS : isAlive(holder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** What an importer left behind that was ended while it built. */
async function clearLeftovers(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const [, pid] = /^building-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(cache, name), { recursive: true, force: true });
    if (name.endsWith('.lock') && !isHeld(join(cache, name))) await rm(join(cache, name), { force: true });
  }
}

/** Old bundles go when there are many; one that was used today may be in use now. */
async function prune(cache: string): Promise<void> {
  const bundles = (await readdir(cache)).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const used = await Promise.all(bundles.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })));
  for (const { name, at } of used.sort((one, two) => two.at - one.at).slice(MAX_BUNDLES)) {
    if (Date.now() - at > DAY) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** One builds, the others wait for what it builds. @returns what gives the place free */
async function acquireLock(cache: string, hash: string, report: Report): Promise<() => Promise<void>> {
  const lock = join(cache, `${hash}.lock`);
  for (let told = false; ;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      return () => rm(lock, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        // A full disk takes the name and not the number.
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
 * @throws CityError when the folder is full or cannot be written
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
