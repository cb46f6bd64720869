import type { Words } from './domain/letter';

/** Nothing a stranger typed is in the messages that carry a code: anybody can have one sent to anybody. */
interface Code {
  code: string;
}

const CLOSING_EN = 'It is good for 10 minutes and can be used once. GroupRide never asks you for it by phone or message.';
const CLOSING_ES = 'Vale durante 10 minutos y se puede usar una sola vez. GroupRide nunca te lo pide por teléfono ni por mensaje.';

export const SIGN_UP: Words<Code> = {
  en: ({ code }) => ({
    subject: 'Welcome to GroupRide: confirm your email address',
    text: [`Welcome to GroupRide. Your sign-in code is ${code}.`, CLOSING_EN, 'If you did not sign up, ignore this message: the account stays closed without the code.'],
  }),
  es: ({ code }) => ({
    subject: 'Te damos la bienvenida a GroupRide: confirma tu correo electrónico',
    text: [`Te damos la bienvenida a GroupRide. Tu código para entrar es ${code}.`, CLOSING_ES, 'Si no creaste una cuenta, ignora este mensaje: sin el código nadie puede abrirla.'],
  }),
};

export const SIGN_IN: Words<Code> = {
  en: ({ code }) => ({
    subject: 'Your GroupRide sign-in code',
    text: [`Your GroupRide sign-in code is ${code}.`, CLOSING_EN, 'If you did not ask for it, ignore this message.'],
  }),
  es: ({ code }) => ({
    subject: 'Tu código para entrar en GroupRide',
    text: [`Tu código para entrar en GroupRide es ${code}.`, CLOSING_ES, 'Si no lo pediste, ignora este mensaje.'],
  }),
};

export const SECOND_FACTOR: Words<Code> = {
  en: ({ code }) => ({
    subject: 'Your GroupRide operations code',
    text: [`Your second code for GroupRide operations is ${code}.`, CLOSING_EN, 'If you are not signing in now, somebody else can read your sign-in codes: tell the operations team.'],
  }),
  es: ({ code }) => ({
    subject: 'Tu código de operaciones de GroupRide',
    text: [`Tu segundo código para operaciones de GroupRide es ${code}.`, CLOSING_ES, 'Si no estás entrando en este momento, otra persona puede leer tus códigos: avisa al equipo de operaciones.'],
  }),
};

export const PHONE: Words<Code> = {
  en: ({ code }) => ({
    subject: 'Confirm your phone number for GroupRide',
    text: [`Your code to confirm this phone number for GroupRide is ${code}.`, CLOSING_EN, 'If you did not ask for it, ignore this message.'],
  }),
  es: ({ code }) => ({
    subject: 'Confirma tu teléfono para GroupRide',
    text: [`Tu código para confirmar este teléfono en GroupRide es ${code}.`, CLOSING_ES, 'Si no lo pediste, ignora este mensaje.'],
  }),
};

export const PHONE_CONFIRMED: Words<{ lastDigits: string }> = {
  en: ({ lastDigits }) => ({
    subject: 'A phone number was confirmed for your GroupRide account',
    text: [
      `The phone number ending in ${lastDigits} was confirmed with a code for your GroupRide account. From now on it can be used to sign in.`,
      'If this is not your number, sign in with your email address and change it in your account.',
    ],
  }),
  es: ({ lastDigits }) => ({
    subject: 'Se confirmó un teléfono para tu cuenta de GroupRide',
    text: [
      `El teléfono terminado en ${lastDigits} se confirmó con un código para tu cuenta de GroupRide. Desde ahora sirve para entrar.`,
      'Si ese número no es tuyo, entra con tu correo electrónico y cámbialo en tu cuenta.',
    ],
  }),
};
