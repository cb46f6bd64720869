import type { MessageTemplate } from '../identity/identity.facade';

interface PledgeMessage {
  destination: string;
  minRiders: number;
}

/** The moment after which nobody can join or leave. */
interface Deadline {
  day: string;
  time: string;
}

/** `maxShare`: "$12.50", the most that the recipient pays. */
export const JOINED_TEXTS: MessageTemplate<PledgeMessage & Deadline & { maxShare: string }> = {
  en: ({ destination, minRiders, maxShare, day, time }) => ({
    subject: `You’re in for the ride to ${destination}`,
    text: [
      `The ride to ${destination} takes place if at least ${minRiders} people join by ${time} on ${day}. Until then you can leave free of charge.`,
      `Your share is at most ${maxShare}. You’re charged after the trip, and nothing if the ride doesn’t take place.`,
    ],
    page: 'See who joined',
  }),
  es: ({ destination, minRiders, maxShare, day, time }) => ({
    subject: `Participas en el viaje a ${destination}`,
    text: [
      `El viaje a ${destination} se hace si al menos ${minRiders} personas se unen antes de ${time} del ${day}. Hasta entonces puedes dejarlo sin costo.`,
      `Tu parte es como máximo ${maxShare}. Se cobra después del viaje, y nada si el viaje no se hace.`,
    ],
    page: 'Ver quién se unió',
  }),
};

export const REACHED_TEXTS: MessageTemplate<PledgeMessage & Deadline> = {
  en: ({ destination, minRiders, day, time }) => ({
    subject: `Enough people joined the ride to ${destination}`,
    text: [
      `${minRiders} people joined, so the ride to ${destination} takes place unless someone leaves.`,
      `More people can join until ${time} on ${day}. Then we book the ride, and nobody can leave anymore.`,
    ],
    page: 'See who joined',
  }),
  es: ({ destination, minRiders, day, time }) => ({
    subject: `Se unieron suficientes personas al viaje a ${destination}`,
    text: [
      `Se unieron ${minRiders} personas, así que el viaje a ${destination} se hará si nadie lo deja.`,
      `Otras personas pueden unirse hasta ${time} del ${day}. Entonces reservamos el viaje y ya nadie puede dejarlo.`,
    ],
    page: 'Ver quién se unió',
  }),
};

export const REMINDER_TEXTS: MessageTemplate<{ destination: string; missing: number } & Deadline> = {
  en: ({ destination, missing, day, time }) => ({
    subject: `The ride to ${destination} needs ${missing} more`,
    text: [
      `${missing === 1 ? 'One more person has' : `${missing} more people have`} to join the ride to ${destination} by ${time} on ${day}. Share the link with your friends.`,
      'If not enough people join, the ride doesn’t take place and nobody pays anything.',
    ],
    page: 'See who joined',
  }),
  es: ({ destination, missing, day, time }) => ({
    subject: `Al viaje a ${destination} ${missing === 1 ? 'le falta 1 persona' : `le faltan ${missing} personas`}`,
    text: [
      `${missing === 1 ? 'Falta que se una una persona' : `Falta que se unan ${missing} personas`} al viaje a ${destination} antes de ${time} del ${day}. Comparte el enlace con tus amigos.`,
      'Si no se unen suficientes personas, el viaje no se hace y nadie paga nada.',
    ],
    page: 'Ver quién se unió',
  }),
};

interface BookedPledge {
  pickup: string;
  destination: string;
  riders: number;
  /** "$12.50" */
  share: string;
  /** The start of the ride. */
  day: string;
  time: string;
}

export const BOOKED_TEXTS: MessageTemplate<BookedPledge> = {
  en: ({ pickup, destination, riders, share, day, time }) => ({
    subject: `Your ride to ${destination} is booked`,
    text: [
      `The ride from ${pickup} to ${destination} for ${riders} people is booked for ${day} at ${time}.`,
      `Your share is ${share}. We’ll charge it after the trip and release anything above it.`,
    ],
    page: 'Follow your ride',
  }),
  es: ({ pickup, destination, riders, share, day, time }) => ({
    subject: `Tu viaje a ${destination} está reservado`,
    text: [
      `El viaje de ${pickup} a ${destination} para ${riders} personas está reservado para el ${day} a ${time}.`,
      `Tu parte es ${share}. La cobramos después del viaje y liberamos lo demás.`,
    ],
    page: 'Sigue tu viaje',
  }),
};

export const MISSED_TEXTS: MessageTemplate<PledgeMessage> = {
  en: ({ destination, minRiders }) => ({
    subject: `The ride to ${destination} doesn’t take place`,
    text: [
      `Fewer than ${minRiders} people joined and paid for the ride to ${destination} in time, so it doesn’t take place.`,
      'You pay nothing. Anything set aside on your card is released.',
    ],
    page: 'See the ride',
  }),
  es: ({ destination, minRiders }) => ({
    subject: `El viaje a ${destination} no se hace`,
    text: [
      `Menos de ${minRiders} personas se unieron y pagaron a tiempo el viaje a ${destination}, así que no se hace.`,
      'No pagas nada. Lo que reservamos en tu tarjeta se libera.',
    ],
    page: 'Ver el viaje',
  }),
};

export const SEAT_LOST_TEXTS: MessageTemplate<{ destination: string }> = {
  en: ({ destination }) => ({
    subject: `You lost your seat in the ride to ${destination}`,
    text: [
      `Your share of the ride to ${destination} wasn’t paid in time, so you no longer have a seat. You pay nothing.`,
    ],
  }),
  es: ({ destination }) => ({
    subject: `Perdiste tu asiento en el viaje a ${destination}`,
    text: [`Tu parte del viaje a ${destination} no se pagó a tiempo, así que ya no tienes asiento. No pagas nada.`],
  }),
};
