import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { RideStatus } from '@groupride/contracts';

export interface CalendarEntry {
  /** Stays the same for the lifetime of the ride, so that importing the file again updates the entry. */
  uid: string;
  /** Increases with each change of the ride. */
  sequence: number;
  status: RideStatus;
  start: Date;
  end: Date;
  created: Date;
  /** When the file is created. */
  stamp: Date;
  summary: string;
  description: string;
  /** Where the ride begins. */
  location: { name: string; lat: number; lng: number };
  url: string;
}

const REMINDER_SECONDS = 60 * 60;

/** The entry as an iCalendar file (RFC 5545), with times in UTC. */
export function calendarFile({ location, status, ...entry }: CalendarEntry): string {
  const calendar = ical({
    prodId: { company: 'GroupRide', product: 'GroupRide' },
    method: ICalCalendarMethod.PUBLISH,
    // The refresh interval of calendars that subscribe to the URL.
    ttl: REMINDER_SECONDS,
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: entry.start,
    end: entry.end,
    created: entry.created,
    stamp: entry.stamp,
    summary: entry.summary,
    description: entry.description,
    location: { title: location.name, geo: { lat: location.lat, lon: location.lng } },
    url: entry.url,
    status: statusOf(status),
    alarms: status === 'cancelled' ? [] : [{ type: ICalAlarmType.display, trigger: REMINDER_SECONDS }],
  });
  return calendar.toString();
}

function statusOf(status: RideStatus): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'awaiting_payment' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
