import { Injectable } from '@nestjs/common';
import { CREDIT_DAYS_AFTER_RETURN } from '@groupride/contracts';
import { creditUsed, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CreditBooks } from './credit-books';
import { CreditsFacade, type CreditableCharge } from './credits.facade';
import { CreditsRepository } from './credits.repository';

const DAY_MS = 24 * 3600_000;

/** Uses and returns credit within the caller's transaction. */
@Injectable()
export class CreditsService extends CreditsFacade {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly books: CreditBooks,
    private readonly clock: Clock,
  ) {
    super();
  }

  available(userId: number): Promise<Cents> {
    return this.credits.available(userId, this.clock.now());
  }

  async pay(tx: Transaction, rideId: number, charges: readonly CreditableCharge[]): Promise<Map<number, Cents>> {
    const paid = new Map<number, Cents>();
    const reserved = await this.credits.reservedFor(tx, rideId);
    for (const { userId, seat, amount } of charges) {
      const most = creditUsed(reserved.get(userId) ?? 0, seat, amount);
      if (most === 0) continue;
      const spent = await this.credits.spend(tx, { riderId: userId, rideId, most, now: this.clock.now() });
      await this.books.used(tx, rideId, userId, spent);
      paid.set(userId, spent);
    }
    await this.release(tx, rideId, null);
    return paid;
  }

  /** Whether anyone who may pay for a ride has credit left. */
  canReserve(tx: Transaction, rideId: number): Promise<boolean> {
    return this.credits.hasAny(tx, rideId, this.clock.now());
  }

  /** Runs `work` right before the transaction commits, if anyone who may pay for the ride has credit left. */
  whenReservable(tx: Transaction, rideId: number, work: () => Promise<void>): void {
    this.credits.whenAny(tx, rideId, this.clock.now(), work);
  }

  /** Reserves the price of a seat as far as credit is available, less what is already reserved for the ride. */
  async reserve(tx: Transaction, rideId: number, riderId: number, price: Cents): Promise<void> {
    const reserved = (await this.credits.reservedFor(tx, rideId)).get(riderId) ?? 0;
    const most = price - reserved;
    if (most > 0) await this.credits.reserve(tx, { riderId, rideId, most, now: this.clock.now() });
  }

  async ridersWithReserved(tx: Transaction, rideId: number): Promise<number[]> {
    return [...(await this.credits.reservedFor(tx, rideId)).keys()];
  }

  /** Releases the credit reserved for a ride. @param riderId null for all riders */
  async release(tx: Transaction, rideId: number, riderId: number | null): Promise<void> {
    const { lapses } = await this.credits.giveBack(tx, { rideId, riderId, from: 'reserved', ...this.times() });
    await this.books.lapsed(tx, lapses);
  }

  /** Returns the credit used for a ride when the rider's payment was refunded in full. */
  async returnRefunded(tx: Transaction, rideId: number, riderId: number): Promise<void> {
    if (!(await this.credits.isRefunded(tx, rideId, riderId))) return;
    await this.returnUsed(tx, rideId, riderId);
  }

  /** Returns the credit that a rider used for a ride. @returns the returned amount and the part that is usable again */
  async returnUsed(tx: Transaction, rideId: number, riderId: number): Promise<{ returned: Cents; usable: Cents }> {
    const { returned, lapses } = await this.credits.giveBack(tx, { rideId, riderId, from: 'used', ...this.times() });
    await this.books.returned(tx, rideId, riderId, returned);
    await this.books.lapsed(tx, lapses);
    return { returned, usable: returned - lapses.reduce((sum, { amount }) => sum + amount, 0) };
  }

  private times(): { now: Date; expiresAfter: Date } {
    const now = this.clock.now();
    return { now, expiresAfter: new Date(now.getTime() + CREDIT_DAYS_AFTER_RETURN * DAY_MS) };
  }
}
