import { Injectable } from '@nestjs/common';
import type { NewSalesInquiry, SalesInquiryState } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { SalesRepository, type StateChange, type StoredSalesInquiry } from '../sales.repository';

const SELECT = `
  SELECT i.id, i.name, i.email, i.organization, i.phone, i.message, i.state, i.created_at AS "createdAt",
         u.name AS "changedBy", i.changed_at AS "changedAt"
    FROM sales_inquiries i LEFT JOIN users u ON u.id = i.changed_by`;

@Injectable()
export class SqlSalesRepository extends SalesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { clientId, name, email, organization, phone, message }: NewSalesInquiry,
  ): Promise<boolean> {
    const rows = await tx.query<{ id: number }>(
      `INSERT INTO sales_inquiries (client_id, name, email, organization, phone, message) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (client_id) DO NOTHING RETURNING id`,
      [clientId, name, email, organization ?? null, phone ?? null, message],
    );
    return rows.length > 0;
  }

  list({
    state,
    before,
    limit,
  }: {
    state: SalesInquiryState | null;
    before: number | null;
    limit: number;
  }): Promise<StoredSalesInquiry[]> {
    return this.database.query<StoredSalesInquiry>(
      `${SELECT} WHERE ($1::text IS NULL OR i.state = $1) AND ($2::integer IS NULL OR i.id < $2) ORDER BY i.id DESC LIMIT $3`,
      [state, before, limit],
    );
  }

  async find(inquiryId: number, tx?: Transaction): Promise<StoredSalesInquiry | null> {
    const [row] = await (tx ?? this.database).query<StoredSalesInquiry>(`${SELECT} WHERE i.id = $1`, [inquiryId]);
    return row ?? null;
  }

  async changeState(tx: Transaction, inquiryId: number, { state, from, by }: StateChange): Promise<boolean> {
    const rows = await tx.query<{ id: number }>(
      `UPDATE sales_inquiries SET state = $2, changed_by = $3, changed_at = now()
        WHERE id = $1 AND state <> $2 AND ($4::text IS NULL OR state = $4) RETURNING id`,
      [inquiryId, state, by, from],
    );
    return rows.length > 0;
  }
}
