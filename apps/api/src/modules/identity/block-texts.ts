import type { MessageTemplate } from './domain/message-content';

export const BLOCKED_TEXTS: MessageTemplate<{ reason: string }> = {
  en: ({ reason }) => ({
    subject: 'You can’t book rides with GroupRide for now',
    text: [
      `We blocked your account, so you can’t book or join rides. Reason: ${reason}`,
      'Rides that you have booked or joined already still take place. If you think this is wrong, write to our team.',
    ],
    page: 'Message our team',
  }),
  es: ({ reason }) => ({
    subject: 'Por ahora no puedes reservar viajes con GroupRide',
    text: [
      `Bloqueamos tu cuenta, así que no puedes reservar viajes ni unirte a ellos. Motivo: ${reason}`,
      'Los viajes que ya reservaste o a los que ya te uniste siguen en pie. Si crees que es un error, escribe a nuestro equipo.',
    ],
    page: 'Escribir a nuestro equipo',
  }),
};

export const UNBLOCKED_TEXTS: MessageTemplate<object> = {
  en: () => ({
    subject: 'You can book rides with GroupRide again',
    text: ['We unblocked your account. You can book and join rides as before.'],
    page: 'Book a ride',
  }),
  es: () => ({
    subject: 'Ya puedes volver a reservar viajes con GroupRide',
    text: ['Desbloqueamos tu cuenta. Puedes reservar viajes y unirte a ellos como antes.'],
    page: 'Reservar un viaje',
  }),
};
