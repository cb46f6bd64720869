import { rideNumber } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

interface Debt {
  /** "$12.50" */
  amount: string;
  rideId: number;
  /** Why the amount could not be charged. */
  why: string;
}

export const DEBT_TEXTS: MessageTemplate<Debt> = {
  en: ({ amount, rideId, why }) => ({
    subject: `We couldn’t charge ${amount} for your ride`,
    text: [
      `We couldn’t charge ${amount} for ride ${rideNumber(rideId)}. ${why}`,
      'You weren’t charged, and this amount is still to pay.',
    ],
    page: 'Pay it with any card',
  }),
  es: ({ amount, rideId, why }) => ({
    subject: `No pudimos cobrar ${amount} de tu viaje`,
    text: [
      `No pudimos cobrar ${amount} del viaje ${rideNumber(rideId)}. ${why}`,
      'No se te cobró nada y este importe sigue por pagar.',
    ],
    page: 'Págalo con cualquier tarjeta',
  }),
};

/** Someone captured part of the authorization in the provider's dashboard, which releases the rest. */
export const PART_DEBT_TEXTS: MessageTemplate<Debt> = {
  en: ({ amount, rideId }) => ({
    subject: `${amount} of your ride is still to pay`,
    text: [
      `We charged ${amount} less than you owe for ride ${rideNumber(rideId)}, and the rest set aside on your card was released.`,
    ],
    page: 'Pay the rest with any card',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Quedan ${amount} de tu viaje por pagar`,
    text: [
      `Cobramos ${amount} menos de lo que debes por el viaje ${rideNumber(rideId)}, y el resto de lo reservado en tu tarjeta se liberó.`,
    ],
    page: 'Paga el resto con cualquier tarjeta',
  }),
};

/** The hold of a tip was lost before it was captured. */
export const TIP_NOT_CHARGED_TEXTS: MessageTemplate<Debt> = {
  en: ({ amount, rideId, why }) => ({
    subject: `Your tip of ${amount} didn’t go through`,
    text: [
      `We couldn’t charge your tip of ${amount} for ride ${rideNumber(rideId)}. ${why}`,
      'You weren’t charged, you owe nothing, and your driver didn’t get the tip.',
    ],
    page: 'Tip with another card',
  }),
  es: ({ amount, rideId, why }) => ({
    subject: `No pudimos cobrar tu propina de ${amount}`,
    text: [
      `No pudimos cobrar tu propina de ${amount} por el viaje ${rideNumber(rideId)}. ${why}`,
      'No se te cobró nada, no debes nada y tu conductor no recibió la propina.',
    ],
    page: 'Da la propina con otra tarjeta',
  }),
};

interface Received {
  amount: string;
  rideId: number;
  /** Such as "Visa ending 4242"; null when unknown. */
  card: string | null;
  /** The amount still owed; null when there is none. */
  left: string | null;
}

/** A debt was paid in full or in part. */
export const DEBT_PAID_TEXTS: MessageTemplate<Received> = {
  en: ({ amount, rideId, card, left }) => ({
    subject: `We received ${amount}`,
    text: [
      `We received ${amount} for ride ${rideNumber(rideId)}${card ? `, charged to ${card}` : ''}. ${left ? `You still owe ${left}.` : 'You don’t owe anything more for it.'}`,
    ],
    page: 'See your ride and receipt',
  }),
  es: ({ amount, rideId, card, left }) => ({
    subject: `Recibimos ${amount}`,
    text: [
      `Recibimos ${amount} por el viaje ${rideNumber(rideId)}${card ? `, con cargo a ${card}` : ''}. ${left ? `Todavía debes ${left}.` : 'Ya no debes nada por él.'}`,
    ],
    page: 'Ve tu viaje y tu recibo',
  }),
};

/** The driver reported less cash than the ride costs. */
export const CASH_DEBT_TEXTS: MessageTemplate<Debt> = {
  en: ({ amount, rideId }) => ({
    subject: `${amount} of your ride is still to pay`,
    text: [
      `Your driver reported ${amount} less in cash than ride ${rideNumber(rideId)} costs.`,
      'If you paid all of it, tell us. We never charge a card without asking.',
    ],
    page: 'Otherwise, pay the rest with any card',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Quedan ${amount} de tu viaje por pagar`,
    text: [
      `Tu conductor declaró ${amount} menos en efectivo de lo que cuesta el viaje ${rideNumber(rideId)}.`,
      'Si lo pagaste todo, avísanos. Nunca cobramos a una tarjeta sin preguntarte.',
    ],
    page: 'Si no, paga el resto con cualquier tarjeta',
  }),
};

/** Operations completed the trip and recorded less cash than the ride costs. */
export const CASH_DEBT_BY_OPERATIONS_TEXTS: MessageTemplate<Debt> = {
  en: ({ amount, rideId }) => ({
    subject: `${amount} of your ride is still to pay`,
    text: [
      `Our operations team completed ride ${rideNumber(rideId)} for your driver and recorded ${amount} less in cash than it costs.`,
      'If you paid all of it, tell us. We never charge a card without asking.',
    ],
    page: 'Otherwise, pay the rest with any card',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Quedan ${amount} de tu viaje por pagar`,
    text: [
      `Nuestro equipo de operaciones terminó el viaje ${rideNumber(rideId)} por tu conductor y registró ${amount} menos en efectivo de lo que cuesta.`,
      'Si lo pagaste todo, avísanos. Nunca cobramos a una tarjeta sin preguntarte.',
    ],
    page: 'Si no, paga el resto con cualquier tarjeta',
  }),
};

type Closed = Pick<Debt, 'amount' | 'rideId'>;

/** Operations waived the debt. */
export const DEBT_WAIVED_TEXTS: MessageTemplate<Closed> = {
  en: ({ amount, rideId }) => ({
    subject: `You no longer owe ${amount}`,
    text: [`We waived the ${amount} you still owed for ride ${rideNumber(rideId)}. You don’t need to do anything.`],
    page: 'See your ride and receipt',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Ya no debes ${amount}`,
    text: [`Te condonamos los ${amount} que aún debías por el viaje ${rideNumber(rideId)}. No tienes que hacer nada.`],
    page: 'Ve tu viaje y tu recibo',
  }),
};

/** Operations recorded that the driver received the full amount. */
export const DEBT_PAID_IN_CASH_TEXTS: MessageTemplate<Closed> = {
  en: ({ amount, rideId }) => ({
    subject: `We corrected your cash payment for ride ${rideNumber(rideId)}`,
    text: [
      `We recorded that you paid your driver the missing ${amount} for ride ${rideNumber(rideId)}. You don’t owe anything more for it.`,
    ],
    page: 'See your ride and receipt',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Corregimos tu pago en efectivo del viaje ${rideNumber(rideId)}`,
    text: [
      `Registramos que le pagaste a tu conductor los ${amount} que faltaban del viaje ${rideNumber(rideId)}. Ya no debes nada por él.`,
    ],
    page: 'Ve tu viaje y tu recibo',
  }),
};
