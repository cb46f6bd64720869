import type { Exclusion } from '@groupride/contracts';
import { hasSeatIn } from '../offer-conditions';
import { IS_CONTROLLED, IS_OPEN_TO_DRIVER, REFUSALS } from './offer-requirements';

/** SQL expressions: seconds of travel around each ride, the city's time zone, and the services of `VehicleServices`. */
export interface AheadTerms {
  travelSeconds: string;
  timeZone: string;
  services: string;
}

/**
 * Condition that scheduled ride `r` is open to drivers ahead of its search, or was taken ahead. Rides of a run are left
 * out: one driver serves the whole run.
 */
export const IS_AHEAD = `r.booking_type = 'scheduled' AND r.status IN ('pending', 'confirmed') AND r.run_id IS NULL`;

/**
 * SQL condition that a document group of driver `d` expires before the ride: a document of it expires, also one that was
 * refused since, and no accepted one is valid for longer, as for going online.
 */
const DOCUMENTS_EXPIRE_BEFORE = (timeZone: string) => {
  const day = `(r.scheduled_at AT TIME ZONE ${timeZone}::text)::date`;
  return `EXISTS (
  SELECT 1 FROM driver_documents doc WHERE doc.driver_id = d.id
   GROUP BY doc.document_group HAVING bool_or(doc.expires_on < ${day})
      AND NOT bool_or(doc.state = 'accepted' AND (doc.expires_on IS NULL OR doc.expires_on >= ${day})))`;
};

/**
 * The requirements for driver `d` to serve scheduled ride `r`, each with its exclusion. The driver's position and
 * whether they are online do not matter days ahead.
 */
function requirements({ travelSeconds, timeZone, services }: AheadTerms): readonly (readonly [Exclusion, string])[] {
  const travel = `${travelSeconds}::float8 * interval '1 second'`;
  const offer = (condition: string) => `NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND ${condition})`;
  const busyUntil = `r.scheduled_at + greatest(r.duration_seconds, coalesce(r.hourly_duration, 0) * 3600) * interval '1 second' + ${travel}`;
  return [
    ['member', `NOT ${hasSeatIn('r.id')}`],
    ...REFUSALS.map(([reason, condition]) => [reason, offer(condition)] as const),
    ['controlled', `(NOT ${IS_CONTROLLED} AND ${IS_OPEN_TO_DRIVER})`],
    ['documents_expired', `NOT d.documents_expired AND NOT ${DOCUMENTS_EXPIRE_BEFORE(timeZone)}`],
    ['vehicle_too_small', `d.seats >= r.group_size`],
    ['class_not_suitable', `(${services} -> r.ride_type -> d.vehicle_class ->> 'smallestGroup')::int <= r.group_size`],
    [
      'scheduled_ride',
      `NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.id <> r.id AND b.status IN ('confirmed', 'en_route', 'in_progress')
                     AND b.busy_from IS NOT NULL AND tstzrange(b.busy_from, b.busy_until) && tstzrange(r.scheduled_at - ${travel}, ${busyUntil}))`,
    ],
  ];
}

/**
 * Additional requirements when dispatch offers a ride on its own: nobody gets two offers at a time, or the same offer
 * twice.
 */
const TO_BE_ASKED: readonly (readonly [Exclusion, string])[] = [
  [
    'unanswered',
    `NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.ride_id = r.id AND o.status = 'expired' AND o.ahead)`,
  ],
  ['other_offer', `NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.status = 'open' AND o.ahead)`],
];

/**
 * SQL expression for why driver `d` cannot serve ride `r`; null when they can.
 * @param asks whether the ride will be offered to the driver
 */
export function exclusionAhead(terms: AheadTerms, asks: boolean): string {
  const all = [...requirements(terms), ...(asks ? TO_BE_ASKED : [])];
  return `CASE ${all.map(([reason, condition]) => `WHEN (${condition}) IS NOT TRUE THEN '${reason}'`).join(' ')} END`;
}
