import { CHAT_OPEN_AFTER_END_MS } from '@groupride/contracts';

interface Ending {
  completedAt: Date | null;
  cancelledAt: Date | null;
}

/** When the chat of a ride becomes read-only; null while the ride has not ended. */
export function closesAt({ completedAt, cancelledAt }: Ending): Date | null {
  const end = completedAt ?? cancelledAt;
  return end && new Date(end.getTime() + CHAT_OPEN_AFTER_END_MS);
}

export function isOpen(ride: Ending, now: Date): boolean {
  const closing = closesAt(ride);
  return closing === null || now < closing;
}
