import type { MessageTemplate } from '../identity/identity.facade';

interface RisenShare {
  pickup: string;
  destination: string;
  /** "$12.50" */
  share: string;
  /** The share the member had agreed to. */
  agreed: string;
}

export const RISEN_SHARE_TEXTS: MessageTemplate<RisenShare> = {
  en: ({ pickup, destination, share, agreed }) => ({
    subject: 'Your share has changed',
    text: [
      `Your share of the ride from ${pickup} to ${destination} is now ${share} instead of ${agreed}. You only pay more if you agree.`,
    ],
    page: 'Review your share',
  }),
  es: ({ pickup, destination, share, agreed }) => ({
    subject: 'Tu parte cambió',
    text: [
      `Tu parte del viaje de ${pickup} a ${destination} ahora es ${share} en lugar de ${agreed}. Solo pagas más si lo aceptas.`,
    ],
    page: 'Revisa tu parte',
  }),
};
