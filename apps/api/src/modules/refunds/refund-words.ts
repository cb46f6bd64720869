import type { Words } from '../identity/identity.facade';

interface Refunded {
  /** "$12.50" */
  amount: string;
  rideId: number;
}

export const REFUND_WORDS: Words<Refunded> = {
  en: ({ amount, rideId }) => ({
    subject: `We have refunded ${amount}`,
    text: [`we have refunded ${amount} of ride ${rideId} to the card you paid with. Your bank shows it within 5 to 10 business days.`],
  }),
  es: ({ amount, rideId }) => ({
    subject: `Te hemos devuelto ${amount}`,
    text: [`Te hemos devuelto ${amount} del viaje ${rideId} a la tarjeta con la que pagaste. Tu banco lo mostrará en un plazo de 5 a 10 días hábiles.`],
  }),
};
