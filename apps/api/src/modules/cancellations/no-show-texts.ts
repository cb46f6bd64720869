import type { MessageTemplate } from '../identity/identity.facade';

interface LeftBehind {
  pickup: string;
  destination: string;
  /** Whether the recipient pays for their seat. */
  pays: boolean;
}

export const LEFT_BEHIND_TEXTS: MessageTemplate<LeftBehind> = {
  en: ({ pickup, destination, pays }) => ({
    subject: `Your ride to ${destination} is leaving without you`,
    text: [
      `Your driver waited at ${pickup} and is leaving without you.${pays ? ' You still pay your share.' : ''}`,
      'If you’re at the pickup, talk to the driver now. You can board until the trip starts.',
    ],
    page: 'See the ride',
  }),
  es: ({ pickup, destination, pays }) => ({
    subject: `Tu viaje a ${destination} sale sin ti`,
    text: [
      `Tu conductor esperó en ${pickup} y sale sin ti.${pays ? ' Pagas tu parte de todos modos.' : ''}`,
      'Si estás en el punto de recogida, habla ahora con el conductor. Puedes subir hasta que empiece el viaje.',
    ],
    page: 'Ver el viaje',
  }),
};
