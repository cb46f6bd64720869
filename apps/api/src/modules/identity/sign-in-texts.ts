import type { MessageTemplate } from './domain/message-content';

export const TOO_MANY_CODES_TEXTS: MessageTemplate<{ many: number }> = {
  en: ({ many }) => ({
    subject: 'Someone is trying to sign in to your GroupRide account',
    text: [
      `Someone entered a wrong sign-in code for your account ${many} times in one day. Nobody got in, and you can sign in as usual.`,
      'If it wasn’t you, you don’t need to do anything. Never share a code, and make sure only you can read your email and text messages.',
    ],
    page: 'Your account',
  }),
  es: ({ many }) => ({
    subject: 'Alguien intenta entrar en tu cuenta de GroupRide',
    text: [
      `Alguien escribió un código incorrecto para tu cuenta ${many} veces en un día. Nadie entró, y tú puedes entrar como siempre.`,
      'Si no fuiste tú, no tienes que hacer nada. Nunca compartas un código y asegúrate de que solo tú puedas leer tu correo y tus mensajes de texto.',
    ],
    page: 'Tu cuenta',
  }),
};
