import type { Language } from '@groupride/contracts';

interface CalledOff {
  destination: string;
  /** As whoever called it off wrote it; null when nobody did. */
  reason: string | null;
  /** "$12.50"; null when nothing is kept. */
  fee: string | null;
}

interface Words {
  hello(name: string): string;
  subject(ride: CalledOff): string;
  text(ride: CalledOff): string;
  /** For the organizer, who pays what is kept. */
  money(ride: CalledOff): string;
  nothing: string;
  page: string;
}

export const CALLED_OFF_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: ({ destination }) => `Your ride to ${destination} is called off`,
    text: ({ destination, reason }) => `your ride to ${destination} does not take place.${reason ? ` ${reason}` : ''}`,
    money: ({ fee }) => (fee ? `${fee} are kept by the cancellation policy; whatever else is held on your card goes back.` : 'You pay nothing; what is held on your card goes back.'),
    nothing: 'You pay nothing; what is held on your card goes back.',
    page: 'See the ride',
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: ({ destination }) => `Tu viaje a ${destination} se ha cancelado`,
    text: ({ destination, reason }) => `tu viaje a ${destination} no se realizará.${reason ? ` ${reason}` : ''}`,
    money: ({ fee }) => (fee ? `Según la política de cancelación se cobran ${fee}; el resto de lo retenido en tu tarjeta se libera.` : 'No pagas nada; lo retenido en tu tarjeta se libera.'),
    nothing: 'No pagas nada; lo retenido en tu tarjeta se libera.',
    page: 'Ver el viaje',
  },
};
