import type { Exclusion } from '@groupride/contracts';
import { EARTH_RADIUS_MILES, METERS_PER_MILE } from '@groupride/geo';
import { hasSeatIn, IS_REFUSAL } from '../offer-conditions';
import { SEEN_SECONDS, SILENCE_SECONDS } from '../drivers.facade';

/** Condition that driver `d` is approved, online and not reported as having closed the page. */
export const AT_WORK = `d.is_online AND d.application_status = 'approved' AND NOT d.may_be_gone`;
/**
 * Minutes after the last contact in which offers still go to a sleeping phone by Web Push; later the car may be
 * anywhere.
 */
export const PUSH_MINUTES = 15;
/** Whether the driver app of driver `d` receives offers by Web Push; reads the tables of the push module. */
export const IS_PUSHED = `EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = d.user_id AND s.app = 'driver'
  AND NOT EXISTS (SELECT 1 FROM disabled_push_topics t WHERE t.user_id = d.user_id AND t.topic = 'ride_offer'))`;
const METERS_PER_DEGREE = 111_000;

/** Latitude and longitude of driver `d`: the last plausible position, because a device can claim anything. */
export const POSITION = { lat: 'd.credible_lat', lng: 'd.credible_lng' } as const;
/** SQL expression for the straight-line meters from driver `d`. */
export const metersTo = (lat: string, lng: string) => metersBetween(POSITION.lat, POSITION.lng, lat, lng);
/** SQL expression for the straight-line meters between two points. */
export function metersBetween(lat: string, lng: string, otherLat: string, otherLng: string): string {
  return `2 * ${EARTH_RADIUS_MILES * METERS_PER_MILE} * asin(sqrt(least(1,
  power(sin(radians(${lat} - ${otherLat}) / 2), 2) + cos(radians(${otherLat})) * cos(radians(${lat})) * power(sin(radians(${lng} - ${otherLng}) / 2), 2))))`;
}
export const METERS = metersTo('r.pickup_lat', 'r.pickup_lng');

/** Condition that driver `d` is in a square around the pickup of ride `r`. */
export const isAround = (meters: string) => {
  const degrees = `${meters} / ${METERS_PER_DEGREE}`;
  return `${POSITION.lat} BETWEEN r.pickup_lat - ${degrees} AND r.pickup_lat + ${degrees}
    AND ${POSITION.lng} BETWEEN r.pickup_lng - ${degrees} / cos(radians(r.pickup_lat)) AND r.pickup_lng + ${degrees} / cos(radians(r.pickup_lat))`;
};

/** SQL expressions of a search: when drivers were last seen, the pickup distance in meters, now, travel time in seconds, and the services of `VehicleServices`. */
export interface SearchTerms {
  seenSince: string;
  within: string;
  now: string;
  travelSeconds: string;
  services: string;
}

/**
 * Condition that driver `d` was seen since then, or can be reached by Web Push while the last position is still about
 * right.
 */
const isReachable = (seenSince: string) => `(greatest(d.last_seen_at, d.position_at) >= ${seenSince}
    OR (greatest(d.last_seen_at, d.position_at) >= ${seenSince}::timestamptz - interval '${PUSH_MINUTES * 60 - SEEN_SECONDS} seconds' AND ${IS_PUSHED}))`;

/**
 * Drivers that an engineer controls in a sandbox take all rides of their owner while online, and no others, so that
 * tests stay undisturbed. They are asked about a ride once, and accept it when the engineer says so. Reads the table of
 * the sandbox module.
 */
export const IS_CONTROLLED = `EXISTS (SELECT 1 FROM sandbox_drivers c WHERE c.driver_id = d.id)`;
export const IS_OPEN_TO_DRIVER = `(SELECT c.owner_id FROM sandbox_drivers c WHERE c.driver_id = d.id) IS NOT DISTINCT FROM
  (SELECT c.owner_id FROM sandbox_drivers c JOIN drivers cd ON cd.id = c.driver_id
    WHERE c.owner_id = r.organizer_id AND cd.is_online LIMIT 1)`;

/** Condition that the driver of offer `o` declined, gave back or lost ride `r`. */
const REFUSED = `o.ride_id = r.id AND ${IS_REFUSAL}`;
/**
 * Reasons why an offer was refused, each with the condition on offer `o`. The last one matches all remaining refusals.
 */
