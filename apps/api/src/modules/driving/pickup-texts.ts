import { rideNumber } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

export const PICKUP_MOVED_TEXTS: MessageTemplate<{ rideId: number; pickup: string }> = {
  en: ({ rideId, pickup }) => ({
    subject: 'Pickup moved',
    text: [
      `The pickup of ride ${rideNumber(rideId)} moved. Pick up your passengers at ${pickup}. Your app shows the new route.`,
    ],
  }),
  es: ({ rideId, pickup }) => ({
    subject: 'Cambió el punto de recogida',
    text: [
      `Cambió la recogida del viaje ${rideNumber(rideId)}. Recoge a tus pasajeros en ${pickup}. La aplicación muestra la ruta.`,
    ],
  }),
};
