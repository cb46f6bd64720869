import type { MessageTemplate } from '../identity/identity.facade';

interface Booked {
  pickup: string;
  destination: string;
  people: number;
  /** Null for an immediate ride. */
  start: { day: string; time: string } | null;
  /** "3 hours, Sat, Nov 21, 6:30 – 9:30 PM"; null for a ride that is not booked by the hour. */
  bookedTime: string | null;
  /** "$50.00"; null when there is nothing to pay. */
  total: string | null;
  cash: boolean;
  /** False when the organizer pays for everyone. */
  friendsPay: boolean;
  /** "Saturday, December 5" when the saved card is authorized later; null when it is already authorized. */
  setAsideOn: string | null;
  /** Address of the calendar file; null for an immediate ride. */
  calendarUrl: string | null;
}

type Paying = Pick<Booked, 'total' | 'cash' | 'friendsPay' | 'setAsideOn'>;

export const BOOKED_TEXTS: MessageTemplate<Booked> = {
  en: ({ pickup, destination, people, start, bookedTime, total, cash, friendsPay, setAsideOn, calendarUrl }) => ({
    subject: `Your ride to ${destination}`,
    text: [
      `Your ride from ${pickup} to ${destination} for ${people} people is ${start ? `booked for ${start.day} at ${start.time}` : 'requested'}.`,
      ...(bookedTime ? [`You have the vehicle for ${bookedTime}.`] : []),
      payingEn({ total, cash, friendsPay, setAsideOn }),
      calendarUrl && `Add to calendar: ${calendarUrl}`,
    ],
    page: 'Follow your ride',
  }),
  es: ({ pickup, destination, people, start, bookedTime, total, cash, friendsPay, setAsideOn, calendarUrl }) => ({
    subject: `Tu viaje a ${destination}`,
    text: [
      `Tu viaje de ${pickup} a ${destination} para ${people} personas está ${start ? `reservado para el ${start.day} a ${start.time}` : 'solicitado'}.`,
      ...(bookedTime ? [`Tienes el vehículo durante ${bookedTime}`] : []),
      payingEs({ total, cash, friendsPay, setAsideOn }),
      calendarUrl && `Agregar al calendario: ${calendarUrl}`,
    ],
    page: 'Sigue tu viaje',
  }),
};

function payingEn({ total, cash, friendsPay, setAsideOn }: Paying): string {
  if (!total) return 'You don’t pay anything.';
  if (cash) return `You pay the driver ${total} in person.`;
  const held = setAsideOn
    ? `Your card is saved. We’ll set aside ${total} on it on ${setAsideOn}.`
    : `We set aside ${total} on your card.`;
  return `${held} We’ll charge it after the trip${friendsPay ? ', minus what friends pay for their own seats' : ''}.`;
}

function payingEs({ total, cash, friendsPay, setAsideOn }: Paying): string {
  if (!total) return 'No pagas nada.';
  if (cash) return `Le pagas ${total} al conductor en persona.`;
  const held = setAsideOn
    ? `Tu tarjeta está guardada. Reservaremos ${total} en ella el ${setAsideOn}.`
    : `Reservamos ${total} en tu tarjeta.`;
  return `${held} Lo cobraremos después del viaje${friendsPay ? ', menos lo que tus amigos paguen por sus asientos' : ''}.`;
}
