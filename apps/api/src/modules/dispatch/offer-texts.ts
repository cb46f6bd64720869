import type { Language, RideRequestView } from '@groupride/contracts';

interface OfferTexts {
  title: string;
  body: string;
  accept: string;
  failed: string;
}

/** The notification of an offer: what it earns, and how far the pickup is. */
export const OFFER_TEXTS: Readonly<Record<Language, (offer: RideRequestView) => OfferTexts>> = {
  en: ({ estimatedFare, pickupMinutes, pickupLocation, duration }) => ({
    title: `New ride request · ${estimatedFare}`,
    body: `${pickupMinutes} min to the pickup at ${pickupLocation}, then a ${duration} min trip.`,
    accept: 'Accept',
    failed: 'This request is no longer available.',
  }),
  es: ({ estimatedFare, pickupMinutes, pickupLocation, duration }) => ({
    title: `Nueva solicitud de viaje · ${estimatedFare}`,
    body: `${pickupMinutes} min hasta la recogida en ${pickupLocation}; luego un viaje de ${duration} min.`,
    accept: 'Aceptar',
    failed: 'Esta solicitud ya no está disponible.',
  }),
};
