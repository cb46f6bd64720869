import { Injectable } from '@nestjs/common';
import type { RideView, RideViewer } from '@groupride/contracts';
import { sharesOf, type Cents, type Seat } from '@groupride/pricing';
import { Config } from '../../../config/config';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Principal } from '../../../platform/http/principal';
import { CityFacade } from '../../city/city.facade';
import { sharedRide } from '../domain/ride';
import { presentRide, type RideMoneyFigures, type RidePromotion, type RideRow } from '../ride.presenter';
import { RideEntity } from './ride.entity';
import { RideViews } from '../ride-views';
import { noSuchRide } from '../rides.errors';

interface SeatRow extends Seat {
  userId: number;
}

interface Row extends Record<string, unknown> {
  seats: SeatRow[] | null;
  refunds: { payerId: number; amount: Cents }[] | null;
  promotions: RidePromotion[] | null;
  organizer_name: string;
  organizer_phone: string | null;
}

const SELECT = `
  SELECT r.*, o.name AS organizer_name, o.phone AS organizer_phone,
         (SELECT json_agg(json_build_object('memberId', m.id, 'userId', m.user_id, 'isOrganizer', m.is_organizer,
                                            'seat', m.seat, 'agreed', m.agreed_cents, 'authorized', (p.amount * 100)::bigint)
                          ORDER BY m.is_organizer DESC, m.id)
            FROM ride_members m
            -- A card that is stored for a ride far ahead counts as long as its hold is to come.
            LEFT JOIN payments p ON p.ride_id = m.ride_id AND p.payer_id = m.user_id AND p.purpose = 'share'
                                AND (p.state IN ('authorized', 'captured') OR p.state = 'stored' AND r.status NOT IN ('completed', 'cancelled'))
           WHERE m.ride_id = r.id AND m.left_at IS NULL) AS seats,
         (SELECT json_agg(json_build_object('payerId', p.payer_id, 'amount', f.amount_cents)) FROM refunds f JOIN payments p ON p.id = f.payment_id
           WHERE f.ride_id = r.id AND f.state = 'succeeded') AS refunds,
         (SELECT json_agg(json_build_object('name', d.name, 'code', d.code, 'discount', (d.discount * 100)::bigint) ORDER BY d.id)
            FROM promotion_redemptions d WHERE d.ride_id = r.id AND d.returned_at IS NULL) AS promotions
    FROM rides r JOIN users o ON o.id = r.organizer_id`;

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
    const [row] = await (tx ?? this.database).query<Row>(`${SELECT} WHERE r.id = $1`, [rideId]);
    const view = row && this.present(who, row);
    if (!view) throw noSuchRide();
    return view;
  }

  async ofUser(who: Principal, userId: number, limit = 100): Promise<RideView[]> {
    const rows = await this.database.query<Row>(
      `${SELECT} WHERE r.id IN (SELECT ride_id FROM ride_members WHERE user_id = $1 AND left_at IS NULL) ORDER BY r.id DESC LIMIT $2`,
      [userId, limit],
    );
    return rows.flatMap((row) => this.present(who, row) ?? []);
  }

  async ofDriver(who: Principal, driverId: number): Promise<RideView | null> {
    const [row] = await this.database.query<Row>(
      `${SELECT} WHERE r.driver_id = $1 AND r.status IN ('confirmed', 'en_route', 'in_progress')
       ORDER BY (r.status = 'confirmed'), r.scheduled_at NULLS FIRST, r.id LIMIT 1`,
      [driverId],
    );
    return (row && this.present(who, row)) ?? null;
  }

  private present(who: Principal, row: Row): RideView | null {
    const ride = this.database.hydrate(RideEntity, row);
    const seats = row.seats ?? [];
    const viewer = viewerIn(who, ride, seats);
    if (!viewer) return null;
    const full: RideRow = {
      ride,
      organizerName: row.organizer_name,
      organizerPhone: row.organizer_phone,
      memberCount: seats.length,
      promotions: row.promotions ?? [],
    };
    return presentRide(full, viewer, moneyFor(who, viewer, ride, row), {
      timeZone: this.city.current.timeZone,
      paymentMinutes: this.config.PAYMENT_MINUTES,
    });
  }
}

function viewerIn(who: Principal, ride: RideEntity, seats: readonly SeatRow[]): RideViewer | null {
  if (ride.organizerId === who.userId) return 'organizer';
  if (ride.driverId !== null && ride.driverId === who.driverId) return 'driver';
  if (seats.some((seat) => seat.userId === who.userId)) return 'member';
  return who.isAdmin ? 'admin' : null;
}

function moneyFor(who: Principal, viewer: RideViewer, ride: RideEntity, { seats, refunds }: Row): RideMoneyFigures {
  const rows = seats ?? [];
  const yourRefunds = (refunds ?? []).reduce(
    (sum, { payerId, amount }) => sum + (payerId === who.userId ? amount : 0),
    0,
  );
  if (ride.status === 'cancelled') {
    const fee = viewer === 'organizer' ? ride.cancelFee : 0;
    return {
      total: ride.totalCost,
      yourShare: 0,
      yourCharge: fee,
      yourLargestCharge: fee,
      paidByMembers: 0,
      yourRefunds,
    };
  }
  const shares = sharesOf(sharedRide(ride), rows);
  const paidByMembers = shares.reduce((sum, { charge }, index) => sum + (rows[index]!.isOrganizer ? 0 : charge), 0);
  const own = viewer === 'organizer' || viewer === 'member' ? rows.findIndex((row) => row.userId === who.userId) : -1;
  const share = own >= 0 ? shares[own] : undefined;
  return {
    total: ride.totalCost,
    yourShare: share?.share ?? 0,
    yourCharge: share?.charge ?? 0,
    // Cash is the organizer's to hand over.
    yourLargestCharge: ride.paymentMethod === 'cash' && viewer !== 'organizer' ? 0 : (share?.largestCharge ?? 0),
    paidByMembers,
    yourRefunds,
  };
}
