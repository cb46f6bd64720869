import type { Words } from './domain/letter';

export const MANY_WRONG_CODES: Words<{ many: number }> = {
  en: ({ many }) => ({
    subject: 'Somebody is trying to sign in to your GroupRide account',
    text: [
      `Wrong sign-in codes were entered for your account ${many} times within a day. Nobody got in with them, and you can sign in as usual.`,
      'If it was not you, you don’t have to do anything. Never give a code to anybody, and make sure that only you can read your email and text messages.',
    ],
    page: 'Your account',
  }),
  es: ({ many }) => ({
    subject: 'Alguien intenta entrar en tu cuenta de GroupRide',
    text: [
      `Se escribieron códigos incorrectos para tu cuenta ${many} veces en un día. Nadie entró con ellos, y tú puedes entrar como siempre.`,
      'Si no fuiste tú, no tienes que hacer nada. No des ningún código a nadie y asegúrate de que solo tú puedas leer tu correo y tus mensajes de texto.',
    ],
    page: 'Tu cuenta',
  }),
};
