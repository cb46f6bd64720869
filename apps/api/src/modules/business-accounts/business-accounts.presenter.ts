import type {
  AccountCheck,
  AccountRefusal,
  AdminBusinessAccountView,
  BusinessAccountRow,
  BusinessAccountView,
  BusinessBalance,
  BusinessChargeView,
} from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import type { ApiError } from '../../platform/http/api-error';
import type { AccountFacts, StoredAccount, StoredCharge } from './business-accounts.repository';
import { available } from './domain/balance';
import { passengerNameFor } from './domain/passenger-name';
import { invoiceNumberText } from './domain/invoice-number';

const presentBalance = (facts: AccountFacts): BusinessBalance => ({
  creditLimit: formatCents(facts.creditLimit),
  reserved: formatCents(facts.reserved),
  owed: formatCents(Math.max(0, facts.owed)),
  unusedCredit: formatCents(facts.unusedCredit),
  available: formatCents(available(facts)),
  notInvoiced: formatCents(facts.notInvoiced),
  overdue: formatCents(facts.overdue),
});

/** @param refusal null when a booking would be accepted */
export const presentCheck = (refusal: ApiError | null): AccountCheck => ({
  allowed: refusal === null,
  reason: refusal?.detail ?? null,
  reasonCode: (refusal?.code as AccountRefusal | undefined) ?? null,
  missing: (refusal?.more.extra?.['missing'] as string | undefined) ?? null,
});

export const presentRow = (facts: AccountFacts): BusinessAccountRow => ({
  id: facts.id,
  name: facts.name,
  status: facts.status,
  balance: presentBalance(facts),
  serviceAccounts: facts.serviceCount,
  overdueInvoices: facts.overdueInvoices,
  lastInvoice: facts.lastInvoice && {
    id: facts.lastInvoice.id,
    number: invoiceNumberText(facts.lastInvoice.number),
    status: facts.lastInvoice.status,
    createdAt: facts.lastInvoice.createdAt.toISOString(),
  },
  createdAt: facts.createdAt.toISOString(),
});

export const presentAccount = (account: StoredAccount): BusinessAccountView => ({
  id: account.id,
  name: account.name,
  status: account.status,
  balance: presentBalance(account),
  paymentTermsDays: account.paymentTermsDays,
  discounts: account.discounts,
  ridesThisMonth: account.ridesThisMonth,
  costCenters: account.costCenters,
});

export const presentForOperations = (account: StoredAccount, today: string): AdminBusinessAccountView => ({
  ...presentAccount(account),
  billingEmails: account.billingEmails.map((email) => ({ email })),
  billingAddress: account.billingAddress,
  language: account.language,
  salesInquiryId: account.salesInquiryId,
  revision: account.revision,
  serviceAccounts: account.services.map(({ connectedAt, closedAt, ...service }) => ({
    ...service,
    connectedAt: connectedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  })),
  createdBy: account.createdBy,
  createdAt: account.createdAt.toISOString(),
  today,
});

/** @param readerId the service that reads it; null for operations */
export function presentCharge(charge: StoredCharge, readerId: number | null): BusinessChargeView {
  const { id, rideId, rideStatus, state, kind, costCenter, reference, eventId, eventName } = charge;
  return {
    id,
    rideId,
    rideStatus,
    state,
    kind,
    costCenter,
    reference,
    eventId,
    eventName,
    passengerName: passengerNameFor(readerId, charge),
    pickupLocation: charge.pickupLocation,
    dropoffLocation: charge.dropoffLocation,
    amount: formatCents(charge.amount),
    discount: formatCents(charge.discount),
    credited: formatCents(charge.credited),
    credits: charge.credits.map((credit) => ({
      id: credit.id,
      amount: formatCents(credit.amount),
      reason: credit.reason,
      createdAt: credit.createdAt.toISOString(),
    })),
    bookedAt: charge.bookedAt.toISOString(),
    settledAt: charge.settledAt?.toISOString() ?? null,
    invoiceId: charge.invoiceId,
    invoiceNumber: charge.invoiceNumber === null ? null : invoiceNumberText(charge.invoiceNumber),
  };
}
