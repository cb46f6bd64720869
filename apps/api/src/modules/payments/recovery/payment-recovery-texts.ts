import type { Words } from '../../identity/identity.facade';

interface Mending {
  destination: string;
  /** "$12.50" */
  amount: string;
  /** Of a card, and of nothing else that pays. */
  card: boolean;
  why: string;
  /** When it is too late. */
  day: string;
  time: string;
  /** The organizer's: without it the ride does not take place. */
  ofRide: boolean;
}

export const MENDING_WORDS: Words<Mending> = {
  en: ({ destination, amount, card, why, day, time, ofRide }) => ({
    subject: `Your ${card ? 'card' : 'payment'} for the ride to ${destination}`,
    text: [
      `your ${card ? 'card' : 'payment'} could not be held for ${amount}: ${why}`,
      `Please confirm it, or pay in another way, before ${time} on ${day}. ${ofRide ? 'Otherwise the ride is called off, free of charge.' : 'Otherwise the organizer covers your seat and you pay nothing.'}`,
    ],
    page: 'Confirm it here',
  }),
  es: ({ destination, amount, card, why, day, time, ofRide }) => ({
    subject: `Tu ${card ? 'tarjeta' : 'pago'} para el viaje a ${destination}`,
    text: [
      `No se pudieron retener ${amount} ${card ? 'en tu tarjeta' : 'con tu pago'}: ${why}`,
      `Confírmalo, o paga de otra forma, antes de ${time} del ${day}. ${ofRide ? 'Si no, el viaje se cancela sin costo.' : 'Si no, quien organiza cubre tu asiento y no pagas nada.'}`,
    ],
    page: 'Confírmalo aquí',
  }),
};
