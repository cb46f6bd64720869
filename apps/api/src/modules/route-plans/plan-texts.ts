import type { MessageTemplate } from '../identity/identity.facade';

interface TripFacts {
  day: string;
  time: string;
  pickup: string;
  stops: number;
}

/** Sent to a driver to whom operations assigned a trip with several stops. */
export const TRIP_PLANNED_TEXTS: MessageTemplate<TripFacts> = {
  en: ({ day, time, pickup, stops }) => ({
    subject: 'New trip with several stops',
    text: [
      `You drive a trip with ${stops} stops on ${day}. It begins at ${time} at ${pickup}. The app shows every stop.`,
    ],
  }),
  es: ({ day, time, pickup, stops }) => ({
    subject: 'Nuevo recorrido con varias paradas',
    text: [
      `Tienes un recorrido con ${stops} paradas el ${day}. Empieza a ${time} en ${pickup}. La aplicación muestra cada parada.`,
    ],
  }),
};
