import type { Words } from '../identity/identity.facade';

interface RisenShare {
  pickup: string;
  destination: string;
  /** "$12.50" */
  share: string;
  /** What the member had agreed to. */
  agreed: string;
}

export const RISEN_SHARE_WORDS: Words<RisenShare> = {
  en: ({ pickup, destination, share, agreed }) => ({
    subject: 'Your share has changed',
    text: [`your seat in the ride from ${pickup} to ${destination} now costs ${share}. You agreed to ${agreed}, and you pay nothing more unless you agree.`],
    page: 'Answer here',
  }),
  es: ({ pickup, destination, share, agreed }) => ({
    subject: 'Tu parte ha cambiado',
    text: [`Tu asiento en el viaje de ${pickup} a ${destination} cuesta ahora ${share}. Habías aceptado ${agreed}, y no pagas nada más si no lo aceptas.`],
    page: 'Responde aquí',
  }),
};
