import type { Words } from '../identity/identity.facade';

interface Receipt {
  rideId: number;
  number: string;
  /** "$12.50" */
  charged: string;
  /** What of it is the payer's, a line each. */
  lines: string;
  /** "Visa ending 4242": what it is paid with, or was to be. */
  paymentMethod: string;
  /** "$20.25", which the driver of a cash ride did not receive. */
  toPay: string | null;
}

const lines = (...all: (string | null)[]): string => all.filter((line) => line !== null).join('\n');

export const RECEIPT_WORDS: Words<Receipt> = {
  en: ({ rideId, number, charged, lines: own, paymentMethod, toPay }) => ({
    subject: `Your receipt for ride ${rideId}: ${charged}`,
    text: [`thank you for riding with GroupRide. This is receipt ${number}.`, lines(own, `Charged: ${charged}`, `Payment method: ${paymentMethod}`, toPay && `Still to be paid: ${toPay}`)],
    page: 'The whole receipt, also as a PDF',
  }),
  es: ({ rideId, number, charged, lines: own, paymentMethod, toPay }) => ({
    subject: `Tu recibo del viaje ${rideId}: ${charged}`,
    text: [`Gracias por viajar con GroupRide. Este es el recibo ${number}.`, lines(own, `Cobrado: ${charged}`, `Forma de pago: ${paymentMethod}`, toPay && `Pendiente de pago: ${toPay}`)],
    page: 'El recibo completo, también en PDF',
  }),
};
