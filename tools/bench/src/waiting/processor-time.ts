import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, on every Linux platform that Node.js supports. */
const TICKS = 100;

export interface ProcessorTime {
  api: number;
  postgres: number;
}

/** Processor seconds used by the API and PostgreSQL, among the programs started by this process. */
export function processorTime(): ProcessorTime {
  const ours = ourProcesses();
  const used = (isWanted: (command: string) => boolean) =>
    ours.filter(({ command }) => isWanted(command)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
  return {
    api: used(isApi),
    postgres: used((command) => /^postgres:|\/postgres\s/.test(command)),
  };
}

/** Resident memory in MB of the API started by this process. */
export function memoryOfApi(): number {
  return ourProcesses()
    .filter(({ command }) => isApi(command))
    .map(({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
    .reduce((sum, each) => sum + each, 0);
}

const isApi = (command: string): boolean => command.includes('apps/api/main.js');

/** This process and all its descendants. */
function ourProcesses(): Process[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)) ?? []);
  const ours = new Set([process.pid]);
  for (let before = 0; before < ours.size;) {
    before = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.filter(({ pid }) => ours.has(pid));
}

interface Process {
  pid: number;
  parent: number;
  command: string;
  /** Ticks of the process and of its exited children. */
  ticks: number;
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: fields[1] ?? 0, command, ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0) };
  } catch {
    // The process has exited meanwhile.
    return null;
  }
}
