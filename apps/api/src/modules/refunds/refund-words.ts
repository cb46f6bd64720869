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

/** The bank has sent back what we had refunded. */
export const REFUND_FAILED_WORDS: Words<Refunded> = {
  en: ({ amount, rideId }) => ({
    subject: `Your refund of ${amount} came back to us`,
    text: [`your bank did not take the ${amount} that we refunded for ride ${rideId}. We are looking into it and will refund you in another way if we have to. There is nothing for you to do.`],
  }),
  es: ({ amount, rideId }) => ({
    subject: `Tu reembolso de ${amount} volvió a nosotros`,
    text: [`Tu banco no aceptó los ${amount} que te devolvimos del viaje ${rideId}. Lo estamos revisando y, si hace falta, te los devolveremos de otra forma. No tienes que hacer nada.`],
  }),
};
