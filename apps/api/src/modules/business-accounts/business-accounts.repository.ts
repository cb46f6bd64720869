import type {
  BusinessAccountStatus,
  BusinessChargeKind,
  BusinessChargeState,
  BusinessInvoiceStatus,
  CostCenterView,
  Language,
  RideStatus,
  VolumeDiscountRule,
} from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Page, PageOf } from '../../platform/keyset';
import type { AccountFigures } from './domain/balance';

export interface AccountFacts extends AccountFigures {
  id: number;
  name: string;
  status: BusinessAccountStatus;
  notInvoiced: Cents;
  overdue: Cents;
  overdueInvoices: number;
  unusedCredit: Cents;
  lastInvoice: { id: number; number: number; status: BusinessInvoiceStatus; createdAt: Date } | null;
  serviceCount: number;
  createdAt: Date;
}

export interface StoredAccount extends AccountFacts {
  billingEmails: string[];
  billingAddress: string;
  paymentTermsDays: number;
  language: Language;
  discounts: VolumeDiscountRule[];
  salesInquiryId: number | null;
  revision: number;
  createdBy: string;
  ridesThisMonth: number;
  costCenters: CostCenterView[];
  services: { id: number; name: string; connectedAt: Date; connectedBy: string; closedAt: Date | null }[];
}

export type AccountFields = Pick<
  StoredAccount,
  'name' | 'billingEmails' | 'billingAddress' | 'paymentTermsDays' | 'creditLimit' | 'language'
>;

export interface StoredCharge {
  id: number;
  rideId: number;
  rideStatus: RideStatus;
  state: BusinessChargeState;
  kind: BusinessChargeKind | null;
  costCenter: string | null;
  reference: string | null;
  eventId: number | null;
  eventIndex: number | null;
  eventName: string | null;
  passengerName: string | null;
  bookerId: number;
  pickupLocation: string;
  dropoffLocation: string;
  scheduledAt: Date | null;
  amount: Cents;
  discount: Cents;
  credited: Cents;
  credits: { id: number; amount: Cents; reason: string; createdAt: Date }[];
  bookedAt: Date;
  settledAt: Date | null;
  invoiceId: number | null;
  invoiceNumber: number | null;
}

export interface AccountFilters {
  q: string | null;
  status: BusinessAccountStatus | null;
}

export interface ChargeFilters {
  state: BusinessChargeState | null;
  costCenter: string | null;
  eventId: number | null;
}

/** The city's current date and month, on which the figures depend. */
export interface Calendar {
  /** Date in the city. */
  today: string;
  monthStart: Date;
}

export interface LockedAccount extends AccountFields {
  status: BusinessAccountStatus;
  discounts: VolumeDiscountRule[];
  revision: number;
}

export abstract class BusinessAccountsRepository {
  abstract list(
    filters: AccountFilters,
    page: PageOf<'newest'>,
    today: string,
  ): Promise<Page<AccountFacts & { sortKey: null }>>;
  abstract find(id: number, calendar: Calendar, tx?: Transaction): Promise<StoredAccount | null>;
  abstract insert(
    tx: Transaction,
    account: AccountFields & { createdBy: number; salesInquiryId: number | null },
  ): Promise<number>;
  /** Locks the row until the transaction ends. */
  abstract lock(tx: Transaction, id: number): Promise<LockedAccount | null>;
  abstract change(
    tx: Transaction,
    id: number,
    fields: AccountFields & { status: BusinessAccountStatus },
  ): Promise<void>;
  abstract setDiscounts(tx: Transaction, id: number, rules: readonly VolumeDiscountRule[]): Promise<void>;
  /** @returns false when the code already exists */
  abstract addCostCenter(tx: Transaction, id: number, costCenter: { code: string; name: string }): Promise<boolean>;
  /** @returns false when the account has no such cost center */
  abstract changeCostCenter(
    tx: Transaction,
    id: number,
    costCenterId: number,
    change: { name: string | null; active: boolean | null },
  ): Promise<boolean>;
  /** @returns false when the service account already belongs to an account */
  abstract connect(tx: Transaction, id: number, serviceAccountId: number, by: number): Promise<boolean>;
  abstract isConnected(tx: Transaction, id: number, serviceAccountId: number): Promise<boolean>;
  abstract disconnect(tx: Transaction, id: number, serviceAccountId: number): Promise<boolean>;
  abstract charges(
    id: number,
    filters: ChargeFilters,
    page: PageOf<'newest'>,
  ): Promise<Page<StoredCharge & { sortKey: null }>>;
}
