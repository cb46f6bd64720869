import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@groupride/contracts';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { asBooked } from '../../identity/guests.facade';
import type { Member } from '../members.facade';
import { MembersRepository, type MemberRow, type NewMember } from '../members.repository';
import { RideMemberEntity } from './ride-member.entity';

const COLUMNS = `m.id, m.ride_id AS "rideId", m.user_id AS "userId", m.is_organizer AS "isOrganizer", m.status, m.code,
  m.verified_at AS "verifiedAt", m.no_show_at AS "noShowAt", m.joined_at AS "joinedAt",
  m.seat, m.agreed_cents AS agreed, m.asked_cents AS asked, m.declined_cents AS declined`;
const ORDER = `ORDER BY m.is_organizer DESC, m.id`;

const CONFIRM = `UPDATE ride_members SET status = 'confirmed' WHERE ride_id = $1 AND user_id = $2 AND left_at IS NULL`;

@Injectable()
export class SqlMembersRepository extends MembersRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(tx: Transaction, member: NewMember): Promise<Member | null> {
    const [row] = await tx.query<Member>(
      `INSERT INTO ride_members AS m (ride_id, user_id, is_organizer, status, code, seat, agreed_cents) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (ride_id, user_id) WHERE left_at IS NULL DO NOTHING RETURNING ${COLUMNS}`,
      [
        member.rideId,
        member.userId,
        member.isOrganizer,
        member.isOrganizer ? 'pending' : 'confirmed',
        member.code,
        member.seat,
        member.agreed,
      ],
    );
    return row ?? null;
  }

  async codesOf(tx: Transaction, rideId: number): Promise<string[]> {
    const rows = await tx.query<{ code: string }>(`SELECT code FROM ride_members WHERE ride_id = $1`, [rideId]);
    return rows.map((row) => row.code);
  }

  async setConsent(
    tx: Transaction,
    memberId: number,
    { agreed, asked, declined }: Pick<Member, 'agreed' | 'asked' | 'declined'>,
  ): Promise<void> {
    await tx.manager.update(
      RideMemberEntity,
      { id: memberId },
      { agreedCents: agreed, askedCents: asked, declinedCents: declined },
    );
  }

  async setSeat(tx: Transaction, memberId: number, seat: number): Promise<void> {
    await tx.manager.update(RideMemberEntity, { id: memberId }, { seat });
  }

  async list(rideId: number, tx?: Transaction): Promise<Member[]> {
    return (tx ?? this.database).query<Member>(
      `SELECT ${COLUMNS} FROM ride_members m WHERE m.ride_id = $1 AND m.left_at IS NULL ${ORDER}`,
      [rideId],
    );
  }

  async listRows(rideId: number): Promise<MemberRow[]> {
    const rows = await this.database.query<
      Member & {
        name: string;
        email: string;
        state: PaymentState | null;
      }
    >(
      `SELECT ${COLUMNS}, ${asBooked('name', 'm.ride_id', 'm.user_id', 'u.name')} AS name,
              ${asBooked('email', 'm.ride_id', 'm.user_id', 'u.email')} AS email, p.state
         FROM ride_members m JOIN users u ON u.id = m.user_id
         LEFT JOIN payments p ON p.ride_id = m.ride_id AND p.payer_id = m.user_id AND p.state <> 'released' AND p.purpose IN ('ride', 'share')
        WHERE m.ride_id = $1 AND m.left_at IS NULL ${ORDER}`,
      [rideId],
    );
    return rows.map(({ state, ...member }) => ({ ...member, paymentState: state }));
  }

  async confirm(tx: Transaction, rideId: number, userId: number): Promise<void> {
    await tx.query(CONFIRM, [rideId, userId]);
  }

  confirmLast(tx: Transaction, rideId: number, userId: number): void {
    tx.writeLast(CONFIRM, [rideId, userId]);
  }

  async verify(tx: Transaction, memberId: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RideMemberEntity,
      { id: memberId, verifiedAt: IsNull(), noShowAt: IsNull(), leftAt: IsNull() },
      { verifiedAt: () => 'now()' },
    );
    return affected === 1;
  }

  async markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RideMemberEntity,
      { id: memberId, rideId, leftAt: IsNull(), verifiedAt: IsNull(), noShowAt: IsNull() },
      { noShowAt: at },
    );
    return affected === 1;
  }

  async undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RideMemberEntity,
      { id: memberId, rideId, noShowAt: Not(IsNull()) },
      { noShowAt: null },
    );
    return affected === 1;
  }

  async forgetVerifications(tx: Transaction, rideId: number): Promise<void> {
    await tx.manager.update(
      RideMemberEntity,
      [
        { rideId, verifiedAt: Not(IsNull()) },
        { rideId, noShowAt: Not(IsNull()) },
      ],
      { verifiedAt: null, noShowAt: null },
    );
  }

  async leave(tx: Transaction, rideId: number, userId: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RideMemberEntity,
      { rideId, userId, leftAt: IsNull(), isOrganizer: false },
      { leftAt: () => 'now()' },
    );
    return affected === 1;
  }

  async giveSeat(tx: Transaction, rideId: number, guestId: number, accountId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE ride_members SET user_id = $3 WHERE ride_id = $1 AND user_id = $2 AND left_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM ride_members o WHERE o.ride_id = $1 AND o.user_id = $3 AND o.left_at IS NULL) RETURNING id`,
      [rideId, guestId, accountId],
    );
    return rows.length === 1;
  }
}
