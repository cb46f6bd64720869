import type { Words } from '../identity/identity.facade';

interface Debt {
  /** "$12.50" */
  amount: string;
  rideId: number;
  /** What kept it from being charged. */
  why: string;
}

export const DEBT_WORDS: Words<Debt> = {
  en: ({ amount, rideId, why }) => ({
    subject: `${amount} of your ride could not be charged`,
    text: [`${amount} for ride ${rideId} could not be charged: ${why}`, 'You were not charged.'],
    page: 'Please pay it with a card of your choice',
  }),
  es: ({ amount, rideId, why }) => ({
    subject: `No se pudieron cobrar ${amount} de tu viaje`,
    text: [`No se pudieron cobrar ${amount} del viaje ${rideId}: ${why}`, 'No se te cobró nada.'],
    page: 'Págalo con la tarjeta que prefieras',
  }),
};

/** The driver has stated less than the ride costs. */
export const CASH_DEBT_WORDS: Words<Debt> = {
  en: ({ amount, rideId }) => ({
    subject: `${amount} of your ride is still to be paid`,
    text: [`your driver told us that for ride ${rideId} they received ${amount} less in cash than it costs.`, 'If you paid all of it, tell us so: no card is charged by itself.'],
    page: 'Otherwise please pay the rest with a card of your choice',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Quedan ${amount} de tu viaje por pagar`,
    text: [`Tu conductor nos dijo que por el viaje ${rideId} recibió en efectivo ${amount} menos de lo que cuesta.`, 'Si lo pagaste todo, avísanos: no se cobra nada por sí solo.'],
    page: 'Si no, paga el resto con la tarjeta que prefieras',
  }),
};
