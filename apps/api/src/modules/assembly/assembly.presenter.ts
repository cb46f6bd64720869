import type { ReadyCheck } from './assembly.repository';
import { ASK_EVERY_MS } from './domain/intervals';

export function presentCheck({ number, askedAt }: ReadyCheck) {
  return {
    id: number,
    askedAt: askedAt.toISOString(),
    askAgainAt: new Date(askedAt.getTime() + ASK_EVERY_MS).toISOString(),
  };
}
