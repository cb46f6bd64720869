import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { AMOUNT_FACTS, amountsFrom, type AmountFacts } from '../amount-facts';
import { AmountsFacade, type AmountsByRider } from '../amounts.facade';

@Injectable()
export class SqlAmounts extends AmountsFacade {
  constructor(private readonly database: Database) {
    super();
  }

  async ofRides(rideIds: readonly number[], tx?: Transaction): Promise<Map<number, AmountsByRider>> {
    if (rideIds.length === 0) return new Map();
    const rows = await (tx ?? this.database).query<AmountFacts>(
      `SELECT ${AMOUNT_FACTS} FROM rides r WHERE r.id = ANY($1::integer[])`,
      [rideIds],
    );
    return new Map(rows.map((row) => [row.rideId, amountsFrom(row)]));
  }
}
