import { rideNumber } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

/** Message to the driver whose ride operations cancelled. */
export const RIDE_CANCELLED_TEXTS: MessageTemplate<{ rideId: number; pickup: string; reason: string }> = {
  en: ({ rideId, pickup, reason }) => ({
    subject: 'Ride cancelled',
    text: [`We cancelled ride ${rideNumber(rideId)} from ${pickup}. Reason: ${reason}`],
  }),
  es: ({ rideId, pickup, reason }) => ({
    subject: 'Viaje cancelado',
    text: [`Cancelamos el viaje ${rideNumber(rideId)} desde ${pickup}. Motivo: ${reason}`],
  }),
};