export const REFUSALS: readonly (readonly [Exclusion, string])[] = [
  ['refused', `${REFUSED} AND o.cause IS NULL`],
  ['stopped_coming', `${REFUSED} AND o.cause = 'stopped_coming'`],
  ['taken_back', `${REFUSED} AND o.cause = 'taken_back'`],
  ['not_confirmed', REFUSED],
];
/** Condition that offer `o` of ride `r` recently expired without an answer. */
const RAN_OUT = `o.ride_id = r.id AND o.status = 'expired' AND (o.expires_at > now() - interval '${SILENCE_SECONDS} seconds' OR ${IS_CONTROLLED})`;

/**
 * The requirements for driver `d` to be offered ride `r`, in order. The exclusion of the first one that fails is
 * recorded.
 */
function requirements({
  seenSince,
  within,
  now,
  travelSeconds,
  services,
}: SearchTerms): readonly (readonly [Exclusion, string])[] {
  const travel = `${travelSeconds}::float8 * interval '1 second'`;
  const busyFrom = `coalesce(r.scheduled_at - ${travel}, ${now})`;
  const busyUntil = `coalesce(r.scheduled_at, ${now}) + greatest(r.duration_seconds, coalesce(r.hourly_duration, 0) * 3600) * interval '1 second' + ${travel}`;
  const offer = (condition: string) => `NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND ${condition})`;
  return [
    ['member', `NOT ${hasSeatIn('r.id')}`],
    ...REFUSALS.map(([reason, condition]) => [reason, offer(condition)] as const),
    ['unanswered', offer(`${RAN_OUT} AND o.cause IS NULL`)],
    ['went_offline', offer(RAN_OUT)],
    ['controlled', IS_OPEN_TO_DRIVER],
    ['documents_expired', `NOT d.documents_expired`],
    ['offline', `d.is_online`],
    ['position_too_old', `NOT d.may_be_gone AND ${isReachable(seenSince)}`],
    ['vehicle_too_small', `d.seats >= r.group_size`],
    ['class_not_suitable', `(${services} -> r.ride_type -> d.vehicle_class ->> 'smallestGroup')::int <= r.group_size`],
    ['busy', `NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status IN ('en_route', 'in_progress'))`],
    [
      'scheduled_ride',
      `NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status = 'confirmed' AND b.busy_from IS NOT NULL
                     AND tstzrange(b.busy_from, b.busy_until) && tstzrange(${busyFrom}, ${busyUntil}))`,
    ],
    ['other_offer', offer(`o.status = 'open' AND NOT o.ahead`)],
    ['too_far', `${METERS} <= ${within}`],
  ];
}

/** SQL condition that driver `d` can be offered ride `r`. */
export function canTake(terms: SearchTerms): string {
  const conditions = requirements(terms).map(([, condition]) => `(${condition})`);
  return [`d.application_status = 'approved'`, isAround(terms.within), ...conditions].join(' AND ');
}

/** Requirements that keep dispatch from asking a driver too often. They do not apply to a driver who was chosen. */
const ONLY_FOR_DISPATCH: ReadonlySet<Exclusion> = new Set<Exclusion>(['unanswered', 'went_offline', 'other_offer']);

/**
 * Requirements that do not apply to a shared vehicle: it takes another group while others are aboard, and its seats are
 * counted per stop.
 */
const OF_A_FREE_VEHICLE: ReadonlySet<Exclusion> = new Set<Exclusion>(['busy']);

/** SQL expression for why busy driver `d` cannot take ride `r` as well; null when they can. */
export function exclusionUnderWay(terms: SearchTerms): string {
  return firstOf(requirements(terms).filter(([reason]) => !OF_A_FREE_VEHICLE.has(reason)));
}

/** SQL expression for why driver `d` cannot be offered ride `r`; null when they can. @param isChosen see `Assessment` */
export function exclusion(terms: SearchTerms, isChosen = false): string {
  const all = requirements(terms).filter(([reason]) => !isChosen || !ONLY_FOR_DISPATCH.has(reason));
  return firstOf(all);
}

function firstOf(all: readonly (readonly [Exclusion, string])[]): string {
  const cases = all.map(([reason, condition]) => `WHEN (${condition}) IS NOT TRUE THEN '${reason}'`);
  return `CASE ${cases.join(' ')} END`;
}
