import { availableParallelism, cpus, totalmem } from 'node:os';

const GIGABYTE = 1024 ** 3;

/** Describes the machine on which the figures were measured, without which they mean little. */
export function describeMachine(now = new Date()): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${now.toISOString().slice(0, 10)}, ${availableParallelism()} cores (${model}), ${Math.round(totalmem() / GIGABYTE)} GB, Node ${process.versions.node}`;
}
