import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import {
  differenceOfLedger,
  differenceOfPayout,
  differenceOfRider,
  differencesOfPayment,
  type Difference,
} from './domain/difference';
import {
  asksForEverything,
  differenceOfBalance,
  differencesOfBusiness,
  differenceOfCredits,
  differenceOfPast,
  type Totals,
} from './domain/totals';
import { ProviderRecords, type Movement } from './provider-records';
import { ReconciliationRepository, type Checkpoint, type Run, type Window } from './reconciliation.repository';

/**
 * Longest duration of a transaction that writes to the ledger. No later one can add entries before a checkpoint of that
 * age.
 */
const WRITTEN_AFTER_MS = 3600_000;
/** How often to retry the balance when the provider adds records meanwhile. */
const TRIES = 3;

export interface Comparison {
  /** New records of the provider. */
  records: number;
  compared: number;
  differences: Difference[];
  totals: Totals;
  /** Null when new records kept arriving while the balance was read. */
  balance: Cents | null;
  /** A sum differs because of something outside the compared window, so a full comparison is needed. */
  asksForEverything: boolean;
  checkpoint: Omit<Checkpoint, 'unexplained'>;
}

/**
 * Compares the books, our tables and the provider's records once. It reads from the provider and writes only the copies
 * of its records.
 */
@Injectable()
export class LedgerComparison {
  constructor(
    private readonly repository: ReconciliationRepository,
    private readonly records: ProviderRecords,
  ) {}

  /** @param last the checkpoint of the previous comparison; null when there is none */
  async compare({ whole, since, startedAt }: Run, last: Checkpoint | null): Promise<Comparison> {
    const window: Window = {
      since,
      afterLedgerId: whole ? 0 : (last?.ledgerId ?? 0),
      openRides: last?.openRides ?? [],
    };
    const read = await this.read(since);
    const { balance, records } = await this.balance(since);
    const totals = await this.repository.totals(last?.ledgerId ?? 0);
    const payments = await this.repository.payments(window);
    const payouts = await this.repository.payouts(window);
    const uneven = await this.repository.unevenRiders(window);
    const ledgerId = await this.repository.ledgerIdAt(new Date(startedAt.getTime() - WRITTEN_AFTER_MS));
    const { books } = ledgerId === last?.ledgerId ? totals : await this.repository.totals(ledgerId);
    return {
      records: read + records,
      compared: payments.length + payouts.length,
      differences: [
        ...payments.flatMap(differencesOfPayment),
        ...payouts.flatMap(differenceOfPayout),
        ...uneven.filter(({ due }) => due).flatMap(differenceOfRider),
        ...differenceOfLedger(totals.ledgerSum),
        ...differenceOfBalance(totals.copied, balance),
        ...differenceOfCredits(totals.credits),
        ...differencesOfBusiness(totals.business),
        ...differenceOfPast(last?.books ?? totals.books, totals.books),
      ],
      totals,
      balance,
      asksForEverything: !whole && asksForEverything(totals, last, balance),
      checkpoint: { ledgerId, books, openRides: [...new Set(uneven.map(({ rideId }) => rideId))] },
    };
  }

  /**
   * Copies the provider's records page by page. Repeating it copies nothing twice.
   * @returns the number of new records
   */
  private async read(since: Date): Promise<number> {
    let count = 0;
    for (let after: string | null = null; ;) {
      const { movements, more }: { movements: Movement[]; more: boolean } = await this.records.page(since, after);
      count += await this.repository.store(movements);
      after = movements.at(-1)?.id ?? null;
      if (!more || after === null) return count;
    }
  }

  /**
   * Reads the balance that matches our copies: the provider added no record between reading the balance and the
   * records.
   */
  private async balance(since: Date): Promise<{ balance: Cents | null; records: number }> {
    let records = 0;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const balance = await this.records.balance();
      const news = await this.repository.store((await this.records.page(since, null)).movements);
      records += news;
      if (news === 0) return { balance, records };
    }
    return { balance: null, records };
  }
}
