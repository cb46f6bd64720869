import type { MessageTemplate } from '../identity/identity.facade';

interface CancelledRide {
  destination: string;
  /** The business that booked it for the reader; null for other rides. */
  bookedBy: string | null;
  /** Translated unless a person typed it; null when no reason was given. */
  reason: string | null;
  /** "$12.50", for the organizer only; null when there is no fee. */
  fee: string | null;
  /** Otherwise nothing was set aside. */
  isCardRide: boolean;
}

export const CANCELLATION_TEXTS: MessageTemplate<CancelledRide> = {
  en: ({ destination, bookedBy, reason, fee, isCardRide }) => ({
    subject: `Your ride to ${destination} was cancelled`,
    text: [
      `${bookedBy ? `The ride to ${destination} that ${bookedBy} booked for you` : `Your ride to ${destination}`} was cancelled.${reason ? ` ${reason}` : ''}`,
      fee
        ? `The cancellation fee is ${fee}. Anything else set aside on your card is released.`
        : `You pay nothing.${isCardRide ? ' Anything set aside on your card is released.' : ''}`,
    ],
    page: 'See the ride',
  }),
  es: ({ destination, bookedBy, reason, fee, isCardRide }) => ({
    subject: `Tu viaje a ${destination} se canceló`,
    text: [
      `${bookedBy ? `El viaje a ${destination} que ${bookedBy} reservó para ti` : `Tu viaje a ${destination}`} se canceló.${reason ? ` ${reason}` : ''}`,
      fee
        ? `El cargo por cancelación es ${fee}. Lo demás que reservamos en tu tarjeta se libera.`
        : `No pagas nada.${isCardRide ? ' Lo que reservamos en tu tarjeta se libera.' : ''}`,
    ],
    page: 'Ver el viaje',
  }),
};
