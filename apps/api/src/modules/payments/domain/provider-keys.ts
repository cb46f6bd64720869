/** The idempotency key of an operation at the provider: each error of the provider starts another round with a key of its own. */
export function keyForRound(operation: string, round: number): string {
  return round === 0 ? operation : `${operation}:${round}`;
}
