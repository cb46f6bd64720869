import type { Words } from '../identity/identity.facade';

interface Booked {
  pickup: string;
  destination: string;
  people: number;
  /** Of a ride that is scheduled. */
  start: { day: string; time: string } | null;
  /** "$50.00"; null when there is nothing to pay. */
  total: string | null;
  cash: boolean;
}

export const BOOKED_WORDS: Words<Booked> = {
  en: ({ pickup, destination, people, start, total, cash }) => ({
    subject: `Your ride to ${destination}`,
    text: [
      `your ride from ${pickup} to ${destination} for ${people} people is booked${start ? ` for ${start.day} at ${start.time}` : ''}.`,
      payingEn(total, cash),
    ],
    page: 'Follow it here',
  }),
  es: ({ pickup, destination, people, start, total, cash }) => ({
    subject: `Tu viaje a ${destination}`,
    text: [
      `Tu viaje de ${pickup} a ${destination} para ${people} personas está reservado${start ? ` para el ${start.day} a ${start.time}` : ''}.`,
      payingEs(total, cash),
    ],
    page: 'Síguelo aquí',
  }),
};

function payingEn(total: string | null, cash: boolean): string {
  if (!total) return 'There is nothing to pay.';
  return cash ? `You pay the driver ${total} in person.` : `Your card is held for ${total}. You are charged when the ride is over, less what friends pay for their own seats.`;
}

function payingEs(total: string | null, cash: boolean): string {
  if (!total) return 'No hay nada que pagar.';
  return cash ? `Le pagas ${total} al conductor en persona.` : `Se retienen ${total} en tu tarjeta. Se te cobrará cuando termine el viaje, menos lo que tus amigos paguen por su asiento.`;
}
