import type { MessageTemplate } from '../identity/identity.facade';

export const SOS_TEXTS: MessageTemplate<{ name: string; url: string; place: string | null }> = {
  en: ({ name, url, place }) => ({
    subject: `${name} asked for help`,
    text: [
      `${name} asked for help during a GroupRide trip and named you as an emergency contact. Call them, or 911 if you think they are in danger.`,
      `Follow the trip: ${url}`,
      ...(place === null ? [] : [`Position when they asked: ${place}`]),
    ],
  }),
  es: ({ name, url, place }) => ({
    subject: `${name} pidió ayuda`,
    text: [
      `${name} pidió ayuda durante un viaje de GroupRide y te indicó como contacto de emergencia. Llama a esa persona, o al 911 si crees que está en peligro.`,
      `Sigue el viaje: ${url}`,
      ...(place === null ? [] : [`Posición al pedir ayuda: ${place}`]),
    ],
  }),
};

export const SAFE_TEXTS: MessageTemplate<{ name: string }> = {
  en: ({ name }) => ({
    subject: `${name} is safe`,
    text: [`${name} told GroupRide that they are safe and no longer need help.`],
  }),
  es: ({ name }) => ({
    subject: `${name} está a salvo`,
    text: [`${name} avisó a GroupRide de que está a salvo y ya no necesita ayuda.`],
  }),
};
