import type { MessageTemplate } from '../identity/identity.facade';

export interface PassengerFacts {
  /** Name of the business account. */
  bookedBy: string;
  pickup: string;
  destination: string;
  /** Null for an immediate ride. */
  start: { day: string; time: string } | null;
  url: string;
}

export const BOOKED_FOR_YOU: MessageTemplate<PassengerFacts> = {
  en: ({ bookedBy, pickup, destination, start, url }) => ({
    subject: `Your ride to ${destination}`,
    text: [
      `${bookedBy} booked a ride for you from ${pickup} to ${destination}${start ? `, ${start.day} at ${start.time}` : ''}. You pay nothing.`,
      `Follow your ride and show your boarding code here: ${url}`,
      'If the ride has to change, ask whoever booked it.',
    ],
  }),
  es: ({ bookedBy, pickup, destination, start, url }) => ({
    subject: `Tu viaje a ${destination}`,
    text: [
      `${bookedBy} reservó un viaje para ti de ${pickup} a ${destination}${start ? `, ${start.day} a ${start.time}` : ''}. No pagas nada.`,
      `Sigue tu viaje y muestra tu código de abordaje aquí: ${url}`,
      'Si el viaje tiene que cambiar, díselo a quien lo reservó.',
    ],
  }),
};

/** States the whole trip, because the message may cover several changes. */
export const RIDE_CHANGED: MessageTemplate<PassengerFacts> = {
  en: ({ bookedBy, pickup, destination, start, url }) => ({
    subject: `Your ride to ${destination} changed`,
    text: [
      `The ride that ${bookedBy} booked for you changed. It now goes from ${pickup} to ${destination}${start ? `, ${start.day} at ${start.time}` : ''}.`,
      `Follow your ride and show your boarding code here: ${url}`,
      'If this doesn’t suit you, ask whoever booked it.',
    ],
  }),
  es: ({ bookedBy, pickup, destination, start, url }) => ({
    subject: `Tu viaje a ${destination} cambió`,
    text: [
      `El viaje que ${bookedBy} reservó para ti cambió. Ahora va de ${pickup} a ${destination}${start ? `, ${start.day} a ${start.time}` : ''}.`,
      `Sigue tu viaje y muestra tu código de abordaje aquí: ${url}`,
      'Si no te conviene, díselo a quien lo reservó.',
    ],
  }),
};
