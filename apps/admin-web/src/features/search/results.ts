import { rideNumber } from '@groupride/contracts';
import { formatPhone } from '@groupride/web-ui';
import type { AdminSearchResults } from '@groupride/web-api-client';

export const GROUPS = ['rides', 'people', 'drivers', 'payments', 'receipts', 'charges'] as const;
export type Group = (typeof GROUPS)[number];

/** One line of the palette, with the page it opens. */
export interface Entry {
  key: string;
  group: Group;
  title: string;
  detail: string;
  href: string;
  /** Status of a ride or an application, still untranslated. */
  rideStatus?: AdminSearchResults['rides'][number]['status'];
  applicationStatus?: AdminSearchResults['drivers'][number]['applicationStatus'];
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
/** What the rider calls the place, and its address if that differs. */
const place = (location: string, address: string | null | undefined) =>
  address ? `${location} (${address})` : location;
const phone = (digits: string | null | undefined) => (digits ? formatPhone(digits) : null);

/** The lines in display order. */
export function entriesOf({ rides, people, drivers, payments, receipts }: AdminSearchResults): Entry[] {
  return [
    ...rides.map((ride): Entry => ({
      key: `ride-${ride.id}`,
      group: 'rides',
      title: joined(rideNumber(ride.id), ride.riderName),
      detail: `${place(ride.pickupLocation, ride.pickupAddress)} → ${place(ride.dropoffLocation, ride.dropoffAddress)}`,
      href: `/admin/rides/${ride.id}`,
      rideStatus: ride.status,
    })),
    ...people.map((person): Entry => ({
      key: `person-${person.id}`,
      group: 'people',
      title: person.name,
      detail: joined(phone(person.phone), person.email),
      href: `/admin/riders/${person.id}`,
    })),
    ...drivers.map((driver): Entry => ({
      key: `driver-${driver.id}`,
      group: 'drivers',
      title: driver.name,
      detail: joined(phone(driver.phone), driver.vehicle, driver.licensePlate),
      href: `/admin/drivers/${driver.id}`,
      applicationStatus: driver.applicationStatus,
    })),
    ...payments.map((payment): Entry => ({
      key: `payment-${payment.id}`,
      group: 'payments',
      title: `P-${payment.id} · $${payment.amount}`,
      detail: joined(payment.payerName, rideNumber(payment.rideId)),
      href: `/admin/rides/${payment.rideId}`,
    })),
    ...receipts.map((receipt): Entry => ({
      key: `receipt-${receipt.number}`,
      group: 'receipts',
      title: receipt.number,
      detail: joined(receipt.payerName, `$${receipt.charged}`, rideNumber(receipt.rideId)),
      href: `/admin/rides/${receipt.rideId}`,
    })),
  ];
}

/** The last four digits of a card, an amount, or a day: what a caller reads from a bank statement. */
const ON_STATEMENT = /^(?:\d{4}|\$\d{1,6}(?:\.\d{2})?|\d{1,6}\.\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/;

/** Whether the search for charges could find the text. */
export const couldBeCharge = (text: string): boolean => text.split(/\s+/).every((part) => ON_STATEMENT.test(part));
