import type { MessageTemplate } from '../identity/identity.facade';

interface CancelledRide {
  destination: string;
  /** Translated unless a person typed it; null when no reason was given. */
  reason: string | null;
  /** "$12.50", for the organizer only; null when there is no fee. */
  fee: string | null;
  /** Whether amounts were authorized on cards. */
  isCardRide: boolean;
}

export const CANCELLATION_TEXTS: MessageTemplate<CancelledRide> = {
  en: ({ destination, reason, fee, isCardRide }) => ({
    subject: `Your ride to ${destination} was cancelled`,
    text: [
      `Your ride to ${destination} was cancelled.${reason ? ` Reason: ${reason}` : ''}`,
      fee
        ? `The cancellation fee is ${fee}. Anything else set aside on your card is released.`
        : `You pay nothing.${isCardRide ? ' Anything set aside on your card is released.' : ''}`,
    ],
    page: 'See the ride',
  }),
  es: ({ destination, reason, fee, isCardRide }) => ({
    subject: `Tu viaje a ${destination} se canceló`,
    text: [
      `Tu viaje a ${destination} se canceló.${reason ? ` Motivo: ${reason}` : ''}`,
      fee
        ? `El cargo por cancelación es ${fee}. Lo demás que reservamos en tu tarjeta se libera.`
        : `No pagas nada.${isCardRide ? ' Lo que reservamos en tu tarjeta se libera.' : ''}`,
    ],
    page: 'Ver el viaje',
  }),
};

interface CancelledForPassenger extends Pick<CancelledRide, 'destination' | 'reason'> {
  /** Name of the business account. */
  bookedBy: string;
  url: string;
}

/** Mail to the passenger for whom a service booked the ride. */
export const PASSENGER_CANCELLATION_TEXTS: MessageTemplate<CancelledForPassenger> = {
  en: ({ destination, bookedBy, reason, url }) => ({
    subject: `Your ride to ${destination} was cancelled`,
    text: [
      `The ride to ${destination} that ${bookedBy} booked for you was cancelled.${reason ? ` Reason: ${reason}` : ''}`,
      'You pay nothing.',
      `See the ride: ${url}`,
    ],
  }),
  es: ({ destination, bookedBy, reason, url }) => ({
    subject: `Tu viaje a ${destination} se canceló`,
    text: [
      `El viaje a ${destination} que ${bookedBy} reservó para ti se canceló.${reason ? ` Motivo: ${reason}` : ''}`,
      'No pagas nada.',
      `Ver el viaje: ${url}`,
    ],
  }),
};
