import { Injectable } from '@nestjs/common';
import { VOLUME_DISCOUNT_CODE, type RideView, type RideViewer } from '@groupride/contracts';
import { matchDiscountPercentOf, type Rates } from '@groupride/pricing';
import { Config } from '../../../config/config';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Principal } from '../../../platform/http/principal';
import {
  AMOUNT_FACTS,
  amountsFor,
  amountsFrom,
  dueBeforeCredit,
  type AmountFacts,
  type AmountsByRider,
} from '../../amounts/amounts.facade';
import { CityFacade } from '../../city/city.facade';
import { asBooked, payerName } from '../../identity/guests.facade';
import type { StopOfRun } from '../domain/run-stops';
import {
  hidesPrice,
  presentRide,
  type RideMoneyFigures,
  type RidePromotion,
  type RideRow,
  type RideSharing,
} from '../ride.presenter';
import { RideEntity } from './ride.entity';
import { RideViews } from '../ride-views';
import { noSuchRide } from '../rides.errors';

interface SeatRow {
  userId: number;
  seat: number;
  /** Whether the member's share of a pledge is on hold, or their card is saved. */
  pledged: boolean;
}

interface Row extends Record<string, unknown> {
  members: SeatRow[] | null;
  promotions: RidePromotion[] | null;
  organizer_name: string;
  organizer_phone: string | null;
  booked_by: string | null;
  has_set_out: boolean | null;
  stops: StopOfRun[] | null;
  amounts: AmountFacts;
  sharing: (Omit<RideSharing, 'percent'> & { rates: Rates }) | null;
}

/** Position of the current stop of ride `r`. */
const OPEN_STOP = `(SELECT min(position) FROM run_stops WHERE ride_id = r.id AND done_at IS NULL AND skipped_at IS NULL)`;

/** A read model over rides, users, ride_members, runs, run_stops, pool_rides, quotes, rate_cards, promotion_redemptions, business_charges, business_accounts and, to count who has joined a pledge, payments; and over what amounts depend on. */
const SELECT = `
  SELECT r.*, ${asBooked('name', 'r.id', 's.user_id', 'o.name')} AS organizer_name, ${payerName('r.id')} AS booked_by, CASE WHEN g.id IS NULL THEN o.phone ELSE g.phone END AS organizer_phone,
         (SELECT json_agg(json_build_object('userId', m.user_id, 'seat', m.seat, 'pledged', r.split_mode = 'pledge' AND EXISTS (
                   SELECT 1 FROM payments p WHERE p.ride_id = r.id AND p.payer_id = m.user_id AND p.purpose IN ('ride', 'share')
                      AND p.state IN ('stored', 'authorized', 'captured'))))
            FROM ride_members m WHERE m.ride_id = r.id AND m.left_at IS NULL) AS members,
         (SELECT json_agg(json_build_object('name', d.name, 'code', d.code, 'discount', (d.discount * 100)::bigint) ORDER BY d.id)
            FROM (SELECT id, ride_id, name, code, discount FROM promotion_redemptions WHERE returned_at IS NULL
                  UNION ALL
                  SELECT id, ride_id, 'Volume discount ' || discount_percent || '%', '${VOLUME_DISCOUNT_CODE}', discount_cents / 100.0
                    FROM business_charges WHERE discount_percent IS NOT NULL) d WHERE d.ride_id = r.id) AS promotions,
         CASE WHEN r.ride_type = 'GroupPool' AND NOT r.is_hourly_booking AND r.split_mode <> 'pledge' THEN (
           SELECT json_build_object('sharedAt', w.shared_at, 'discount', coalesce(w.discount_cents, 0), 'rates', c.rates -> r.ride_type)
             FROM quotes q JOIN rate_cards c ON c.id = q.rate_card_id LEFT JOIN pool_rides w ON w.ride_id = r.id
            WHERE q.id = r.quote_id) END AS sharing,
         CASE WHEN r.run_id IS NOT NULL THEN (SELECT set_out_at IS NOT NULL FROM runs WHERE id = r.run_id) END AS has_set_out,
         CASE WHEN r.run_id IS NOT NULL THEN (
           SELECT json_agg(json_build_object('rideId', t.ride_id, 'driverId', a.driver_id, 'kind', t.kind, 'plannedAt', t.planned_at, 'doneAt', t.done_at, 'skippedAt', t.skipped_at,
                    'name', CASE t.kind WHEN 'pickup' THEN a.pickup_location ELSE a.dropoff_location END,
                    'address', CASE t.kind WHEN 'pickup' THEN a.pickup_address ELSE a.dropoff_address END,
                    'lat', CASE t.kind WHEN 'pickup' THEN a.pickup_lat ELSE a.dropoff_lat END,
                    'lng', CASE t.kind WHEN 'pickup' THEN a.pickup_lng ELSE a.dropoff_lng END,
                    'people', a.group_size, 'baseFare', (a.base_fare * 100)::int, 'riderName', ${asBooked('name', 'a.id', 'p.user_id', 'n.name')}) ORDER BY t.position)
             FROM run_stops t JOIN rides a ON a.id = t.ride_id JOIN users n ON n.id = a.organizer_id
             LEFT JOIN ride_members p ON a.payment_method = 'account' AND p.ride_id = a.id AND p.seat = 0 AND p.left_at IS NULL
            WHERE t.run_id = r.run_id) END AS stops,
         (SELECT row_to_json(f) FROM (SELECT ${AMOUNT_FACTS}) f) AS amounts
    FROM rides r JOIN users o ON o.id = r.organizer_id
    -- Of a ride that a service booked, the driver knows the passenger instead.
    LEFT JOIN ride_members s ON r.payment_method = 'account' AND s.ride_id = r.id AND s.seat = 0 AND s.left_at IS NULL
    LEFT JOIN users g ON g.id = s.user_id`;

