import type { MessageTemplate } from '../identity/identity.facade';

export const SET_OUT_TEXTS: MessageTemplate<{ time: string; pickup: string }> = {
  en: ({ time, pickup }) => ({
    subject: 'Your next ride',
    text: [
      `Your ride at ${time} from ${pickup} starts soon. Go online and head to the pickup, or release the ride so another driver can take it.`,
    ],
  }),
  es: ({ time, pickup }) => ({
    subject: 'Tu próximo viaje',
    text: [
      `Tu viaje de ${time} desde ${pickup} empieza pronto. Conéctate y ve a la recogida, o déjalo para que lo tome otro conductor.`,
    ],
  }),
};

export const RIDE_WITHDRAWN_TEXTS: MessageTemplate<{ pickup: string }> = {
  en: ({ pickup }) => ({
    subject: 'Ride reassigned',
    text: [
      `The ride from ${pickup} is no longer yours because you didn’t leave for the pickup in time. We’re looking for another driver.`,
    ],
  }),
  es: ({ pickup }) => ({
    subject: 'Viaje reasignado',
    text: [
      `El viaje desde ${pickup} ya no es tuyo porque no saliste a tiempo hacia la recogida. Estamos buscando a otro conductor.`,
    ],
  }),
};
