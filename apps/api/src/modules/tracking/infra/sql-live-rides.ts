import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import { ReadTogether } from '../../../platform/database/read-together';
import { asBooked } from '../../identity/guests.facade';
import type { LiveRide } from '../domain/audience';
import { LiveRides } from '../live-rides';

/** Facts of a ride as PostgreSQL writes them. */
interface Facts {
  status: RideStatus;
  driverId: number | null;
  driver: number | null;
  pickup: LatLng;
  destination: LatLng;
  request: LiveRide['request'];
  organizer: number;
  /** User ids of current members, and whether they have boarded. */
  members: [number, boolean][] | null;
  sharing: number[] | null;
  operators: number[] | null;
  along: number[] | null;
  via: LatLng[] | null;
  isRunUnderWay: boolean | null;
  passenger: LiveRide['passenger'];
}

interface CachedRide {
  facts: string;
  ride: LiveRide;
}

const MAX_CACHED = 10_000;

/**
 * Read model over rides, runs, run_stops, ride_members, shared_positions, drivers and users. It is one statement
 * because positions arrive every second, and a ride is rebuilt only when its facts have changed.
 */
@Injectable()
export class SqlLiveRides extends LiveRides {
  private readonly together = new ReadTogether((rideIds: readonly number[]) => this.findAll(rideIds));
  private readonly cached = new Map<number, CachedRide>();

  constructor(private readonly database: Database) {
    super();
  }

  find(rideId: number): Promise<LiveRide | null> {
    return this.together.read(rideId);
  }

  private async findAll(rideIds: readonly number[]): Promise<Map<number, LiveRide>> {
    const rows = await this.database.query<{ id: number; facts: string }>(
      `SELECT r.id, json_build_object(
                'status', r.status, 'driverId', r.driver_id, 'driver', (SELECT d.user_id FROM drivers d WHERE d.id = r.driver_id),
                'pickup', json_build_object('lat', r.pickup_lat, 'lng', r.pickup_lng),
                'destination', json_build_object('lat', r.dropoff_lat, 'lng', r.dropoff_lng),
                'request', json_build_object('pickup', r.pickup_location, 'dropoff', r.dropoff_location, 'passengers', r.group_size),
                'organizer', r.organizer_id,
                'members', (SELECT json_agg(json_build_array(user_id, verified_at IS NOT NULL)) FROM ride_members WHERE ride_id = r.id AND left_at IS NULL),
                'sharing', (SELECT json_agg(user_id) FROM shared_positions WHERE ride_id = r.id),
                'operators', (SELECT json_agg(id) FROM users WHERE is_admin),
                'along', CASE WHEN r.run_id IS NOT NULL THEN (
                  SELECT json_agg(o.id ORDER BY o.id) FROM rides o
                   WHERE o.run_id = r.run_id AND o.id <> r.id AND o.driver_id = r.driver_id AND o.status IN ('en_route', 'in_progress')) END,
                'via', CASE WHEN r.run_id IS NOT NULL THEN (
                  SELECT json_agg(json_build_object('lat', CASE s.kind WHEN 'pickup' THEN a.pickup_lat ELSE a.dropoff_lat END,
                                                    'lng', CASE s.kind WHEN 'pickup' THEN a.pickup_lng ELSE a.dropoff_lng END) ORDER BY s.position)
                    FROM run_stops s JOIN rides a ON a.id = s.ride_id
                   WHERE s.run_id = r.run_id AND s.done_at IS NULL AND s.skipped_at IS NULL AND s.position < (
                     SELECT min(own.position) FROM run_stops own WHERE own.ride_id = r.id AND own.done_at IS NULL AND own.skipped_at IS NULL)) END,
                'passenger', CASE WHEN r.payment_method = 'account' THEN (
                  SELECT json_build_object('userId', p.user_id, 'name', ${asBooked('name', 'r.id', 'p.user_id', 'u.name')})
                    FROM ride_members p JOIN users u ON u.id = p.user_id WHERE p.ride_id = r.id AND p.seat = 0 AND p.left_at IS NULL LIMIT 1) END,
                'isRunUnderWay', (SELECT n.set_out_at IS NOT NULL FROM runs n WHERE n.id = r.run_id))::text AS facts
         FROM rides r WHERE r.id = ANY($1::int[])`,
      [rideIds],
    );
    return new Map(rows.map(({ id, facts }) => [id, this.rideOf(id, facts)]));
  }

  private rideOf(rideId: number, facts: string): LiveRide {
    const known = this.cached.get(rideId);
    if (known?.facts === facts) return known.ride;
    const ride = liveRideOf(rideId, JSON.parse(facts) as Facts);
    if (!known && this.cached.size >= MAX_CACHED) this.cached.delete(this.cached.keys().next().value!);
    this.cached.set(rideId, { facts, ride });
    return ride;
  }

  async underWay(driverId: number): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }>(
      `SELECT r.id FROM rides r WHERE r.driver_id = $1 AND r.status IN ('en_route', 'in_progress')
        ORDER BY (SELECT min(position) FROM run_stops WHERE ride_id = r.id AND done_at IS NULL AND skipped_at IS NULL) LIMIT 1`,
      [driverId],
    );
    return row?.id ?? null;
  }
}

function liveRideOf(rideId: number, facts: Facts): LiveRide {
  const { organizer, members, sharing, operators, along, via, isRunUnderWay, ...same } = facts;
  const current = members ?? [];
  return {
    ...same,
    rideId,
    members: [...new Set([organizer, ...current.map(([userId]) => userId)])],
    boarded: current.filter(([, hasBoarded]) => hasBoarded).map(([userId]) => userId),
    sharing: sharing ?? [],
    operators: operators ?? [],
    along: along ?? [],
    via: via ?? [],
    isRunUnderWay: isRunUnderWay ?? false,
  };
}
