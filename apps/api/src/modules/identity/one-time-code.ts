import { createHmac, randomInt } from 'node:crypto';
import type { Destination } from './domain/account';
import type { CodePurpose } from './domain/code-rules';

export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/**
 * The stored hash of a code. It binds the code to its account, its purpose and its recipient, so a matching code also
 * proves which address its bearer can read.
 */
export function hashCode(
  secret: string,
  bound: { userId: number; purpose: CodePurpose; destination: Destination },
  code: string,
): string {
  const { userId, purpose, destination } = bound;
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, userId, destination.channel, destination.to, code]))
    .digest('hex');
}
