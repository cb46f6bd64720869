import { rideNumber } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

export interface RouteFacts {
  rideId: number;
  pickup: string;
  destination: string;
  /** Reason given by operations; null when the organizer moved the pickup. */
  reason: string | null;
}

export const PICKUP_MOVED_TEXTS: MessageTemplate<RouteFacts> = {
  en: ({ rideId, pickup, reason }) => ({
    subject: 'Pickup moved',
    text: [
      `The pickup of ride ${rideNumber(rideId)} moved. Pick up your passengers at ${pickup}. Your app shows the new route.${reason ? ` Reason: ${reason}` : ''}`,
    ],
  }),
  es: ({ rideId, pickup, reason }) => ({
    subject: 'Cambió el punto de recogida',
    text: [
      `Cambió la recogida del viaje ${rideNumber(rideId)}. Recoge a tus pasajeros en ${pickup}. La aplicación muestra la ruta.${reason ? ` Motivo: ${reason}` : ''}`,
    ],
  }),
};

export const DESTINATION_CHANGED_TEXTS: MessageTemplate<RouteFacts> = {
  en: ({ rideId, destination, reason }) => ({
    subject: 'Destination changed',
    text: [
      `Ride ${rideNumber(rideId)} now goes to ${destination}. Your app shows the new route.${reason ? ` Reason: ${reason}` : ''}`,
    ],
  }),
  es: ({ rideId, destination, reason }) => ({
    subject: 'Cambió el destino',
    text: [
      `El viaje ${rideNumber(rideId)} ahora va a ${destination}. La aplicación muestra la ruta.${reason ? ` Motivo: ${reason}` : ''}`,
    ],
  }),
};
