import type { MessageTemplate } from '../identity/identity.facade';

export interface InvitationFacts {
  /** First name. */
  inviter: string;
  /** First name; null when the inviter is the organizer. */
  organizer: string | null;
  pickup: string;
  destination: string;
  /** Null for a ride that starts now. */
  start: { day: string; time: string } | null;
  /** "3 hours, Sat, Nov 21, 6:30 – 9:30 PM"; null for a ride that is not booked by the hour. */
  bookedTime: string | null;
  /** "$13.71" */
  cost: string;
  inCash: boolean;
  /** First name of the organizer who pays for everyone; null when riders share the cost. */
  sponsor: string | null;
  message: string | null;
  joinUrl: string;
  optOutUrl: string;
}

const whenEn = ({ start, bookedTime }: InvitationFacts) =>
  bookedTime ?? (start ? `${start.day} at ${start.time}` : 'Now');
const whenEs = ({ start, bookedTime }: InvitationFacts) =>
  bookedTime ?? (start ? `${start.day} a ${start.time}` : 'Ahora');
const costEn = ({ cost, inCash, sponsor }: InvitationFacts) =>
  sponsor
    ? `Cost per person: $0.00, ${sponsor} pays for everyone`
    : `Cost per person: ${cost}${inCash ? ' in cash' : ''}`;
const costEs = ({ cost, inCash, sponsor }: InvitationFacts) =>
  sponsor
    ? `Costo por persona: $0.00, ${sponsor} paga por todos`
    : `Costo por persona: ${cost}${inCash ? ' en efectivo' : ''}`;

export const MAIL_TEXTS: MessageTemplate<InvitationFacts> = {
  en: (facts) => ({
    subject: `${facts.inviter} invites you to a ride to ${facts.destination}`,
    text: [
      `${facts.inviter} invites you to ${facts.organizer === null ? 'share a ride' : `${facts.organizer}’s group ride`} with GroupRide.`,
      facts.message === null ? null : `${facts.inviter} wrote: “${facts.message}”`,
      [`From: ${facts.pickup}`, `To: ${facts.destination}`, `When: ${whenEn(facts)}`, costEn(facts)].join('\n'),
      `See the ride and join: ${facts.joinUrl}`,
      `${facts.inviter} entered your address. To stop all GroupRide invitations to it: ${facts.optOutUrl}`,
    ],
  }),
  es: (facts) => ({
    subject: `${facts.inviter} te invita a un viaje a ${facts.destination}`,
    text: [
      `${facts.inviter} te invita a ${facts.organizer === null ? 'compartir un viaje' : `viajar en el grupo de ${facts.organizer}`} con GroupRide.`,
      facts.message === null ? null : `${facts.inviter} escribió: «${facts.message}»`,
      [`De: ${facts.pickup}`, `A: ${facts.destination}`, `Cuándo: ${whenEs(facts)}`, costEs(facts)].join('\n'),
      `Ver el viaje y unirte: ${facts.joinUrl}`,
      `${facts.inviter} ingresó tu dirección. Para no recibir más invitaciones de GroupRide: ${facts.optOutUrl}`,
    ],
  }),
};

/** A shorter version for text messages. */
export const TEXT_MESSAGE_TEXTS: MessageTemplate<InvitationFacts> = {
  en: (facts) => ({
    subject: 'GroupRide invitation',
    text: [
      `${facts.inviter} invites you to a GroupRide from ${facts.pickup} to ${facts.destination}. ${whenEn(facts)}. ${costEn(facts)}.`,
      facts.message === null ? null : `“${facts.message}”`,
      `Join: ${facts.joinUrl}`,
      `Stop invitations: ${facts.optOutUrl}`,
    ],
  }),
  es: (facts) => ({
    subject: 'Invitación de GroupRide',
    text: [
      `${facts.inviter} te invita a un GroupRide de ${facts.pickup} a ${facts.destination}. ${whenEs(facts)}. ${costEs(facts)}.`,
      facts.message === null ? null : `«${facts.message}»`,
      `Únete: ${facts.joinUrl}`,
      `No más invitaciones: ${facts.optOutUrl}`,
    ],
  }),
};
