import type { Words } from '../identity/identity.facade';

interface CalledOff {
  destination: string;
  /** Why, in the reader's language where it was not somebody's own words; null when nobody said. */
  reason: string | null;
  /** For the organizer, who pays what is kept: "$12.50"; null when nothing is, and for everybody else. */
  fee: string | null;
}

export const CALLED_OFF_WORDS: Words<CalledOff> = {
  en: ({ destination, reason, fee }) => ({
    subject: `Your ride to ${destination} is called off`,
    text: [
      `your ride to ${destination} does not take place.${reason ? ` ${reason}` : ''}`,
      fee ? `${fee} are kept by the cancellation policy; whatever else is held on your card goes back.` : 'You pay nothing; what is held on your card goes back.',
    ],
    page: 'See the ride',
  }),
  es: ({ destination, reason, fee }) => ({
    subject: `Tu viaje a ${destination} se ha cancelado`,
    text: [
      `Tu viaje a ${destination} no se realizará.${reason ? ` ${reason}` : ''}`,
      fee ? `Según la política de cancelación se cobran ${fee}; el resto de lo retenido en tu tarjeta se libera.` : 'No pagas nada; lo retenido en tu tarjeta se libera.',
    ],
    page: 'Ver el viaje',
  }),
};
