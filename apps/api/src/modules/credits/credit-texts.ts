import type { MessageTemplate } from '../identity/identity.facade';

interface Granted {
  /** "$12.50" */
  amount: string;
  reason: string;
  until: string;
}

export const CREDIT_GRANTED_TEXTS: MessageTemplate<Granted> = {
  en: ({ amount, reason, until }) => ({
    subject: `You have ${amount} in credit`,
    text: [
      `We gave you ${amount} in credit. Reason: ${reason}`,
      `It pays for your own seat on your next rides, before your card. You can use it until ${until}.`,
    ],
    page: 'See your credit',
  }),
  es: ({ amount, reason, until }) => ({
    subject: `Tienes ${amount} de crédito`,
    text: [
      `Te dimos ${amount} de crédito. Motivo: ${reason}`,
      `Paga tu propio asiento en tus próximos viajes, antes que tu tarjeta. Puedes usarlo hasta el ${until}.`,
    ],
    page: 'Ver tu crédito',
  }),
};

interface Revoked {
  /** Null when all of the credit is reserved for a ride. */
  amount: string | null;
  reason: string;
}

export const CREDIT_REVOKED_TEXTS: MessageTemplate<Revoked> = {
  en: ({ amount, reason }) =>
    amount === null
      ? {
          subject: 'A credit ends with your ride',
          text: [
            `The credit that is set aside for your ride still pays for it. What the ride doesn’t need ends. Reason: ${reason}`,
          ],
          page: 'See your credit',
        }
      : {
          subject: `We took back ${amount} in credit`,
          text: [`We took back ${amount} in credit that you hadn’t used. Reason: ${reason}`],
          page: 'See your credit',
        },
  es: ({ amount, reason }) =>
    amount === null
      ? {
          subject: 'Un crédito termina con tu viaje',
          text: [
            `El crédito reservado para tu viaje todavía lo paga. Lo que el viaje no necesite termina. Motivo: ${reason}`,
          ],
          page: 'Ver tu crédito',
        }
      : {
          subject: `Retiramos ${amount} de crédito`,
          text: [`Retiramos ${amount} de crédito que no habías usado. Motivo: ${reason}`],
          page: 'Ver tu crédito',
        },
};

export const CREDIT_RETURNED_TEXTS: MessageTemplate<Omit<Granted, 'until'>> = {
  en: ({ amount, reason }) => ({
    subject: `You have ${amount} in credit back`,
    text: [`You have the ${amount} in credit back that you used for a ride. Reason: ${reason}`],
    page: 'See your credit',
  }),
  es: ({ amount, reason }) => ({
    subject: `Te devolvimos ${amount} de crédito`,
    text: [`Te devolvimos ${amount} de crédito que usaste para un viaje. Motivo: ${reason}`],
    page: 'Ver tu crédito',
  }),
};
