// Process ids are reused, so a process is identified by its id and start time.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @returns {string | undefined} when the process started, in the words of this system; undefined when there is no such process
 */
export function startOfProcess(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) {
    // "pid (name) state ppid … starttime": the name may hold anything, so count from its last bracket; starttime is field 22.
    const text = readFileSync(stat, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  }
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' });
  return ps.status === 0 ? ps.stdout.trim() : 'running';
}
