import type { MessageTemplate } from '../identity/identity.facade';

interface Refunded {
  /** "$12.50" */
  amount: string;
  rideId: number;
}

export const REFUND_TEXTS: MessageTemplate<Refunded> = {
  en: ({ amount, rideId }) => ({
    subject: `We refunded ${amount}`,
    text: [
      `We refunded ${amount} for ride ${rideId} to the card you paid with. It can take your bank 5 to 10 business days to show it.`,
    ],
  }),
  es: ({ amount, rideId }) => ({
    subject: `Te reembolsamos ${amount}`,
    text: [
      `Te reembolsamos ${amount} del viaje ${rideId} a la tarjeta con la que pagaste. Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo.`,
    ],
  }),
};

/** The bank returned a refund. */
export const REFUND_FAILED_TEXTS: MessageTemplate<Refunded> = {
  en: ({ amount, rideId }) => ({
    subject: `Your refund of ${amount} didn’t go through`,
    text: [
      `Your bank returned the ${amount} we refunded for ride ${rideId}. We’re looking into it and will refund you another way if needed. You don’t need to do anything.`,
    ],
  }),
  es: ({ amount, rideId }) => ({
    subject: `Tu reembolso de ${amount} no se completó`,
    text: [
      `Tu banco devolvió los ${amount} que te reembolsamos por el viaje ${rideId}. Lo estamos revisando y, si hace falta, te los reembolsaremos de otra forma. No tienes que hacer nada.`,
    ],
  }),
};
