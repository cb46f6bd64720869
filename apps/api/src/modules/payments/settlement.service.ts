import { Injectable } from '@nestjs/common';
import { formatCents, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { chargesOf, type Charge } from './domain/charges';
import { collectableFee } from './domain/fee';
import type { Card, Failure } from './domain/intent';
import { LIVING_STATES } from './domain/intent-steps';
import { cancellationReceipt, tripReceipt } from './domain/receipt';
import { HoldEndings } from './hold-endings.service';
import { IssuingService } from './issuing.service';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import { cashPosting, farePosting, feePosting } from './postings';

type Ride = Awaited<ReturnType<RidesFacade['lock']>>;

/**
 * What becomes of the money when a ride ends. Each is one transaction, done once however often it is asked for, and
 * leaves the calls to the provider to jobs.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsRepository,
    private readonly receipts: IssuingService,
    private readonly ledger: LedgerFacade,
    private readonly endings: HoldEndings,
  ) {}

  /** Books the fare, issues the receipts and collects from everyone what they owe. */
  async settleTrip(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'completed' || ride.driverId === null) return;
      const members = await this.members.list(rideId, tx);
      const payments = await this.payments.listOfRide(rideId, tx);
      const charges = chargesOf(ride, members, payments);
      if (!(await this.ledger.post(tx, farePosting(ride, ride.driverId, charges)))) return;
      const absent = new Set(members.filter(({ noShowAt }) => noShowAt).map(({ userId }) => userId));
      await this.receipts.recordHistory(tx, rideId, ride.completedAt, charges);
      await this.receipts.issue(tx, charges.map((charge) => tripReceipt(ride, charges, charge, cardOf(payments, charge.userId), absent.has(charge.userId))));
      if (ride.paymentMethod === 'cash') await this.bookCash(tx, ride, ride.driverId);
      else await this.collect(tx, charges, payments);
    });
  }

  /** Keeps the fee, if one is due, of the organizer's hold, or else has it charged; gives back everything else. */
  async settleCancellation(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'cancelled') return;
      const payments = await this.payments.listOfRide(rideId, tx);
      const living = payments.filter(isLiving);
      const hold = living.find((payment) => payment.purpose === 'ride' && payment.state === 'authorized');
      const last = payments.filter(({ purpose }) => purpose === 'ride').at(-1);
      const { fee, driverPart } = hold ? collectableFee(ride, hold.amount) : { fee: ride.cancelFee, driverPart: ride.cancelDriverPart };
      if (last && fee > 0) {
        if (!(await this.ledger.post(tx, feePosting(ride, { fee, driverPart })))) return;
        if (hold) await this.keep(tx, ride, hold, fee);
        else await this.endings.owe(tx, last, fee, NO_HOLD);
      }
      for (const payment of living) if (payment !== hold || fee === 0) await this.endings.releaseLater(tx, payment);
    });
  }

  /** A member who left, and has not come back, owes nothing; the seat falls back to the organizer. */
  async releaseShareOf(rideId: number, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const members = await this.members.list(rideId, tx);
      if (members.some((member) => member.userId === userId)) return;
      const payments = await this.payments.listOfRide(rideId, tx);
      for (const payment of payments) {
        if (payment.payerId === userId && payment.purpose === 'share' && isLiving(payment)) await this.endings.letGo(tx, payment);
      }
    });
  }

  private async keep(tx: Transaction, ride: Ride, hold: StoredPayment, fee: Cents): Promise<void> {
    await this.receipts.issue(tx, [cancellationReceipt(ride, ride.organizerId, fee, cardOf([hold], hold.payerId))]);
    await this.endings.captureLater(tx, hold, fee);
  }

  private async collect(tx: Transaction, charges: readonly Charge[], payments: readonly StoredPayment[]): Promise<void> {
    for (const payment of payments.filter(isLiving)) {
      const owed = charges.find((charge) => charge.userId === payment.payerId)?.amount ?? 0;
      if (owed === 0) await this.endings.releaseLater(tx, payment);
      else if (payment.state === 'authorized') await this.endings.captureLater(tx, payment, owed);
    }
    const organizer = charges.find((charge) => charge.isOrganizer);
    const last = payments.filter((payment) => payment.purpose === 'ride').at(-1);
    if (organizer && organizer.amount > 0 && last && !HELD.includes(last.state)) {
      await this.endings.noteLostCapture(tx, last, organizer.amount, NOT_HELD);
    }
  }

  private async bookCash(tx: Transaction, { id, organizerId, totalCost }: Ride, driverId: number): Promise<void> {
    if (totalCost === 0) return;
    await this.ledger.post(tx, cashPosting(id, organizerId, driverId, totalCost));
    await this.rides.note(tx, { rideId: id, type: 'cash_received', actor: SYSTEM, data: { amount: formatCents(totalCost) } });
  }
}

const NO_HOLD: Failure = { code: 'no_hold', message: 'There was no hold on the card when the ride was called off.' };
const NOT_HELD: Failure = { code: 'no_hold', message: 'There was no hold when the trip ended.' };
const HELD: readonly StoredPayment['state'][] = ['authorized', 'captured'];

function isLiving(payment: StoredPayment): boolean {
  return LIVING_STATES.includes(payment.state);
}

function cardOf(payments: readonly StoredPayment[], payerId: number): Card | null {
  const payment = payments.find((each) => each.payerId === payerId && each.state !== 'released');
  return payment?.cardBrand && payment.cardLast4 !== null ? { brand: payment.cardBrand, last4: payment.cardLast4 } : null;
}
