import { rideNumber } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

interface Receipt {
  rideId: number;
  number: string;
  /** "$12.50" */
  charged: string;
  /** The payer's own lines, one per line. */
  lines: string;
  /** "Visa ending 4242" */
  paymentMethod: string;
  isCash: boolean;
  /** The receipt is for a cancellation or no-show fee. */
  isFee: boolean;
  /** "$20.25": the unpaid part of a cash ride. */
  toPay: string | null;
  /** "$34.56": the part that was paid in cash; null when nothing is unpaid. */
  inCash: string | null;
  /** Operations recorded the cash; otherwise the driver did. */
  isCashByOperations: boolean;
}

const lines = (...all: (string | null)[]): string => all.filter((line) => line !== null).join('\n');

export const RECEIPT_TEXTS: MessageTemplate<Receipt> = {
  en: ({ rideId, number, charged, lines: own, paymentMethod, isCash, isFee, toPay, inCash, isCashByOperations }) => ({
    subject: `Your receipt for ride ${rideNumber(rideId)}: ${charged}`,
    text: [
      isFee
        ? `This is receipt ${number} for the fee of your cancelled ride.`
        : `Thank you for riding with GroupRide. This is receipt ${number}.`,
      lines(
        own,
        `${toPay ? 'Owed' : isCash ? 'Paid in cash' : 'Charged'}: ${charged}`,
        `Payment method: ${paymentMethod}`,
        inCash &&
          `Paid in cash, as ${isCashByOperations ? 'recorded by our operations team' : 'reported by your driver'}: ${inCash}`,
        toPay && `Still to pay: ${toPay}`,
      ),
    ],
    page: 'See your receipt or download the PDF',
  }),
  es: ({ rideId, number, charged, lines: own, paymentMethod, isCash, isFee, toPay, inCash, isCashByOperations }) => ({
    subject: `Tu recibo del viaje ${rideNumber(rideId)}: ${charged}`,
    text: [
      isFee
        ? `Este es el recibo ${number} del cargo por tu viaje cancelado.`
        : `Gracias por viajar con GroupRide. Este es el recibo ${number}.`,
      lines(
        own,
        `${toPay ? 'Adeudado' : isCash ? 'Pagado en efectivo' : 'Cobrado'}: ${charged}`,
        `Forma de pago: ${paymentMethod}`,
        inCash &&
          `Pagado en efectivo, según ${isCashByOperations ? 'nuestro equipo de operaciones' : 'tu conductor'}: ${inCash}`,
        toPay && `Por pagar: ${toPay}`,
      ),
    ],
    page: 'Ve tu recibo o descarga el PDF',
  }),
};
