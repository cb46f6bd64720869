// The data folder. It carries our mark, is locked by one running copy at a time, and is deleted only by `npm run
// reset`.
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { lockHolder, takeLockFile } from '../lock.mjs';
import { ClearError, codeOf } from './clear-error';
import { root } from './plan';

const MARK = 'GROUPRIDE-DATA.txt';
const MARK_TEXT =
  'GroupRide keeps its data here: database, logs, secrets, uploaded files. "npm run reset" deletes this folder.\n';

export interface DataFolder {
  readonly path: string;
  readonly logs: string;
  readonly cluster: string;
  readonly secrets: string;
  /** Lets another copy use the folder. */
  release(): void;
}

/** The lock file of the copy that runs with the folder. */
export const lockOf = (path: string): string => join(path, 'running.lock');

/** @returns a ClearError for a refused access, or the error itself */
export function explain(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new ClearError(
        `The data folder ${path} cannot be written by this account: give yourself the right to it, or set GROUPRIDE_DATA to a folder of your own.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new ClearError(
        `The data folder ${path} cannot be made because a file is in its place: set GROUPRIDE_DATA to another folder.`,
      );
    case 'ENOENT':
      return new ClearError(
        `The data folder ${path} cannot be made there: set GROUPRIDE_DATA to a folder in a place where folders can be made.`,
      );
    case 'ENOSPC':
      return new ClearError(
        `The disk that holds ${path} is full: free some space, or set GROUPRIDE_DATA to a folder on another disk.`,
      );
    default:
      return error;
  }
}

/** Node's own `recursive` never ends where the system answers ENOENT although the folder above exists, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Creates the folder if missing, and locks it.
 * @throws ClearError when it belongs to someone else, is not writable, or is used by a running copy
 */
export function openDataFolder(path: string): DataFolder {
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const mark = join(path, MARK);
    if (!existsSync(mark)) {
      if (readdirSync(path).length > 0) {
        throw new ClearError(
          `The folder ${path} holds other files and no GroupRide data: set GROUPRIDE_DATA to a new or empty folder.`,
        );
      }
      writeFileSync(mark, MARK_TEXT);
    }
    const holder = takeLockFile(lockOf(path));
    if (holder !== undefined) {
      throw new ClearError(
        `GroupRide already runs with the data folder ${path} (process ${holder}): stop that one, or start this one with its own GROUPRIDE_DATA and PORT_OFFSET.`,
      );
    }
    const logs = join(path, 'logs');
    mkdirSync(logs, { recursive: true });
    return {
      path,
      logs,
      cluster: join(path, 'postgres'),
      secrets: join(path, 'secrets.json'),
      release: () => rmSync(lockOf(path), { force: true }),
    };
  } catch (error) {
    throw explain(error, path);
  }
}

/**
 * Deletes the data folder.
 * @returns what was deleted, or undefined when there was nothing
 * @throws ClearError when a copy runs with it, or when the folder does not carry our mark
 */
export function forgetDataFolder(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory())
    throw new ClearError(`${path} is a file and not a data folder: nothing was deleted. Check GROUPRIDE_DATA.`);
  const runs = lockHolder(lockOf(path));
  if (runs !== undefined) {
    throw new ClearError(
      `GroupRide runs with the data folder ${path} (process ${runs}): stop it with Ctrl-C first, then reset.`,
    );
  }
  const precious = [dirname(path) === path, path === homedir(), path === root, !relative(path, root).startsWith('..')];
  if (precious.includes(true) || !existsSync(join(path, MARK))) {
    if (readdirSync(path).length === 0) return undefined;
    throw new ClearError(
      `${path} is not a data folder that GroupRide made (${MARK} is missing there): nothing was deleted. Check GROUPRIDE_DATA.`,
    );
  }
  try {
    rmSync(path, { recursive: true });
  } catch (error) {
    throw explain(error, path);
  }
  return path;
}
