import type { MessageTemplate } from '../identity/identity.facade';

interface ChargeDetails {
  /** "$12.50" */
  amount: string;
  /** "Visa ending 4242"; null while no card is known. */
  card: string | null;
  destination: string;
}

const by = (words: string, card: string | null) => (card ? ` ${words} ${card}` : '');

export const SHARE_PAID_TEXTS: MessageTemplate<ChargeDetails> = {
  en: ({ amount, card, destination }) => ({
    subject: `Your seat to ${destination} is paid`,
    text: [
      `We set aside ${amount}${by('on', card)} for your share of the ride to ${destination}. We’ll charge it after the trip.`,
    ],
    page: 'See the ride',
  }),
  es: ({ amount, card, destination }) => ({
    subject: `Tu asiento a ${destination} está pagado`,
    text: [
      `Reservamos ${amount}${by('con', card)} por tu parte del viaje a ${destination}. Lo cobraremos después del viaje.`,
    ],
    page: 'Ver el viaje',
  }),
};

export const TIP_TEXTS: MessageTemplate<ChargeDetails> = {
  en: ({ amount, card, destination }) => ({
    subject: `Your tip of ${amount}`,
    text: [
      `Thank you for your tip of ${amount}${by('with', card)} after the ride to ${destination}. Your driver gets all of it.`,
    ],
    page: 'See the ride',
  }),
  es: ({ amount, card, destination }) => ({
    subject: `Tu propina de ${amount}`,
    text: [
      `Gracias por tu propina de ${amount}${by('con', card)} después del viaje a ${destination}. Tu conductor la recibe completa.`,
    ],
    page: 'Ver el viaje',
  }),
};
