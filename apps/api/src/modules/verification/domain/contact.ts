/**
 * Longest silence of a device with a network. Devices report at least every 30 seconds on the way; the rest allows for
 * a slow network.
 */
export const LONGEST_SILENCE_MS = 45_000;

/** Whether contacts shortly before and after a moment show that the device had a network at that moment. */
export function wasInContact(moment: Date, contacts: readonly (Date | null | undefined)[]): boolean {
  const times = contacts.flatMap((contact) => (contact ? [contact.getTime()] : []));
  const before = Math.max(...times.filter((time) => time <= moment.getTime()));
  const after = Math.min(...times.filter((time) => time > moment.getTime()));
  return after - before <= LONGEST_SILENCE_MS;
}
