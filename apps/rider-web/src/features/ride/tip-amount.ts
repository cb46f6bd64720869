import type { Cents } from '@groupride/pricing';

/** Cents of what a person typed: "7", "7.5", "7,50". Null when it is no amount. */
export function centsOf(typed: string): Cents | null {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/^\$\s*/, ''));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
