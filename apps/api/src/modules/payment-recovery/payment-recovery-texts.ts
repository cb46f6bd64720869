import type { MessageTemplate } from '../identity/identity.facade';

/**
 * The outcome without an update. `cancelled`: the ride is cancelled without the organizer's payment. `covered`: the
 * organizer covers the seat. `left_out`: the member of a pledge loses the seat. `owed`: the ride takes place, and
 * the amount is charged after the trip.
 */
type Outcome = 'cancelled' | 'covered' | 'left_out' | 'owed';

export interface PaymentRecovery {
  destination: string;
  /** "$12.50" */
  amount: string;
  /** False for other payment methods, such as Cash App Pay. */
  card: boolean;
  why: string;
  /** The deadline. */
  day: string;
  time: string;
  otherwise: Outcome;
}

const OTHERWISE: Readonly<Record<'en' | 'es', Record<Outcome, string>>> = {
  en: {
    cancelled: 'Otherwise the ride is cancelled and you pay nothing.',
    covered: 'Otherwise the organizer covers your seat and you pay nothing.',
    left_out: 'Otherwise you lose your seat and pay nothing.',
    owed: 'Otherwise we’ll ask you to pay it after the ride.',
  },
  es: {
    cancelled: 'Si no, el viaje se cancela y no pagas nada.',
    covered: 'Si no, el organizador cubre tu asiento y no pagas nada.',
    left_out: 'Si no, pierdes tu asiento y no pagas nada.',
    owed: 'Si no, te pediremos que lo pagues después del viaje.',
  },
};

/** What the person keeps by updating the payment; empty where nothing is lost without. */
const KEPT: Readonly<Record<'en' | 'es', Record<Outcome, string>>> = {
  en: { cancelled: ' to keep your ride', left_out: ' to keep your seat', covered: '', owed: '' },
  es: { cancelled: ' para conservar tu viaje', left_out: ' para conservar tu asiento', covered: '', owed: '' },
};

export const PAYMENT_RECOVERY_TEXTS: MessageTemplate<PaymentRecovery> = {
  en: ({ destination, amount, card, why, day, time, otherwise }) => ({
    subject: `Update your payment by ${time} on ${day}${KEPT.en[otherwise]}`,
    text: [
      `We couldn’t set aside ${amount} ${card ? 'on your card' : 'with your payment'} for the ride to ${destination}. ${why}`,
      `Confirm it or choose another way to pay by ${time} on ${day}. ${OTHERWISE.en[otherwise]}`,
    ],
    page: 'Update your payment',
  }),
  es: ({ destination, amount, card, why, day, time, otherwise }) => ({
    subject: `Actualiza tu pago antes de ${time} del ${day}${KEPT.es[otherwise]}`,
    text: [
      `No pudimos reservar ${amount} ${card ? 'en tu tarjeta' : 'con tu pago'} para el viaje a ${destination}. ${why}`,
      `Confírmalo o elige otra forma de pago antes de ${time} del ${day}. ${OTHERWISE.es[otherwise]}`,
    ],
    page: 'Actualiza tu pago',
  }),
};
