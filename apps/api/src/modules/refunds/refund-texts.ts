import { rideNumber, type RefundCause } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

interface Refunded {
  /** "$12.50" */
  amount: string;
  rideId: number;
}

/** Refunds made at the provider have no reason to show. */
const REASONS: Record<'en' | 'es', Record<RefundCause, string>> = {
  en: {
    driver_fault: ' The reason: your driver made a mistake.',
    service_problem: ' The reason: something went wrong on our side.',
    charged_wrongly: ' The reason: we charged you the wrong amount.',
    fraud: ' The reason: somebody else seems to have made this payment.',
    goodwill: ' It’s a courtesy from us.',
    collected_too_much: ' The reason: we had charged you too much.',
    made_at_provider: '',
  },
  es: {
    driver_fault: ' El motivo: tu conductor cometió un error.',
    service_problem: ' El motivo: algo salió mal de nuestra parte.',
    charged_wrongly: ' El motivo: te cobramos un importe equivocado.',
    fraud: ' El motivo: parece que otra persona hizo este pago.',
    goodwill: ' Es una cortesía nuestra.',
    collected_too_much: ' El motivo: te habíamos cobrado de más.',
    made_at_provider: '',
  },
};

export const REFUND_TEXTS: MessageTemplate<Refunded & { reason: RefundCause }> = {
  en: ({ amount, rideId, reason }) => ({
    subject: `We refunded ${amount}`,
    text: [
      `We refunded ${amount} for ride ${rideNumber(rideId)} to the payment method you used.${REASONS.en[reason]} It can take your bank 5 to 10 business days to show it.`,
    ],
  }),
  es: ({ amount, rideId, reason }) => ({
    subject: `Te reembolsamos ${amount}`,
    text: [
      `Te reembolsamos ${amount} del viaje ${rideNumber(rideId)} a la forma de pago que usaste.${REASONS.es[reason]} Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo.`,
    ],
  }),
};

/** Sent when the bank returned a refund. */
export const REFUND_FAILED_TEXTS: MessageTemplate<Refunded> = {
  en: ({ amount, rideId }) => ({
    subject: `Your refund of ${amount} didn’t go through`,
    text: [
      `Your bank returned the ${amount} we refunded for ride ${rideNumber(rideId)}. We’re looking into it and will refund you another way if needed. You don’t need to do anything.`,
    ],
  }),
  es: ({ amount, rideId }) => ({
    subject: `Tu reembolso de ${amount} no se completó`,
    text: [
      `Tu banco devolvió los ${amount} que te reembolsamos por el viaje ${rideNumber(rideId)}. Lo estamos revisando y, si hace falta, te los reembolsaremos de otra forma. No tienes que hacer nada.`,
    ],
  }),
};
