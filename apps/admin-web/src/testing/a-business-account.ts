import type { AdminBusinessAccountView, BusinessBalance } from '@groupride/web-api-client';

const balance: BusinessBalance = {
  creditLimit: '1000.00',
  reserved: '120.00',
  owed: '300.00',
  available: '580.00',
  unusedCredit: '0.00',
  notInvoiced: '54.81',
  overdue: '0.00',
};

/** A business account as operations see it; pass what matters to the test. */
export const aBusinessAccount = ({
  balance: sums = {},
  ...what
}: Partial<Omit<AdminBusinessAccountView, 'balance'>> & {
  balance?: Partial<BusinessBalance>;
} = {}): AdminBusinessAccountView => ({
  id: 3,
  name: 'Grand Hotel',
  status: 'active',
  balance: { ...balance, ...sums },
  paymentTermsDays: 30,
  discounts: [],
  ridesThisMonth: 0,
  costCenters: [],
  serviceAccounts: [],
  billingEmails: [{ email: 'ap@hotel.test' }],
  billingAddress: '1 Main St\nCharlotte, NC',
  salesInquiryId: null,
  revision: 1,
  language: 'en',
  today: '2026-11-24',
  createdBy: 'Olga Ops',
  createdAt: '2026-11-17T13:05:00.000Z',
  ...what,
});
