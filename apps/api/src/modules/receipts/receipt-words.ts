import type { Words } from '../identity/identity.facade';

interface Receipt {
  rideId: number;
  number: string;
  /** "$12.50" */
  charged: string;
  /** What of it is the payer's, a line each. */
  lines: string;
  /** "Visa ending 4242" */
  paidWith: string;
}

export const RECEIPT_WORDS: Words<Receipt> = {
  en: ({ rideId, number, charged, lines, paidWith }) => ({
    subject: `Your receipt for ride ${rideId}: ${charged}`,
    text: [`thank you for riding with GroupRide. This is receipt ${number}.`, [lines, `Charged: ${charged}`, `Paid with: ${paidWith}`].join('\n')],
    page: 'The whole receipt, also as a PDF',
  }),
  es: ({ rideId, number, charged, lines, paidWith }) => ({
    subject: `Tu recibo del viaje ${rideId}: ${charged}`,
    text: [`Gracias por viajar con GroupRide. Este es el recibo ${number}.`, [lines, `Cobrado: ${charged}`, `Pagado con: ${paidWith}`].join('\n')],
    page: 'El recibo completo, también en PDF',
  }),
};
