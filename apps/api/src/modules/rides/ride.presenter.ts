import {
  firstName,
  type DriverPay,
  type RideEventView,
  type RideStatus,
  type RideView,
  type RideViewer,
  type RunView,
} from '@groupride/contracts';
import { etaMinutes, metersToMiles, instantToZoned } from '@groupride/geo';
import { DRIVER_PART_OF_FARE_BP, formatCents, matchedPrice, portionOf, type Cents } from '@groupride/pricing';
import { presentAmounts, type RiderAmounts } from '../amounts/amounts.facade';
import { isPrivateReason } from './domain/event-privacy';
import { pledgeOf } from './domain/pledge';
import { presentPledge } from './pledge.presenter';
import type { Ride } from './domain/ride';
import { currentPosition, plannedSeconds, stateOf, stopsBefore, type StopOfRun } from './domain/run-stops';
import type { RideEvent } from './domain/ride-event';

export interface RideRow {
  ride: Ride;
  organizerName: string;
  organizerPhone: string | null;
  memberCount: number;
  /** Number of people in a pledge whose share is on hold or whose card is saved. */
  pledged: number;
  /** Seat of the viewer; 0 for the driver and for operations. */
  seat: number;
  /** Whether the organizer's payment is on hold or their card is saved. */
  isPaid: boolean;
  promotions: readonly RidePromotion[];
  /** Name of the business account that pays; null for other rides. */
  bookedBy: string | null;
  /** The run that serves this ride together with others; null for a ride alone. */
  run: { id: number; hasSetOut: boolean; stops: readonly StopOfRun[] } | null;
  /** Set for a ride in a vehicle that other groups may share. */
  sharing: RideSharing | null;
}

export interface RideSharing {
  sharedAt: string | null;
  /** Amount by which the ride costs less since then. */
  discount: Cents;
  /** Discount by the rates of the quote, in percent. */
  percent: number;
}

/** A promotion that is applied to a ride, with its discount. */
export interface RidePromotion {
  name: string;
  code: string;
  discount: Cents;
}

/** `yours` is null for the driver and for operations. */
export interface RideMoneyFigures {
  total: Cents;
  paidByMembers: Cents;
  yours: RiderAmounts | null;
}

type RunOfRide = NonNullable<RideRow['run']>;

/** From acceptance to completion the driver may call the organizer. */
const PHONE_VISIBLE: readonly RideStatus[] = ['confirmed', 'en_route', 'in_progress'];

/** Whether to hide the price. The price that a business account pays is not shown to members. */
export const hidesPrice = ({ paymentMethod }: Pick<Ride, 'paymentMethod'>, viewer: RideViewer): boolean =>
  paymentMethod === 'account' && viewer === 'member';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentRide(
  {
    ride,
    organizerName,
    organizerPhone,
    memberCount,
    pledged,
    seat,
    isPaid,
    promotions,
    bookedBy,
    run,
    sharing,
  }: RideRow,
  viewer: RideViewer,
  money: RideMoneyFigures,
  setting: { timeZone: string; paymentMinutes: number },
): RideView {
  const schedule = ride.scheduledAt ? instantToZoned(ride.scheduledAt, setting.timeZone) : null;
  const pledge = viewer === 'driver' ? null : pledgeOf(ride);
  const seesPhone = viewer === 'admin' || (viewer === 'driver' && PHONE_VISIBLE.includes(ride.status));
  return {
    id: ride.id,
    organizerId: ride.organizerId,
    you: viewer,
    pickupLocation: ride.pickupLocation,
    dropoffLocation: ride.dropoffLocation,
    pickupAddress: viewer === 'driver' ? ride.pickupAddress : null,
    dropoffAddress: viewer === 'driver' ? ride.dropoffAddress : null,
    pickup: { name: ride.pickupLocation, lat: ride.pickupLat, lng: ride.pickupLng },
    destination: { name: ride.dropoffLocation, lat: ride.dropoffLat, lng: ride.dropoffLng },
    groupSize: ride.groupSize,
    rideType: ride.rideType,
    totalCost: formatCents(hidesPrice(ride, viewer) ? 0 : ride.totalCost),
    costPerPerson: formatCents(hidesPrice(ride, viewer) ? 0 : ride.costPerPerson),
    status: ride.status,
    driverId: ride.driverId,
    bookingType: ride.bookingType,
    scheduledAt: iso(ride.scheduledAt),
    scheduledDate: schedule?.date ?? null,
    scheduledTime: schedule?.time ?? null,
    isHourlyBooking: ride.isHourlyBooking,
    hourlyDuration: ride.hourlyDuration,
    paymentMethod: ride.paymentMethod,
    splitMode: ride.splitMode,
    pledge: pledge && presentPledge(pledge, { joined: pledged, taken: memberCount, seat }),
    distance: Math.round(metersToMiles(ride.distanceMeters) * 10) / 10,
    // In a vehicle that makes other stops on the way, the direct travel time would be wrong.
    duration: etaMinutes((run && plannedSeconds(ride.id, run.stops)) ?? ride.durationSeconds),
    money: {
      total: formatCents(money.total),
      yourShare: formatCents(money.yours?.share ?? 0),
      yourCharge: formatCents(money.yours?.due ?? 0),
      yourLargestCharge: formatCents(money.yours?.atMost ?? 0),
      paidByMembers: formatCents(money.paidByMembers),
      yourRefunds: formatCents(money.yours?.refunded ?? 0),
    },
    amounts: money.yours && presentAmounts(money.yours),
    driverPay: viewer === 'driver' ? presentDriverPay(ride.baseFare) : null,
    // The driver does not see promotions, which do not reduce the driver's earnings.
    appliedPromotions:
      viewer === 'driver' || hidesPrice(ride, viewer)
        ? []
        : promotions.map(({ name, code, discount }) => ({ name, code, discountAmount: formatCents(discount) })),
    memberCount,
    riderName: viewer === 'organizer' && bookedBy !== null ? organizerName : firstName(organizerName),
    bookedBy: viewer === 'driver' ? null : bookedBy,
    riderPhone: seesPhone ? organizerPhone : null,
    run: run && (viewer === 'driver' || viewer === 'admin') ? presentRun(run, stopsFor(viewer, ride, run)) : null,
    // Members learn only the number of stops, and nothing about the groups of other rides.
    stopsBefore:
      run && (viewer === 'organizer' || viewer === 'member') ? stopsBefore(ride, run.stops, run.hasSetOut) : null,
    sharedPrice: sharing && viewer !== 'driver' && !hidesPrice(ride, viewer) ? presentSharing(ride, sharing) : null,
    payBefore:
      ride.status === 'awaiting_payment' && !isPaid
        ? new Date(ride.createdAt.getTime() + setting.paymentMinutes * 60_000).toISOString()
        : null,
    lastEvent: ride.lastEvent,
    createdAt: ride.createdAt.toISOString(),
    acceptedAt: iso(ride.acceptedAt),
    arrivedAt: iso(ride.arrivedAt),
    startedAt: iso(ride.startedAt),
    completedAt: iso(ride.completedAt),
    cancelledAt: iso(ride.cancelledAt),
    cancelReason: ride.cancelReason,
  };
}

