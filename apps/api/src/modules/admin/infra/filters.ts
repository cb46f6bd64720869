import { EXPIRY_NOTICE_DAYS, type RideDate, type RiderState } from '@groupride/contracts';
import type { TimeRange } from '../../../platform/http/city-days';
import type { RideFilter } from '../admin.repository';
import type { AuditFilter } from '../audit-log.repository';
import type { DriverFilter, RiderFilter } from '../people.repository';
import { SEEN_SECONDS } from '../../drivers/drivers.facade';
import { AllOf, containing, driversMatching, escaped, personMatching, ridesMatching } from './conditions';

const ON_RIDE = `EXISTS (SELECT 1 FROM rides a WHERE a.driver_id = d.id AND a.status IN ('en_route', 'in_progress'))`;
const DOCUMENTS = {
  in_review: `d.id IN (SELECT doc.driver_id FROM driver_documents doc WHERE doc.state = 'in_review')`,
  asked_again: `d.id IN (SELECT doc.driver_id FROM driver_documents doc WHERE doc.state = 'asked_again')`,
} as const;
/** The parameter is the city's time zone. A document that was renewed is followed by one that is valid for longer. */
const EXPIRING = `d.id IN (SELECT doc.driver_id FROM driver_documents doc
                            WHERE doc.state = 'accepted' AND doc.expires_on <= (now() AT TIME ZONE ?)::date + ${EXPIRY_NOTICE_DAYS}
                              AND NOT EXISTS (SELECT 1 FROM driver_documents n
                                               WHERE n.driver_id = doc.driver_id AND n.document_group = doc.document_group AND n.state = 'accepted'
                                                 AND (n.expires_on IS NULL OR (n.expires_on, n.id) > (doc.expires_on, doc.id))))`;
/** Whether the device of an online driver `d` responded recently; null if it never did. */
export const IS_REACHABLE = `(d.is_online AND greatest(d.last_seen_at, d.position_at) >= now() - interval '${SEEN_SECONDS} seconds')`;
const PRESENCE = {
  on_ride: ON_RIDE,
  online: `d.is_online AND NOT ${ON_RIDE}`,
  reachable: `d.application_status = 'approved' AND ${IS_REACHABLE}`,
  offline: `NOT d.is_online AND NOT ${ON_RIDE}`,
} as const;

/** Filters rides `r`. */
export function addRideFilter(all: AllOf, filter: RideFilter): void {
  const { status, rideType, riderId, driverId, search, dated } = filter;
  if (status !== null) all.add('r.status = ?', status);
  if (rideType !== null) all.add('r.ride_type = ?', rideType);
  if (driverId !== null) all.add('r.driver_id = ?', driverId);
  if (riderId !== null)
    all.add(
      `r.id IN (SELECT o.id FROM rides o WHERE o.organizer_id = ? UNION SELECT m.ride_id FROM ride_members m WHERE m.user_id = ?)`,
      riderId,
      riderId,
    );
  if (dated) addDates(all, dated);
  // The array is evaluated first. Otherwise PostgreSQL overestimates the matches and scans all rides in their order.
  if (search) all.add(`r.id = ANY (ARRAY(${ridesMatching(search, all.values)}))`);
}

/** Selects the same rides that the dashboard's figures count. */
function addDates(all: AllOf, { event, ...range }: TimeRange & { event: RideDate }): void {
  if (event === 'requested') all.addRange('r.created_at', range);
  if (event === 'completed') {
    all.add(`r.status = 'completed'`);
    all.addRange('r.completed_at', range);
  }
  if (event === 'accepted') {
    all.add(`r.booking_type = 'now' AND r.accepted_at >= r.pending_since`);
    all.addRange('r.accepted_at', range);
  }
  if (event === 'ended') {
    const [completed, cancelled] = [new AllOf(all.values), new AllOf(all.values)];
    completed.add(`r.status = 'completed'`);
    completed.addRange('r.completed_at', range);
    cancelled.add(`r.status = 'cancelled' AND r.pending_since IS NOT NULL`);
    cancelled.addRange('r.cancelled_at', range);
    all.add(`(${completed.sql}) OR (${cancelled.sql})`);
  }
}

/** Filters drivers `d`. */
export function addDriverFilter(
  all: AllOf,
  { applicationStatus, presence, documents, search, droveIn, timeZone }: DriverFilter,
): void {
  if (applicationStatus !== null) all.add('d.application_status = ?', applicationStatus);
  if (presence !== null) all.add(PRESENCE[presence]);
  if (documents === 'expiring') all.add(EXPIRING, timeZone);
  else if (documents !== null) all.add(DOCUMENTS[documents]);
  if (search) all.add(`d.id IN (${driversMatching(search, all.values)})`);
  if (droveIn) {
    const rides = new AllOf(all.values);
    rides.add(`c.status = 'completed'`);
    rides.addRange('c.completed_at', droveIn);
    all.add(`d.id IN (SELECT c.driver_id FROM rides c ${rides.where})`);
  }
}

/** State of a person `u`. */
export const RIDER_STATE = `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN u.guest_ride_id IS NOT NULL THEN 'guest'
                                 WHEN u.blocked_at IS NOT NULL THEN 'blocked' ELSE 'active' END`;
const HAS_ACCOUNT = 'u.guest_ride_id IS NULL AND u.deleted_at IS NULL AND NOT u.is_service_account';
const IN_STATE: Readonly<Record<RiderState, string>> = {
  active: `${HAS_ACCOUNT} AND u.blocked_at IS NULL`,
  blocked: `${HAS_ACCOUNT} AND u.blocked_at IS NOT NULL`,
  guest: 'u.guest_ride_id IS NOT NULL AND u.deleted_at IS NULL',
  deleted: 'u.deleted_at IS NOT NULL',
};

/** Filters riders `u`. */
export function addRiderFilter(all: AllOf, { state, phoneVerified, search }: RiderFilter): void {
  all.add(state ? IN_STATE[state] : HAS_ACCOUNT);
  if (phoneVerified) all.add(`u.phone_verified_at IS ${phoneVerified === 'yes' ? 'NOT NULL' : 'NULL'}`);
  if (search) {
    const person = personMatching(search, all.values);
    all.add(person.isEmpty ? 'false' : person.sql);
  }
}

/** Filters entries `a` of the audit log. */
export function addAuditFilter(all: AllOf, { who, action, target, at }: AuditFilter): void {
  if (who !== null) {
    const part = containing(who.toLowerCase());
    all.add(
      'a.actor_id IN (SELECT w.id FROM users w WHERE w.plain_name LIKE plain_name(?) OR w.email LIKE ?)',
      part,
      part,
    );
  }
  if (action !== null) all.add('a.action = ?', action);
  if (target?.isWhole) all.add('a.subject = ?', target.subject);
  else if (target) all.add('a.subject LIKE ?', `${escaped(target.subject)}%`);
  all.addRange('a.at', at);
}
