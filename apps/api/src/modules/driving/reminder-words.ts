import type { Words } from '../identity/identity.facade';

export const SET_OUT_WORDS: Words<{ time: string; pickup: string }> = {
  en: ({ time, pickup }) => ({
    subject: 'Your next ride',
    text: [`Your ride at ${time} from ${pickup} starts soon. Go online and set out, or give it back so that somebody else can drive.`],
  }),
  es: ({ time, pickup }) => ({
    subject: 'Tu próximo viaje',
    text: [`Tu viaje de ${time} desde ${pickup} empieza pronto. Conéctate y sal, o devuélvelo para que lo haga otra persona.`],
  }),
};

export const TAKEN_BACK_WORDS: Words<{ pickup: string }> = {
  en: ({ pickup }) => ({
    subject: 'Ride given to another driver',
    text: [`You did not set out in time for the ride from ${pickup}, so we are looking for another driver.`],
  }),
  es: ({ pickup }) => ({
    subject: 'El viaje pasa a otro conductor',
    text: [`No saliste a tiempo para el viaje desde ${pickup}, así que estamos buscando a otro conductor.`],
  }),
};
