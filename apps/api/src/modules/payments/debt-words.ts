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
