// A lock between processes of one machine: a file in the temporary folder that names its holder. Plain JavaScript, used before installation.
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startOfProcess } from './process-identity.mjs';

/** @param {unknown} error @param {string} code */
const isCode = (error, code) => typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/**
 * Writes the file when nobody holds it.
 * @param {string} file
 * @returns {number | undefined} the process that holds it already
 */
export function takeLockFile(file) {
  // Written to a draft and linked into place, so that no process reads a partial lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOfProcess(process.pid) }));
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        return undefined;
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
      const holder = lockHolder(file);
      if (holder !== undefined) return holder;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the living process that holds the lock; a number taken over by another program does not count
 */
export function lockHolder(file) {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'));
    const now = startOfProcess(pid);
    return now !== undefined && now === started ? pid : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Runs `work` while nobody else on this machine runs work under the same name.
 * @template T
 * @param {string} name
 * @param {string} waitingFor said once while another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, waitingFor, work) {
  const id = createHash('sha256').update(name).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `groupride-${userInfo().uid}-${id}.lock`);
  let told = false;
  while (takeLockFile(file) !== undefined) {
    if (!told) console.log(`· Waiting for ${waitingFor} …`);
    told = true;
    await delay(250);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