function presentSharing({ totalCost, groupSize }: Ride, sharing: RideSharing): RideView['sharedPrice'] {
  const { sharedAt, discount, percent } = sharing;
  const shared = sharedAt ? totalCost : matchedPrice(totalCost, groupSize, percent)?.total;
  if (shared === undefined || (sharedAt && discount === 0)) return null;
  return {
    sharedAt: sharedAt && new Date(sharedAt).toISOString(),
    alone: formatCents(totalCost + discount),
    shared: formatCents(shared),
  };
}

/** A driver does not see groups that another driver of the run serves. */
const stopsFor = (viewer: RideViewer, { driverId }: Ride, { stops }: RunOfRide) =>
  viewer === 'driver' ? stops.filter((stop) => stop.driverId === driverId) : stops;

function presentRun({ id }: RunOfRide, stops: RunOfRide['stops']): RunView {
  const position = currentPosition(stops);
  const fares = new Map(
    stops.filter(({ skippedAt }) => skippedAt === null).map((stop) => [stop.rideId, stop.baseFare]),
  );
  const earnings = [...fares.values()].reduce((sum, fare) => sum + portionOf(fare, DRIVER_PART_OF_FARE_BP), 0);
  return {
    id,
    position,
    earnings: formatCents(earnings),
    stops: stops.map((stop, index) => ({
      rideId: stop.rideId,
      kind: stop.kind,
      people: stop.people,
      state: stateOf(stop, index, position),
      place: { name: stop.name, lat: stop.lat, lng: stop.lng },
      address: stop.address,
      plannedAt: new Date(stop.plannedAt).toISOString(),
      doneAt: stop.doneAt && new Date(stop.doneAt).toISOString(),
      riderName: stop.riderName && firstName(stop.riderName),
    })),
  };
}

const nameOf = ({ actorName, bookedBy }: RideEvent) => bookedBy ?? firstName(actorName ?? '');

function presentDriverPay(fare: Cents): DriverPay {
  const earnings = portionOf(fare, DRIVER_PART_OF_FARE_BP);
  return {
    fare: formatCents(fare),
    commissionPercent: (10_000 - DRIVER_PART_OF_FARE_BP) / 100,
    commission: formatCents(fare - earnings),
    earnings: formatCents(earnings),
  };
}

/**
 * Hides details that are only for operations: the driver who was asked, the payment, and the bank's message about a
 * card. Payers read such messages where they pay.
 */
export function presentEvent(event: RideEvent, ride: Ride, viewer: RideViewer): RideEventView {
  const seesAll = viewer === 'admin';
  const hidesActor = !seesAll && event.type.startsWith('offer_');
  return {
    number: event.number,
    type: event.type,
    at: event.at.toISOString(),
    actorKind: event.actorKind,
    actorName: event.actorName && !hidesActor ? (seesAll ? event.actorName : nameOf(event)) : null,
    status: event.status,
    reason: seesAll || !isPrivateReason(event.type) ? event.reason : null,
    data: seesAll ? event.data : dataForRiders(event, ride, viewer),
  };
}

/**
 * The changes by operations that riders may see: the price before and after, and whether another driver had the ride.
 */
function dataForRiders({ type, actorKind, data }: RideEvent, ride: Ride, viewer: RideViewer): RideEventView['data'] {
  if (actorKind !== 'admin' || viewer === 'driver') return {};
  if (type === 'driver_assigned') return { replaced: 'replacedDriverId' in data };
  const { total } = data;
  return total === undefined || ride.paymentMethod === 'account' ? {} : { total };
}
