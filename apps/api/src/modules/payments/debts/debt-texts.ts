import type { Words } from '../../identity/identity.facade';

interface Debt {
  /** "$12.50" */
  amount: string;
  rideId: number;
  /** What kept it from being charged. */
  why: string;
}

export const DEBT_WORDS: Words<Debt> = {
  en: ({ amount, rideId, why }) => ({
    subject: `${amount} of your ride could not be charged`,
    text: [`${amount} for ride ${rideId} could not be charged: ${why}`, 'You were not charged.'],
    page: 'Please pay it with a card of your choice',
  }),
  es: ({ amount, rideId, why }) => ({
    subject: `No se pudieron cobrar ${amount} de tu viaje`,
    text: [`No se pudieron cobrar ${amount} del viaje ${rideId}: ${why}`, 'No se te cobró nada.'],
    page: 'Págalo con la tarjeta que prefieras',
  }),
};

/** Somebody took a part of the hold at the provider's own desk, which gives the rest back. */
export const PART_DEBT_WORDS: Words<Debt> = {
  en: ({ amount, rideId }) => ({
    subject: `${amount} of your ride is still to be paid`,
    text: [`for ride ${rideId} your card was charged ${amount} less than you owe, and the rest of the hold went back to you.`],
    page: 'Please pay the rest with a card of your choice',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Quedan ${amount} de tu viaje por pagar`,
    text: [`Por el viaje ${rideId} se cobraron en tu tarjeta ${amount} menos de lo que debes, y el resto de la retención volvió a ti.`],
    page: 'Paga el resto con la tarjeta que prefieras',
  }),
};

interface Received {
  amount: string;
  rideId: number;
  /** "Visa ending 4242"; null where it is not known. */
  card: string | null;
  /** What is still to be paid; null when nothing is. */
  left: string | null;
}

/** What was owed has been paid, or a part of it. */
export const DEBT_PAID_WORDS: Words<Received> = {
  en: ({ amount, rideId, card, left }) => ({
    subject: `We have received ${amount}`,
    text: [`we have received ${amount} for ride ${rideId}${card ? `, charged to ${card}` : ''}. ${left ? `${left} is still to be paid.` : 'Nothing more is owed.'}`],
    page: 'Your ride and its receipt',
  }),
  es: ({ amount, rideId, card, left }) => ({
    subject: `Recibimos ${amount}`,
    text: [`Recibimos ${amount} por el viaje ${rideId}${card ? `, con cargo a ${card}` : ''}. ${left ? `Quedan ${left} por pagar.` : 'Ya no debes nada.'}`],
    page: 'Tu viaje y su recibo',
  }),
};

/** The driver has stated less than the ride costs. */
export const CASH_DEBT_WORDS: Words<Debt> = {
  en: ({ amount, rideId }) => ({
    subject: `${amount} of your ride is still to be paid`,
    text: [`your driver told us that for ride ${rideId} they received ${amount} less in cash than it costs.`, 'If you paid all of it, tell us so: no card is charged by itself.'],
    page: 'Otherwise please pay the rest with a card of your choice',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Quedan ${amount} de tu viaje por pagar`,
    text: [`Tu conductor nos dijo que por el viaje ${rideId} recibió en efectivo ${amount} menos de lo que cuesta.`, 'Si lo pagaste todo, avísanos: no se cobra nada por sí solo.'],
    page: 'Si no, paga el resto con la tarjeta que prefieras',
  }),
};

type Closed = Pick<Debt, 'amount' | 'rideId'>;

/** Operators have let them off it. */
export const DEBT_WAIVED_WORDS: Words<Closed> = {
  en: ({ amount, rideId }) => ({
    subject: `You do not owe ${amount} any more`,
    text: [`we have waived the ${amount} that were still open for ride ${rideId}. There is nothing for you to do.`],
    page: 'Your ride and its receipt',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Ya no debes ${amount}`,
    text: [`Te condonamos los ${amount} que quedaban por pagar del viaje ${rideId}. No tienes que hacer nada.`],
    page: 'Tu viaje y su recibo',
  }),
};

/** Operations believe that the driver had all of it. */
export const DEBT_PAID_IN_CASH_WORDS: Words<Closed> = {
  en: ({ amount, rideId }) => ({
    subject: `Your cash for ride ${rideId} is corrected`,
    text: [`we have written down that you gave your driver the ${amount} that seemed to be missing for ride ${rideId}. Nothing more is owed.`],
    page: 'Your ride and its receipt',
  }),
  es: ({ amount, rideId }) => ({
    subject: `Corregimos el efectivo del viaje ${rideId}`,
    text: [`Anotamos que le diste a tu conductor los ${amount} que parecían faltar del viaje ${rideId}. Ya no debes nada.`],
    page: 'Tu viaje y su recibo',
  }),
};
