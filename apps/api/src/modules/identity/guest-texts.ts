import type { MessageTemplate } from './domain/message-content';

/** Anybody can trigger this message to anybody, so it contains nothing that a requester typed. */
export const GUEST_LINK: MessageTemplate<object> = {
  en: () => ({
    subject: 'Your GroupRide seat',
    text: [
      'Someone joined a group ride as a guest with this address. This link opens the ride on another device. It works once.',
      'If this wasn’t you, ignore this message.',
    ],
    page: 'Open the ride',
  }),
  es: () => ({
    subject: 'Tu asiento en GroupRide',
    text: [
      'Alguien se unió a un viaje en grupo como invitado con esta dirección. Este enlace abre el viaje en otro dispositivo. Funciona una sola vez.',
      'Si no fuiste tú, ignora este mensaje.',
    ],
    page: 'Abrir el viaje',
  }),
};
