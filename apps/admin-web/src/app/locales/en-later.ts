import { enAudit } from './en-audit';
import { enExports } from './en-exports';
import { enFigures } from './en-figures';
import { enChangeRoute } from './en-change-route';
import { enDevelopers } from './en-developers';
import { enCredits } from './en-credits';
import { enDispatch } from './en-dispatch';
import { enDocuments } from './en-documents';
import { enMoney } from './en-money';
import { enOperators } from './en-operators';
import { enPayouts } from './en-payouts';
import { enPeople } from './en-people';
import { enPolicies } from './en-policies';
import { enPromotions } from './en-promotions';
import { enQueue } from './en-queue';
import { enPrices } from './en-prices';
import { enReviews } from './en-reviews';
import { enRideActions } from './en-ride-actions';
import { enRides } from './en-rides';
import { enRoles } from './en-roles';
import { enSales } from './en-sales';
import { enSearch } from './en-search';
import { enSupport } from './en-support';
import { enWebhooks } from './en-webhooks';
import { enWineries } from './en-wineries';

/** Texts that load with the pages of somebody who is signed in. */
export const enLater = {
  ...enAudit,
  ...enExports,
  ...enFigures,
  ...enDevelopers,
  ...enWebhooks,
  ...enReviews,
  ...enSales,
  ...enSupport,
  ...enQueue,
  ...enCredits,
  ...enPeople,
  ...enSearch,
  ...enOperators,
  ...enRoles,
  ...enDispatch,
  ...enChangeRoute,
  ...enRideActions,
  dashboard: {
    title: 'Dashboard',
    period: 'Period',
    tabs: 'Views',
    overview: 'Overview',
    rides: 'Rides',
    drivers: 'Drivers',
    recent: 'Latest rides',
    allRides: 'All rides',
  },
  alerts: {
    title: 'Live events',
    empty: 'Ride events appear here in real time.',
    sos: 'A rider asked for help',
    sosDetail: 'Their phone number and position are on the page Now.',
  },
  drivers: {
    drove: 'Completed a ride {{days}}',
    title: 'Drivers',
    isNew: 'New',
    caption: 'Drivers',
    filters: 'Filters',
    search: 'Search drivers',
    searchHint: 'Name, phone, email or plate',
    phone: 'Phone',
    anyPresence: 'Any availability',
    presences: { on_ride: 'On a ride', online: 'Online', reachable: 'Online, also on a ride', offline: 'Offline' },
    anyDocuments: 'Any documents',
    documentFilters: { in_review: 'Documents to review', expiring: 'Expiring within 30 days' },
    documentsUntil: 'Documents until',
    pages: 'Pages of drivers',
    filter: 'Application status',
    all: 'All',
    name: 'Driver',
    applicationStatus: 'Application status',
    presence: 'Availability',
    online: 'Online',
    offline: 'Offline',
    onRide: 'On {{number}}',
    vehicle: 'Vehicle',
    classes: { car: 'Car', van: 'Van', minibus: 'Minibus', shuttle: 'Shuttle', coach: 'Coach', party_bus: 'Party bus' },
    rating: 'Rating',
    trips: 'Trips',
    earnings: 'Earnings',
    approve: 'Approve',
    reject: 'Reject',
    suspend: 'Suspend',
    reinstate: 'Reinstate',
    empty: 'No drivers yet',
    emptyText: 'Driver applications appear here.',
    emptyFiltered: 'No drivers match',
    reason: 'Reason',
    reasonOptional: 'Reason (optional)',
    reasonHint: 'Saved in the audit log.',
    reasonShown: 'The driver sees this in the app and by email.',
    rideUnderWay: 'Ride {{number}} is under way',
    letFinish: 'Let it finish',
    handOver: 'Hand it over',
    finishHint: 'The driver finishes this ride and gets no others.',
    handOverHint: 'We search for another driver right away, and the riders are told.',
    startedHint: 'Passengers are on board, so only this driver can finish it.',
    rideRequired: 'Choose what happens to this ride',
    reasonRequired: 'Enter a reason',
    working: 'Saving…',
    failed: 'We couldn’t save this. Please try again.',
    approveTitle: 'Approve {{name}}?',
    approveText: '{{name}} can go online and accept rides right away.',
    rejectTitle: 'Reject {{name}}’s application?',
    rejectText: '{{name}} won’t be able to go online.',
    suspendTitle: 'Suspend {{name}}?',
    suspendText: '{{name}} goes offline and gets no rides until you reinstate the account.',
    reinstateTitle: 'Reinstate {{name}}?',
    reinstateText: '{{name}} can go online and accept rides again.',
    approveDone: '{{name}} was approved',
    rejectDone: '{{name}}’s application was rejected',
    suspendDone: '{{name}} was suspended',
    reinstateDone: '{{name}} was reinstated',
  },
  applicationStatus: { applied: 'Applied', approved: 'Approved', rejected: 'Rejected', suspended: 'Suspended' },
  ...enPayouts,
  ...enPolicies,
  ...enDocuments,
  ...enPromotions,
  ...enRides,
  ...enMoney,
  ...enPrices,
  ...enWineries,
} as const;
