import type { Language, ProgressCause } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

export const STILL_COMING_TEXTS: MessageTemplate<{ pickup: string; by: string }> = {
  en: ({ pickup, by }) => ({
    subject: 'Are you still on your way?',
    text: [`Your group is waiting at ${pickup}. Answer in the app by ${by}, or another driver gets the ride.`],
  }),
  es: ({ pickup, by }) => ({
    subject: '¿Sigues en camino?',
    text: [`Tu grupo espera en ${pickup}. Responde en la app antes de ${by} o el viaje pasará a otro conductor.`],
  }),
};

export const LEFT_PICKUP_TEXTS: typeof STILL_COMING_TEXTS = {
  en: ({ pickup, by }) => ({
    subject: 'You left the pickup',
    text: [
      `Go back to ${pickup} by ${by}, or another driver gets the ride. If your group is aboard, verify a passenger and start the trip.`,
    ],
  }),
  es: ({ pickup, by }) => ({
    subject: 'Te fuiste de la recogida',
    text: [
      `Vuelve a ${pickup} antes de ${by} o el viaje pasará a otro conductor. Si tu grupo ya subió, verifica a un pasajero e inicia el viaje.`,
    ],
  }),
};

const BECAUSE: Readonly<Record<Language, Readonly<Record<ProgressCause, string>>>> = {
  en: {
    stalled: 'you weren’t getting closer to the pickup',
    moving_away: 'you were driving away from the pickup',
    unreachable: 'we couldn’t reach your phone',
    left_pickup: 'you left the pickup',
  },
  es: {
    stalled: 'no te acercabas a la recogida',
    moving_away: 'te alejabas de la recogida',
    unreachable: 'no pudimos contactar con tu teléfono',
    left_pickup: 'te fuiste de la recogida',
  },
};

export const TAKEN_BACK_TEXTS: MessageTemplate<{ pickup: string; cause: ProgressCause }> = {
  en: ({ pickup, cause }) => ({
    subject: 'Ride reassigned',
    text: [
      `The ride from ${pickup} is no longer yours because ${BECAUSE.en[cause]}. It counts like a ride you gave back.`,
    ],
  }),
  es: ({ pickup, cause }) => ({
    subject: 'Viaje reasignado',
    text: [`El viaje desde ${pickup} ya no es tuyo porque ${BECAUSE.es[cause]}. Cuenta como un viaje que dejaste.`],
  }),
};

/** The facts of a confirmation request: day and time of the ride, and the deadline for the answer. */
interface ConfirmationFacts {
  pickup: string;
  day: string;
  time: string;
  byDay: string;
  by: string;
}

export const CONFIRM_TEXTS: MessageTemplate<ConfirmationFacts> = {
  en: ({ pickup, day, time, by }) => ({
    subject: 'Confirm your ride',
    text: [
      `Will you drive on ${day} at ${time} from ${pickup}? Confirm in the app by ${by}, or another driver gets the ride.`,
    ],
  }),
  es: ({ pickup, day, time, by }) => ({
    subject: 'Confirma tu viaje',
    text: [
      `¿Harás el viaje del ${day} a ${time} desde ${pickup}? Confírmalo en la app antes de ${by} o pasará a otro conductor.`,
    ],
  }),
};

export const MOVED_UP_TEXTS: MessageTemplate<ConfirmationFacts> = {
  en: ({ pickup, day, time, byDay, by }) => ({
    subject: 'You moved up: the ride is yours',
    text: [
      `You were on the standby list of the ride on ${day} at ${time} from ${pickup}, and it is yours now. Confirm in the app by ${by} on ${byDay}, or the next driver gets it.`,
    ],
  }),
  es: ({ pickup, day, time, byDay, by }) => ({
    subject: 'El viaje ahora es tuyo',
    text: [
      `Estabas en la lista de espera del viaje del ${day} a ${time} desde ${pickup}, y ahora es tuyo. Confírmalo en la app antes de ${by} del ${byDay} o pasará al siguiente conductor.`,
    ],
  }),
};

export const NOT_CONFIRMED_TEXTS: MessageTemplate<{ pickup: string }> = {
  en: ({ pickup }) => ({
    subject: 'Ride reassigned',
    text: [
      `The ride from ${pickup} is no longer yours because you didn’t confirm it. It counts like a ride you gave back.`,
    ],
  }),
  es: ({ pickup }) => ({
    subject: 'Viaje reasignado',
    text: [`El viaje desde ${pickup} ya no es tuyo porque no lo confirmaste. Cuenta como un viaje que dejaste.`],
  }),
};
