import { Injectable } from '@nestjs/common';
import { formatCents, SMALLEST_CHARGE, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { chargesOf, type Charge } from './domain/charges';
import { collectableFee } from './domain/fee';
import type { Card, Failure } from './domain/intent';
import { LIVING_STATES } from './domain/intent-steps';
import { cancellationReceipt, tripReceipt } from './domain/receipt';
import { EarlyCaptures } from './early-captures.service';
import { HoldEndings } from './hold-endings.service';
import { IssuingService } from './issuing.service';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import { cashPosting, farePosting, feePosting, smallChangePosting } from './postings';

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
    private readonly early: EarlyCaptures,
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

  /** Keeps the fee, if one is due, of what is on the organizer's hold, or was taken already, or else has it charged; gives back everything else. */
  async settleCancellation(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'cancelled') return;
      const payments = await this.payments.listOfRide(rideId, tx);
      const living = payments.filter(isLiving);
      const hold = living.find((payment) => payment.purpose === 'ride' && payment.state === 'authorized');
      const taken = payments.filter(({ state }) => state === 'captured');
      const ofRide = taken.find(({ purpose }) => purpose === 'ride');
      const last = payments.filter(({ purpose }) => purpose === 'ride').at(-1);
      const most = hold?.amount ?? (ofRide ? await this.early.left(tx, ofRide) : null);
      const { fee, driverPart } = most !== null ? collectableFee(ride, most) : { fee: ride.cancelFee, driverPart: ride.cancelDriverPart };
      if (last && fee > 0) {
        if (!(await this.ledger.post(tx, feePosting(ride, { fee, driverPart })))) return;
        if (hold) await this.keep(tx, ride, hold, fee);
        else if (ofRide) await this.issueFor(tx, ride, ofRide, fee);
        else await this.endings.owe(tx, last, fee, NO_HOLD);
      }
      for (const payment of living) if (payment !== hold || fee === 0) await this.endings.releaseLater(tx, payment);
      for (const payment of taken) await this.early.evenOut(tx, payment, 0);
    });
  }

  /** A member who left, and has not come back, owes nothing; the seat falls back to the organizer. */
  async releaseShareOf(rideId: number, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const members = await this.members.list(rideId, tx);
      if (members.some((member) => member.userId === userId)) return;
      const shares = (await this.payments.listOfRide(rideId, tx)).filter(({ payerId, purpose }) => payerId === userId && purpose === 'share');
      for (const share of shares) {
        if (isLiving(share)) await this.endings.letGo(tx, share);
        if (share.state === 'captured') await this.early.evenOut(tx, share, 0);
      }
    });
  }

  private async keep(tx: Transaction, ride: Ride, hold: StoredPayment, fee: Cents): Promise<void> {
    await this.issueFor(tx, ride, hold, fee);
    await this.endings.captureLater(tx, hold, fee);
  }

  private async issueFor(tx: Transaction, ride: Ride, paid: StoredPayment, fee: Cents): Promise<void> {
    await this.receipts.issue(tx, [cancellationReceipt(ride, ride.organizerId, fee, cardOf([paid], paid.payerId))]);
  }

  private async collect(tx: Transaction, charges: readonly Charge[], payments: readonly StoredPayment[]): Promise<void> {
    const owedBy = ({ payerId }: StoredPayment) => charges.find((charge) => charge.userId === payerId)?.amount ?? 0;
    for (const payment of payments) if (payment.state === 'captured') await this.early.evenOut(tx, payment, owedBy(payment));
    for (const payment of payments.filter(isLiving)) {
      const owed = owedBy(payment);
      if (owed === 0) await this.endings.releaseLater(tx, payment);
      else if (payment.state === 'authorized') await this.endings.captureLater(tx, payment, owed);
    }
    const organizer = charges.find((charge) => charge.isOrganizer);
    const last = payments.filter((payment) => payment.purpose === 'ride').at(-1);
    if (organizer && organizer.amount > 0 && last && !HELD.includes(last.state)) {
      await this.endings.noteLostCapture(tx, last, organizer.amount, NOT_HELD);
    }
  }

  private async bookCash(tx: Transaction, { id, organizerId, totalCost, cashReceived }: Ride, driverId: number): Promise<void> {
    if (totalCost === 0) return;
    const received = cashReceived ?? totalCost;
    const missing = totalCost - received;
    if (received > 0) await this.ledger.post(tx, cashPosting(id, organizerId, driverId, received));
    await this.rides.note(tx, { rideId: id, type: 'cash_received', actor: SYSTEM, data: { amount: formatCents(received) } });
    if (missing >= SMALLEST_CHARGE) await this.endings.owe(tx, { rideId: id, payerId: organizerId, ...NO_CARD }, missing, CASH_SHORT);
    else if (missing > 0) await this.ledger.post(tx, smallChangePosting(id, organizerId, missing));
  }
}

const NO_HOLD: Failure = { code: 'no_hold', message: 'There was no hold on the card when the ride was called off.' };
const NOT_HELD: Failure = { code: 'no_hold', message: 'There was no hold when the trip ended.' };
const CASH_SHORT: Failure = { code: 'cash_short', message: 'The driver received less in cash than the ride costs.' };
/** Who chose cash is charged on no card by itself. */
const NO_CARD = { methodId: null, cardBrand: null, cardLast4: null };
const HELD: readonly StoredPayment['state'][] = ['authorized', 'captured'];

function isLiving(payment: StoredPayment): boolean {
  return LIVING_STATES.includes(payment.state);
}

function cardOf(payments: readonly StoredPayment[], payerId: number): Card | null {
  const payment = payments.find((each) => each.payerId === payerId && each.state !== 'released');
  return payment?.cardBrand && payment.cardLast4 !== null ? { brand: payment.cardBrand, last4: payment.cardLast4 } : null;
}
