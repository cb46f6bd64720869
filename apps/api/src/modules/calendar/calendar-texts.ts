import type { Language } from '@groupride/contracts';

interface Trip {
  pickup: string;
  destination: string;
  people: number;
  url: string;
}

export const CALENDAR_TEXTS: Readonly<Record<Language, (trip: Trip) => { summary: string; description: string }>> = {
  en: ({ pickup, destination, people, url }) => ({
    summary: `GroupRide to ${destination}`,
    description: `From: ${pickup}\nTo: ${destination}\nPeople: ${people}\n\nRide and boarding code: ${url}`,
  }),
  es: ({ pickup, destination, people, url }) => ({
    summary: `GroupRide a ${destination}`,
    description: `De: ${pickup}\nA: ${destination}\nPersonas: ${people}\n\nViaje y código de embarque: ${url}`,
  }),
};
