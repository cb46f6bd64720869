import type { MessageTemplate } from '../identity/identity.facade';

/** Mail to operations. */
export const ENDPOINT_DISABLED: MessageTemplate<{ description: string; host: string; reason: 'failing' | 'gone' }> = {
  en: ({ description, host, reason }) => ({
    subject: 'Webhook endpoint disabled',
    text: [
      reason === 'gone'
        ? `The webhook endpoint “${description}” (${host}) asked for no more deliveries, so it was disabled.`
        : `The webhook endpoint “${description}” (${host}) accepted nothing for three days, so it was disabled.`,
      'Once it works again, enable it under Developers in the operations application and replay what it missed.',
    ],
  }),
  es: ({ description, host, reason }) => ({
    subject: 'Webhook desactivado',
    text: [
      reason === 'gone'
        ? `El destino de webhooks «${description}» (${host}) pidió no recibir más entregas, así que se desactivó.`
        : `El destino de webhooks «${description}» (${host}) no aceptó nada durante tres días, así que se desactivó.`,
      'Cuando vuelva a funcionar, actívalo en Desarrolladores, en la aplicación de operaciones, y reenvía lo que se perdió.',
    ],
  }),
};
