// The rules of SQL for positions and gaps between them, for drivers in memory.
import { distanceMeters, STRAY_METERS, type LatLng } from '@groupride/geo';
import { crediblePosition } from '../driver';
import { SEEN_SECONDS, type DriverFix } from '../drivers.facade';
import type { DriverRow } from './driver-row';

const CELLS_PER_DEGREE = 100;
/** Offers reach a sleeping phone for this long. */
const PUSH_SECONDS = 15 * 60;

/** Null when the driver was never heard of. */
export function lastContact({ lastSeenAt, positionAt }: DriverRow): Date | null {
  if (!lastSeenAt || !positionAt) return lastSeenAt ?? positionAt;
  return lastSeenAt > positionAt ? lastSeenAt : positionAt;
}

export function isStale(row: DriverRow, seenSince: Date): boolean {
  const contact = lastContact(row);
  return contact === null || contact < seenSince;
}

export function isInSameCell(row: DriverRow, fix: LatLng): boolean {
  const cell = ({ lat, lng }: LatLng) => `${Math.floor(lat * CELLS_PER_DEGREE)} ${Math.floor(lng * CELLS_PER_DEGREE)}`;
  const position = crediblePosition(row);
  return position !== null && cell(position) === cell(fix);
}

/** Whether the car can have come there from the place where it counts as being. */
export function reaches(row: DriverRow, fix: LatLng, now: Date, fastest: number): boolean {
  return spare(row, fix, now, fastest) >= 0;
}

/** A position as it was reported; it counts when the car can have come there. */
export function withFix(row: DriverRow, { lat, lng, heading, speed }: DriverFix, now: Date, fastest: number) {
  const reported: Partial<DriverRow> = { lat, lng, heading, speed, positionAt: now };
  const counts = { credibleLat: lat, credibleLng: lng, credibleAt: now };
  if (!crediblePosition(row)) return { ...reported, ...counts, credibleSlack: STRAY_METERS };
  if (!reaches(row, { lat, lng }, now, fastest)) return reported;
  return { ...reported, ...counts, credibleSlack: Math.min(STRAY_METERS, spare(row, { lat, lng }, now, fastest)) };
}

/** The period until `now` in which no offer could reach the driver, if there was one. */
export function gapUntil(row: DriverRow, now: Date, isPushed: boolean): Partial<DriverRow> {
  const contact = lastContact(row)!.getTime();
  const reachedUntil = new Date(contact + (isPushed ? PUSH_SECONDS : SEEN_SECONDS) * 1000);
  if (reachedUntil >= now) return {};
  return { unreachableFrom: isPushed ? reachedUntil : new Date(contact), unreachableUntil: now };
}

/** Meters that are left of what the car can have driven. */
function spare(row: DriverRow, fix: LatLng, now: Date, fastest: number): number {
  const from = crediblePosition(row);
  if (!from || !row.credibleAt) return 0;
  const seconds = Math.max(0, (now.getTime() - row.credibleAt.getTime()) / 1000);
  return (row.credibleSlack ?? STRAY_METERS) + fastest * seconds - distanceMeters(from, fix);
}
