import { rideNumber } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

interface RideFacts {
  rideId: number;
  pickup: string;
  /** Null for an immediate ride. */
  start: { day: string; time: string } | null;
  reason: string;
}

/** A trip of several rides in one vehicle. The pickup and the start are those of its next stop. */
interface TripFacts extends Omit<RideFacts, 'rideId'> {
  /** Number of stops that are left. */
  stops: number;
}

/**
 * Message to the driver to whom operations gave a ride. It includes the start of a scheduled ride, which may be days
 * ahead.
 */
export const ASSIGNED_TEXTS: MessageTemplate<RideFacts> = {
  en: ({ rideId, pickup, start, reason }) => ({
    subject: 'New ride assigned',
    text: [
      `We assigned you ride ${rideNumber(rideId)}. Pick up your passengers at ${pickup}${start ? ` on ${start.day} at ${start.time}` : ' now'}. Reason: ${reason}`,
    ],
  }),
  es: ({ rideId, pickup, start, reason }) => ({
    subject: 'Nuevo viaje asignado',
    text: [
      `Te asignamos el viaje ${rideNumber(rideId)}. Recoge a tus pasajeros en ${pickup}${start ? ` el ${start.day} a ${start.time}` : ' ahora'}. Motivo: ${reason}`,
    ],
  }),
};

/** Message to the driver from whom operations took a ride. */
export const REASSIGNED_TEXTS: MessageTemplate<RideFacts> = {
  en: ({ rideId, pickup, reason }) => ({
    subject: 'Ride reassigned',
    text: [
      `Another driver takes ride ${rideNumber(rideId)} from ${pickup} now. You don’t need to do anything. Reason: ${reason}`,
    ],
  }),
  es: ({ rideId, pickup, reason }) => ({
    subject: 'Viaje reasignado',
    text: [
      `Otro conductor hará el viaje ${rideNumber(rideId)} desde ${pickup}. No tienes que hacer nada. Motivo: ${reason}`,
    ],
  }),
};

/** Message to the driver to whom operations gave a trip with several stops. */
export const TRIP_ASSIGNED_TEXTS: MessageTemplate<TripFacts> = {
  en: ({ stops, pickup, start, reason }) => ({
    subject: 'New trip with several stops',
    text: [
      `We assigned you a trip with ${stops} stops. It begins at ${pickup}${start ? ` on ${start.day} at ${start.time}` : ' now'}. The app shows every stop. Reason: ${reason}`,
    ],
  }),
  es: ({ stops, pickup, start, reason }) => ({
    subject: 'Nuevo recorrido con varias paradas',
    text: [
      `Te asignamos un recorrido con ${stops} paradas. Empieza en ${pickup}${start ? ` el ${start.day} a ${start.time}` : ' ahora'}. La aplicación muestra cada parada. Motivo: ${reason}`,
    ],
  }),
};

/** Message to the driver from whom operations took a trip with several stops. */
export const TRIP_REASSIGNED_TEXTS: MessageTemplate<TripFacts> = {
  en: ({ stops, pickup, reason }) => ({
    subject: 'Trip reassigned',
    text: [
      `Another driver takes your trip with ${stops} stops from ${pickup} now. You don’t need to do anything. Reason: ${reason}`,
    ],
  }),
  es: ({ stops, pickup, reason }) => ({
    subject: 'Recorrido reasignado',
    text: [
      `Otro conductor hará tu recorrido con ${stops} paradas desde ${pickup}. No tienes que hacer nada. Motivo: ${reason}`,
    ],
  }),
};

/** Message to the driver whose trip operations completed. */
export const COMPLETED_FOR_DRIVER_TEXTS: MessageTemplate<RideFacts> = {
  en: ({ rideId, pickup, reason }) => ({
    subject: 'Trip completed for you',
    text: [
      `We marked ride ${rideNumber(rideId)} from ${pickup} as completed. Your earnings are in the app. Reason: ${reason}`,
    ],
  }),
  es: ({ rideId, pickup, reason }) => ({
    subject: 'Completamos tu viaje',
    text: [
      `Marcamos el viaje ${rideNumber(rideId)} desde ${pickup} como terminado. Tus ganancias están en la aplicación. Motivo: ${reason}`,
    ],
  }),
};
