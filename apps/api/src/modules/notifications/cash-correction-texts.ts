import type { MessageTemplate } from '../identity/identity.facade';

interface Corrected {
  rideId: number;
  /** "$12.50" */
  amount: string;
}

/** Sent when operations decide that the driver received more cash than reported. */
export const CASH_CORRECTED_TEXTS: MessageTemplate<Corrected> = {
  en: ({ rideId, amount }) => ({
    subject: `We corrected the cash for ride ${rideId}`,
    text: [
      `You received ${amount} more in cash for ride ${rideId} than you reported. We deducted it from your balance.`,
      'If that’s wrong, contact our operations team.',
    ],
    page: 'Your statement',
  }),
  es: ({ rideId, amount }) => ({
    subject: `Corregimos el efectivo del viaje ${rideId}`,
    text: [
      `Recibiste ${amount} más en efectivo por el viaje ${rideId} de lo que declaraste. Lo descontamos de tu saldo.`,
      'Si no es correcto, comunícate con nuestro equipo de operaciones.',
    ],
    page: 'Tu estado de cuenta',
  }),
};
