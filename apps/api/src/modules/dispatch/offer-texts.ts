import type { Language, RideRequestView } from '@groupride/contracts';

interface OfferTexts {
  title: string;
  body: string;
  accept: string;
  failed: string;
}

type OfferFacts = Pick<RideRequestView, 'estimatedFare' | 'pickupMinutes' | 'pickupLocation' | 'duration'>;

/** The notification of an offer, with its earnings and the distance of the pickup. */
export const OFFER_TEXTS: Readonly<Record<Language, (offer: OfferFacts) => OfferTexts>> = {
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

interface AheadOfferFacts {
  earnings: string;
  when: string;
  pickup: string;
  by: string;
}

/** The notification of a scheduled ride that is offered ahead of time. */
export const AHEAD_OFFER_TEXTS: Readonly<
  Record<Language, (facts: AheadOfferFacts) => { title: string; body: string }>
> = {
  en: ({ earnings, when, pickup, by }) => ({
    title: `Scheduled ride for you · ${earnings}`,
    body: `${when}, from ${pickup}. It’s yours if you take it by ${by}.`,
  }),
  es: ({ earnings, when, pickup, by }) => ({
    title: `Viaje programado para ti · ${earnings}`,
    body: `${when}, desde ${pickup}. Es tuyo si lo aceptas antes de ${by}.`,
  }),
};

/** The notification that another group joins the vehicle. */
export const STOP_TEXTS: Readonly<
  Record<Language, (stop: { people: number; pickup: string }) => Pick<OfferTexts, 'title' | 'body'>>
> = {
  en: ({ people, pickup }) => ({ title: 'Stop added', body: `Another group of ${people} joins you at ${pickup}.` }),
  es: ({ people, pickup }) => ({ title: 'Parada agregada', body: `Otro grupo de ${people} se une en ${pickup}.` }),
};
