// Lowers the priority of programs that must not slow others down.
import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** While both are busy, Linux gives such a program a third of the time that one of usual priority gets. */
const NICENESS = 5;

/**
 * Where Linux shares the processor among sessions, the niceness of a process counts only within its session, so the session needs it as well.
 * @param {number} pid
 * @param {number} niceness
 */
function lowerSession(pid, niceness) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // The system does not share by session, or refuses. Then the programs only run at their usual priority.
  }
}

/**
 * Lowers the priority of a program that leads a session, and of what it starts later.
 * @param {number} pid
 */
export function lowerPriority(pid) {
  try {
    setPriority(pid, NICENESS);
    lowerSession(pid, NICENESS);
  } catch {
    // The program has already ended.
  }
}

/** A new session does not inherit the niceness of its first process. Nx starts each command in a session of its own. */
export function lowerOwnSession() {
  const niceness = getPriority();
  if (niceness > 0) lowerSession(process.pid, niceness);
}
