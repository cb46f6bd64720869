/** Devices on the way report at least every 30 seconds; a little more is a slow network. */
export const LONGEST_SILENCE_MS = 45_000;

/** Whether a device was heard of so shortly before and after a moment that it had a network then. */
export function wasInContact(moment: Date, contacts: readonly (Date | null | undefined)[]): boolean {
  const times = contacts.flatMap((contact) => (contact ? [contact.getTime()] : []));
  const before = Math.max(...times.filter((time) => time <= moment.getTime()));
  const after = Math.min(...times.filter((time) => time > moment.getTime()));
  return after - before <= LONGEST_SILENCE_MS;
}
