import type { Words } from '../identity/identity.facade';

interface Corrected {
  rideId: number;
  /** "$12.50" */
  amount: string;
}

/** Operations believe a rider that the driver had more in hand than they stated. */
export const CASH_CORRECTED_WORDS: Words<Corrected> = {
  en: ({ rideId, amount }) => ({
    subject: `The cash for ride ${rideId} is corrected`,
    text: [`our operations have found that you received ${amount} more in cash for ride ${rideId} than you stated. It is taken off your balance.`, 'If that is not so, tell them.'],
    page: 'Your statement',
  }),
  es: ({ rideId, amount }) => ({
    subject: `Corregimos el efectivo del viaje ${rideId}`,
    text: [`Nuestro equipo de operaciones comprobó que recibiste ${amount} más en efectivo por el viaje ${rideId} de lo que declaraste. Se resta de tu saldo.`, 'Si no fue así, díselo.'],
    page: 'Tu estado de cuenta',
  }),
};
