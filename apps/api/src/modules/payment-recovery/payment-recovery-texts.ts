import type { MessageTemplate } from '../identity/identity.facade';

interface PaymentRecovery {
  destination: string;
  /** "$12.50" */
  amount: string;
  /** False for other payment methods, such as Cash App Pay. */
  card: boolean;
  why: string;
  /** The deadline. */
  day: string;
  time: string;
  /** The organizer's payment for the whole ride, without which the ride is cancelled. */
  ofRide: boolean;
}

export const PAYMENT_RECOVERY_TEXTS: MessageTemplate<PaymentRecovery> = {
  en: ({ destination, amount, card, why, day, time, ofRide }) => ({
    subject: `Update your payment by ${time} to keep your ${ofRide ? 'ride' : 'seat'}`,
    text: [
      `We couldn’t set aside ${amount} ${card ? 'on your card' : 'with your payment'} for the ride to ${destination}. ${why}`,
      `Confirm it or choose another way to pay by ${time} on ${day}. ${ofRide ? 'Otherwise the ride is cancelled and you pay nothing.' : 'Otherwise the organizer covers your seat and you pay nothing.'}`,
    ],
    page: 'Update your payment',
  }),
  es: ({ destination, amount, card, why, day, time, ofRide }) => ({
    subject: `Actualiza tu pago antes de ${time} para conservar tu ${ofRide ? 'viaje' : 'asiento'}`,
    text: [
      `No pudimos reservar ${amount} ${card ? 'en tu tarjeta' : 'con tu pago'} para el viaje a ${destination}. ${why}`,
      `Confírmalo o elige otra forma de pago antes de ${time} del ${day}. ${ofRide ? 'Si no, el viaje se cancela y no pagas nada.' : 'Si no, el organizador cubre tu asiento y no pagas nada.'}`,
    ],
    page: 'Actualiza tu pago',
  }),
};
