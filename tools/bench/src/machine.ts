import { availableParallelism, cpus, totalmem } from 'node:os';

const GIGABYTE = 1024 ** 3;

/** What the figures were measured on: they say little without. */
export function describeMachine(now = new Date()): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${now.toISOString().slice(0, 10)}, ${availableParallelism()} cores (${model}), ${Math.round(totalmem() / GIGABYTE)} GB, Node ${process.versions.node}`;
}
