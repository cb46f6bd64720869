import type { MessageTemplate } from '../identity/identity.facade';

interface DecisionFacts {
  reason: string;
  /** Number of the ride that a suspended driver may finish. */
  finishing: string | null;
  /** Numbers of the rides that were released from the driver, such as "R-007, R-012". */
  released: string | null;
  /** Whether `released` names more than one ride. */
  releasedSeveral: boolean;
}

export const APPROVED_TEXTS: MessageTemplate<DecisionFacts> = {
  en: () => ({
    subject: 'You can drive with GroupRide',
    text: ['Your driver account is approved. Go online whenever you want to receive ride requests.'],
    page: 'Open the driver app',
  }),
  es: () => ({
    subject: 'Ya puedes conducir con GroupRide',
    text: ['Tu cuenta de conductor está aprobada. Conéctate cuando quieras recibir solicitudes de viaje.'],
    page: 'Abrir la aplicación de conductor',
  }),
};

export const REJECTED_TEXTS: MessageTemplate<DecisionFacts> = {
  en: ({ reason }) => ({
    subject: 'Your driver application was not approved',
    text: [
      `We couldn’t approve your application. Reason: ${reason}`,
      'Once this is resolved, you can apply again at any time.',
    ],
    page: 'Apply again',
  }),
  es: ({ reason }) => ({
    subject: 'Tu solicitud de conductor no fue aprobada',
    text: [
      `No pudimos aprobar tu solicitud. Motivo: ${reason}`,
      'Cuando lo resuelvas, puedes volver a enviar tu solicitud en cualquier momento.',
    ],
    page: 'Enviar otra solicitud',
  }),
};

export const SUSPENDED_TEXTS: MessageTemplate<DecisionFacts> = {
  en: ({ reason, finishing, released, releasedSeveral }) => ({
    subject: 'Your driver account is suspended',
    text: [
      `You can’t go online or accept rides for now. Reason: ${reason}`,
      ...(finishing === null
        ? []
        : [`Please finish ride ${finishing}, which is under way. You get paid for it as usual.`]),
      ...(released === null
        ? []
        : [
            releasedSeveral
              ? `You no longer have rides ${released}. We’ll look for other drivers, and the groups know.`
              : `You no longer have ride ${released}. We’ll look for another driver, and the group knows.`,
          ]),
      'To be reinstated, message our team about what has changed.',
    ],
    page: 'Message our team',
  }),
  es: ({ reason, finishing, released, releasedSeveral }) => ({
    subject: 'Tu cuenta de conductor está suspendida',
    text: [
      `Por ahora no puedes conectarte ni aceptar viajes. Motivo: ${reason}`,
      ...(finishing === null
        ? []
        : [`Termina el viaje ${finishing}, que está en curso. Te lo pagaremos como siempre.`]),
      ...(released === null
        ? []
        : [
            releasedSeveral
              ? `Ya no tienes los viajes ${released}. Buscaremos otros conductores y los grupos lo saben.`
              : `Ya no tienes el viaje ${released}. Buscaremos otro conductor y el grupo lo sabe.`,
          ]),
      'Para que la reactivemos, escribe a nuestro equipo y cuéntanos qué ha cambiado.',
    ],
    page: 'Escribir a nuestro equipo',
  }),
};
