import type { Words } from '../identity/identity.facade';

interface LeftBehind {
  pickup: string;
  destination: string;
}

export const LEFT_BEHIND_WORDS: Words<LeftBehind> = {
  en: ({ pickup, destination }) => ({
    subject: `Your ride to ${destination} goes on without you`,
    text: [
      `your driver waited at ${pickup} and had to go on. Your share of the ride stands as if you rode along.`,
      'If you are at the pickup, speak to the driver now: until the trip starts they can let you board.',
    ],
    page: 'See the ride',
  }),
  es: ({ pickup, destination }) => ({
    subject: `Tu viaje a ${destination} sigue sin ti`,
    text: [
      `El conductor esperó en ${pickup} y tuvo que seguir. Tu parte del viaje se mantiene como si hubieras viajado.`,
      'Si estás en el punto de recogida, habla ahora con el conductor: hasta que empiece el viaje puede dejarte subir.',
    ],
    page: 'Ver el viaje',
  }),
};
