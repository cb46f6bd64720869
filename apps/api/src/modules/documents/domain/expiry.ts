import { DOCUMENT_GROUPS, EXPIRY_NOTICE_DAYS, type DocumentGroup, type DocumentState } from '@groupride/contracts';

/** Days before a document expires when drivers are reminded, the last reminder first. */
const REMINDERS = [0, 7, EXPIRY_NOTICE_DAYS] as const;
const MS_PER_DAY = 86_400_000;

interface Expiring {
  group: DocumentGroup;
  state: DocumentState;
  /** Last valid day, YYYY-MM-DD. */
  expiresOn: string | null;
}

export const isExpired = ({ expiresOn }: Pick<Expiring, 'expiresOn'>, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

/**
 * Groups without a valid document in which one has expired. A document that was accepted keeps its last day when it is
 * refused or replaced; otherwise refusing an expired document would let its driver go online.
 */
export function expiredGroups(documents: readonly Expiring[], today: string): DocumentGroup[] {
  return DOCUMENT_GROUPS.filter((group) => {
    const own = documents.filter((document) => document.group === group);
    const isValid = own.some((document) => document.state === 'accepted' && !isExpired(document, today));
    return !isValid && own.some((document) => isExpired(document, today));
  });
}

/** The reminder that is due; null when none is. A reminder that a missed run skipped is sent by the next run. */
export function dueReminder(expiresOn: string, today: string): (typeof REMINDERS)[number] | null {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / MS_PER_DAY);
  return days < 0 ? null : (REMINDERS.find((each) => days <= each) ?? null);
}

/** The day on which the first reminders for documents that expire are due. */
export function lastDayToRemind(today: string): string {
  return new Date(Date.parse(today) + Math.max(...REMINDERS) * MS_PER_DAY).toISOString().slice(0, 10);
}