@Injectable()
export class SqlRideViews extends RideViews {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly city: CityFacade,
  ) {
    super();
  }

  async one(who: Principal, rideId: number, tx?: Transaction): Promise<RideView> {
    const rows = await (tx ?? this.database).query<Row>(`${SELECT} WHERE r.id = $1`, [rideId]);
    const [view] = this.present(who, rows);
    if (!view) throw noSuchRide();
    return view;
  }

  async ofUser(
    who: Principal,
    userId: number,
    { before, limit }: { before: number | null; limit: number },
  ): Promise<RideView[]> {
    const rows = await this.database.query<Row>(
      `${SELECT} WHERE r.id IN (SELECT ride_id FROM ride_members WHERE user_id = $1 AND left_at IS NULL
                                UNION SELECT id FROM rides WHERE organizer_id = $1 AND payment_method = 'account')
         AND ($3::int IS NULL OR r.id < $3)
       ORDER BY r.id DESC LIMIT $2`,
      [userId, limit, before],
    );
    return this.present(who, rows);
  }

  async ofDriver(who: Principal, driverId: number): Promise<RideView | null> {
    const rows = await this.database.query<Row>(
      `${SELECT} WHERE r.driver_id = $1 AND r.status IN ('confirmed', 'en_route', 'in_progress')
       ORDER BY (r.status = 'confirmed'), CASE WHEN r.status <> 'confirmed' THEN ${OPEN_STOP} END NULLS FIRST,
                r.scheduled_at NULLS FIRST, ${OPEN_STOP} NULLS FIRST, r.id LIMIT 1`,
      [driverId],
    );
    const [view] = this.present(who, rows);
    return view ?? null;
  }

  async upcomingOfDriver(who: Principal, driverId: number): Promise<RideView[]> {
    const rows = await this.database.query<Row>(
      `${SELECT} WHERE r.driver_id = $1 AND r.status = 'confirmed'
         AND (r.run_id IS NULL OR NOT EXISTS (
           SELECT 1 FROM run_stops t JOIN runs u ON u.id = t.run_id
            WHERE t.run_id = r.run_id AND t.ride_id <> r.id AND t.done_at IS NULL AND t.skipped_at IS NULL
              AND (t.position < ${OPEN_STOP} OR u.set_out_at IS NOT NULL)))
       ORDER BY r.scheduled_at NULLS FIRST, r.id`,
      [driverId],
    );
    return this.present(who, rows);
  }

  /** Presents the rides that the caller may see. */
  private present(who: Principal, rows: readonly Row[]): RideView[] {
    return rows.flatMap((row) => this.presentOne(who, row) ?? []);
  }

  private presentOne(who: Principal, row: Row): RideView | null {
    const ride = this.database.hydrate(RideEntity, row);
    const members = row.members ?? [];
    const viewer = viewerIn(
      who,
      ride,
      members.map(({ userId }) => userId),
    );
    if (!viewer) return null;
    const full: RideRow = {
      ride,
      organizerName: row.organizer_name,
      organizerPhone: row.organizer_phone,
      memberCount: members.length,
      pledged: members.filter(({ pledged }) => pledged).length,
      seat: members.find(({ userId }) => userId === who.userId)?.seat ?? 0,
      isPaid: members.some(({ userId, pledged }) => pledged && userId === ride.organizerId),
      promotions: row.promotions ?? [],
      bookedBy: row.booked_by,
      run: ride.runId === null ? null : { id: ride.runId, hasSetOut: row.has_set_out ?? false, stops: row.stops ?? [] },
      sharing: row.sharing && { ...row.sharing, percent: matchDiscountPercentOf(ride.rideType, row.sharing.rates) },
    };
    return presentRide(full, viewer, moneyFor(who, viewer, ride, amountsFrom(row.amounts)), {
      timeZone: this.city.current.timeZone,
      paymentMinutes: this.config.PAYMENT_MINUTES,
    });
  }
}

function viewerIn(who: Principal, ride: RideEntity, members: readonly number[]): RideViewer | null {
  if (ride.organizerId === who.userId) return 'organizer';
  if (ride.driverId !== null && ride.driverId === who.driverId) return 'driver';
  if (members.includes(who.userId)) return 'member';
  return who.isAdmin ? 'admin' : null;
}

function moneyFor(who: Principal, viewer: RideViewer, ride: RideEntity, riders: AmountsByRider): RideMoneyFigures {
  if (hidesPrice(ride, viewer)) return { total: 0, paidByMembers: 0, yours: amountsFor(riders, who.userId) };
  const others = [...riders].filter(([userId]) => userId !== ride.organizerId);
  return {
    total: ride.totalCost,
    paidByMembers: others.reduce((sum, [, amounts]) => sum + dueBeforeCredit(amounts), 0),
    yours: viewer === 'organizer' || viewer === 'member' ? amountsFor(riders, who.userId) : null,
  };
}
