import type { ProgressCause } from '@groupride/contracts';
import type { ChangeFailure, RouteChangeFacts } from '../domain/notification';
import type { Readable, Texts } from './texts';

const DRIVER_NOT_COMING_BECAUSE: Readonly<Record<ProgressCause, string>> = {
  stalled: 'Your driver wasn’t getting closer',
  moving_away: 'Your driver wasn’t getting closer',
  unreachable: 'We can’t reach your driver',
  left_pickup: 'Your driver left the pickup',
};

const CHANGE_FAILED_BECAUSE: Readonly<Record<ChangeFailure, string>> = {
  too_late: 'The larger amount wasn’t confirmed in time.',
  taken: 'A driver took the ride first.',
  arrived: 'Your driver arrived at the pickup first.',
  refused: 'It was no longer possible.',
};

/** Title and message of each kind of notification, in English. */
export const en: Texts = {
  driver_assigned: ({ driverName, vehicle, licensePlate, destination, reason }) => ({
    title: 'Driver assigned',
    message: `${driverName} will take you to ${destination}: ${vehicle}, plate ${licensePlate}.${because(reason)}`,
  }),
  driver_reassigned: ({ driverName, vehicle, licensePlate, destination, reason }) => ({
    title: 'We changed your driver',
    message: `${driverName} will now take you to ${destination}: ${vehicle}, plate ${licensePlate}. Your price stays the same.${because(reason)}`,
  }),
  driver_changed: ({ driverName, vehicle, licensePlate, destination }) => ({
    title: 'Your driver changed',
    message: `${driverName} will now take you to ${destination}: ${vehicle}, plate ${licensePlate}. Time and price stay the same.`,
  }),
  driver_released: ({ destination }) => ({
    title: 'Finding a new driver',
    message: `Your driver can’t take you to ${destination}. We’ll look for another one.`,
  }),
  driver_not_coming: ({ destination, cause }) => ({
    title: 'Finding a new driver',
    message: `${DRIVER_NOT_COMING_BECAUSE[cause]}, so we’re finding another one to ${destination}. Your price and payment don’t change.`,
  }),
  driver_set_out: ({ driverName }) => ({
    title: 'Driver on the way',
    message: `${driverName} is on the way to your pickup.`,
  }),
  driver_arrived: ({ driverName, vehicle, licensePlate }) => ({
    title: 'Your driver is here',
    message: `${driverName} is at the pickup: ${vehicle}, plate ${licensePlate}. Have your code ready.`,
  }),
  pickup_moved: ({ pickup, destination, reason, ...price }) => ({
    title: 'Pickup moved',
    message: `Your ride to ${destination} now starts at ${pickup}.${priced(price)}${because(reason)}`,
  }),
  destination_changed: ({ destination, reason, ...price }) => ({
    title: 'Destination changed',
    message: `Your ride now goes to ${destination}.${priced(price)}${because(reason)}`,
  }),
  change_given_up: ({ destination, cause }) => ({
    title: 'Change not made',
    message: `${CHANGE_FAILED_BECAUSE[cause]} Your ride to ${destination} and its price stay the same.`,
  }),
  vehicle_shared: ({ before, total }) => ({
    title: 'Another group shares your ride',
    message: `Your group now pays ${total} instead of ${before}.`,
  }),
  trip_started: ({ destination }) => ({ title: 'Trip started', message: `You’re on your way to ${destination}.` }),
  trip_completed: ({ destination, reason }) => ({
    title: 'Trip complete',
    message: reason
      ? `GroupRide marked your ride to ${destination} as completed. Contact support if that’s wrong.${because(reason)}`
      : `You’ve arrived at ${destination}. Rate your ride or leave a tip.`,
  }),
  trip_ended_away: ({ destination, reason }) => ({
    title: 'Trip ended before the destination',
    message: `Your driver ended the trip away from ${destination}. Contact support if that’s wrong.${because(reason)}`,
  }),
  ride_cancelled: ({ destination, reason, fee }) => ({
    title: 'Ride cancelled',
    message: `Your ride to ${destination} was cancelled.${cancellationFee(fee)}${because(reason)}`,
  }),
  member_joined: ({ name, destination }) => ({
    title: `${name} joined`,
    message: `${name} has a seat on your ride to ${destination}.`,
  }),
  member_left: ({ name, destination, isCovered }) => ({
    title: `${name} left`,
    message: `${name} gave up their seat on your ride to ${destination}.${isCovered ? ' You cover it unless somebody else takes it.' : ''}`,
  }),
  pledge_joined: ({ name, joined, minRiders, destination }) => ({
    title: `${name} joined`,
    message: `${name} is in for the ride to ${destination}: ${joined} joined, ${minRiders} needed.`,
  }),
  pledge_reached: ({ riders, destination }) => ({
    title: 'Enough people joined',
    message: `${riders} people joined the ride to ${destination}, so it takes place. We’ll book it at the deadline.`,
  }),
  pledge_reopened: ({ missing, destination }) => ({
    title: 'More people needed again',
    message: `The ride to ${destination} needs more people again. Still missing: ${missing}.`,
  }),
  pledge_reminder: ({ missing, hours, destination }) => ({
    title: `${hours} hours left to join`,
    message: `The ride to ${destination} needs more people. Still missing: ${missing}. Share the link.`,
  }),
  pledge_booked: ({ riders, share, destination }) => ({
    title: 'Your ride is booked',
    message: `${riders} people ride to ${destination}. Your share is ${share}.`,
  }),
  pledge_missed: ({ minRiders, destination }) => ({
    title: 'Ride doesn’t take place',
    message: `Fewer than ${minRiders} people joined the ride to ${destination} in time. You pay nothing.`,
  }),
  pledge_seat_lost: ({ destination }) => ({
    title: 'You lost your seat',
    message: `Your share of the ride to ${destination} wasn’t paid in time. You pay nothing.`,
  }),
  payment_needed: ({ amount, destination }) => ({
    title: 'Payment needed',
    message: `We couldn’t set aside ${amount} for your ride to ${destination}. Please update your payment.`,
  }),
  payment_owed: ({ amount, destination }) => ({
    title: 'Payment needed',
    message: `You still owe ${amount} for your ride to ${destination}. Pay it with any card on the ride’s page.`,
  }),
  consent_needed: ({ share, agreed, destination }) => ({
    title: 'Your share changed',
    message: `Your share of the ride to ${destination} is now ${share}; you agreed to ${agreed}. Please check it.`,
  }),
  payment_refunded: ({ amount, destination }) => ({
    title: 'Refund sent',
    message: `We refunded ${amount} for your ride to ${destination}.`,
  }),
  share_released: ({ amount, destination }) => ({
    title: 'Amount released',
    message: `You’re no longer part of the ride to ${destination}. The ${amount} set aside on your card is released; your bank may show it for a few more days.`,
  }),
  receipt_ready: ({ destination }) => ({
    title: 'Receipt ready',
    message: `The receipt for your ride to ${destination} is ready.`,
  }),
  settle_up_sent: ({ name, amount, destination }) => ({
    title: `${name} paid you back`,
    message: `${name} says they paid you ${amount} for the ride to ${destination}. Confirm it once you have it.`,
  }),
  settle_up_confirmed: ({ name, amount, destination }) => ({
    title: 'You’re settled up',
    message: `${name} received your ${amount} for the ride to ${destination}.`,
  }),
  message: ({ name }) => ({ title: 'New message', message: `${name} wrote in your ride’s chat.` }),
  review_answered: () => ({
    title: 'Your review was answered',
    message: 'Thank you for rating your ride. Open it to read our answer.',
  }),
  support_answer: () => ({ title: 'Support answered', message: 'You have a new message from support.' }),
  invitation: ({ name, destination }) => ({
    title: 'You’re invited',
    message: `${name} invites you to ride along to ${destination}.`,
  }),
  invitation_not_sent: ({ name, destination }) => ({
    title: `${name} wasn’t invited`,
    message: `We couldn’t send the invitation to your ride to ${destination}. Share the join link instead.`,
  }),
  ready_check: ({ name, destination }) => ({
    title: 'Are you ready?',
    message: `${name} asks if everyone is ready for the ride to ${destination}.`,
  }),
  nudge: ({ name, pickup }) => ({
    title: 'Your group is waiting',
    message: `${name} asks you to come to the pickup: ${pickup}.`,
  }),
  safety_check: ({ destination }) => ({
    title: 'Is everything OK?',
    message: `Your trip to ${destination} isn’t going as planned. Tell us that you’re OK, or ask for help.`,
  }),
  credit_granted: ({ amount, reason }) => ({
    title: `You have ${amount} in credit`,
    message: `It pays for your own seat on your next rides. Reason: ${reason}`,
  }),
  credit_revoked: ({ amount, reason }) => ({
    title: `We took back ${amount} in credit`,
    message: `Reason: ${reason}`,
  }),
  credit_ending: ({ reason }) => ({
    title: 'A credit ends with your ride',
    message: `What your ride doesn’t need of it ends. Reason: ${reason}`,
  }),
  credit_returned: ({ amount, reason }) => ({
    title: `You have ${amount} in credit back`,
    message: `You can use it for your next rides. Reason: ${reason}`,
  }),
};

/** The price after operations changed a route; empty when it is unknown. */
function priced({ before, total, share }: Readable<RouteChangeFacts>): string {
  if (before === undefined || total === undefined) return '';
  const own = share === undefined ? '' : ` Your share is ${share}.`;
  return before === total
    ? ` The ride still costs ${total}.${own}`
    : ` The ride now costs ${total} instead of ${before}.${own}`;
}

/** The reason, or an empty text without one. */
function because(reason: string | null | undefined): string {
  return reason ? ` Reason: ${reason}` : '';
}

/** Older notifications do not have the fee. */
function cancellationFee(fee: string | null | undefined): string {
  if (fee === undefined) return '';
  return fee === null ? ' There’s no fee for you.' : ` The cancellation fee is ${fee}.`;
}
