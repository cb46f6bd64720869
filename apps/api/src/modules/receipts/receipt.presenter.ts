import { firstName, type HistoryItem, type ReceiptView, type RideTotals } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { presentAmounts, type RiderAmounts } from '../amounts/amounts.facade';
import type { RiderTotals } from './ride-history.service';
import type { PastRide } from './receipts.repository';
import { netOf, type ReturnedAmount, type OwnReceipt } from './domain/own-receipt';

export function presentReceipt(receipt: OwnReceipt & { amounts: RiderAmounts }): ReceiptView {
  return {
    number: receipt.number,
    rideId: receipt.rideId,
    issuedAt: receipt.issuedAt.toISOString(),
    pickupLocation: receipt.pickupLocation,
    dropoffLocation: receipt.dropoffLocation,
    scheduledAt: receipt.scheduledAt?.toISOString() ?? null,
    hourlyDuration: receipt.hourlyDuration,
    ride: receipt.rideLines.map(({ label, amount }) => ({ label, amount })),
    yours: receipt.ownLines.map(({ label, amount }) => ({ label, amount })),
    charged: formatCents(receipt.charged),
    paymentMethod: receipt.paymentMethod,
    cash: receipt.cash === null ? null : formatCents(receipt.cash),
    cashStatedBy: receipt.cashStatedBy,
    byCard: receipt.byCard.map(({ method, amount }) => ({ method, amount: formatCents(amount) })),
    outstanding: formatCents(receipt.outstanding),
    waived: formatCents(receipt.waived),
    tip: formatCents(receipt.tip),
    overpayment: formatCents(receipt.overpayment),
    refunds: receipt.refunds.map(presentGivenBack),
    takenBack: receipt.takenBack.map(presentGivenBack),
    net: formatCents(netOf(receipt)),
    amounts: presentAmounts(receipt.amounts),
  };
}

const presentGivenBack = ({ amount, at }: ReturnedAmount) => ({ amount: formatCents(amount), at: at.toISOString() });

export function presentPastRide({
  amounts,
  refunded,
  totalCost,
  driverName,
  completedAt,
  ...ride
}: PastRide & { amounts: RiderAmounts }): HistoryItem {
  return {
    ...ride,
    id: ride.rideId,
    amount: formatCents(amounts.due),
    refunded: formatCents(refunded),
    totalCost: formatCents(totalCost),
    driverName: driverName && firstName(driverName),
    amounts: presentAmounts(amounts),
    completedAt: completedAt.toISOString(),
  };
}

export const presentTotals = ({ rides, saved }: RiderTotals): RideTotals => ({ rides, saved: formatCents(saved) });
