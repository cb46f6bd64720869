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

interface BookedForYou {
  /** Name of the service. */
  bookedBy: string;
  pickup: string;
  destination: string;
  /** Null for an immediate ride. */
  start: { day: string; time: string } | null;
  url: string;
}

export const BOOKED_FOR_YOU: MessageTemplate<BookedForYou> = {
  en: ({ bookedBy, pickup, destination, start, url }) => ({
    subject: `Your ride to ${destination}`,
    text: [
      `${bookedBy} booked a ride for you from ${pickup} to ${destination}${start ? `, ${start.day} at ${start.time}` : ''}. You pay nothing.`,
      `Follow your ride and show your boarding code here: ${url}`,
      'If the ride has to change, ask whoever booked it.',
    ],
  }),
  es: ({ bookedBy, pickup, destination, start, url }) => ({
    subject: `Tu viaje a ${destination}`,
    text: [
      `${bookedBy} reservó un viaje para ti de ${pickup} a ${destination}${start ? `, ${start.day} a ${start.time}` : ''}. No pagas nada.`,
      `Sigue tu viaje y muestra tu código de abordaje aquí: ${url}`,
      'Si el viaje tiene que cambiar, díselo a quien lo reservó.',
    ],
  }),
};
