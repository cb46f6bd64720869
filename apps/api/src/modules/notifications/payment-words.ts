import type { Words } from '../identity/identity.facade';

interface Paid {
  /** "$12.50" */
  amount: string;
  /** "Visa ending 4242"; null while it is not known. */
  card: string | null;
  destination: string;
}

const by = (words: string, card: string | null) => (card ? ` ${words} ${card}` : '');

export const SHARE_PAID_WORDS: Words<Paid> = {
  en: ({ amount, card, destination }) => ({
    subject: `Your seat to ${destination} is paid`,
    text: [`your own share of the ride to ${destination} is paid: ${amount} are held${by('with', card)}. You are charged when the ride is over.`],
    page: 'See the ride',
  }),
  es: ({ amount, card, destination }) => ({
    subject: `Tu asiento a ${destination} está pagado`,
    text: [`Tu parte del viaje a ${destination} está pagada: se retienen ${amount}${by('con', card)}. Se te cobrará cuando termine el viaje.`],
    page: 'Ver el viaje',
  }),
};

export const TIP_WORDS: Words<Paid> = {
  en: ({ amount, card, destination }) => ({
    subject: `Your tip of ${amount}`,
    text: [`thank you for your tip of ${amount}${by('with', card)} after the ride to ${destination}. All of it goes to the driver.`],
    page: 'See the ride',
  }),
  es: ({ amount, card, destination }) => ({
    subject: `Tu propina de ${amount}`,
    text: [`Gracias por tu propina de ${amount}${by('con', card)} después del viaje a ${destination}. Toda es para el conductor.`],
    page: 'Ver el viaje',
  }),
};
