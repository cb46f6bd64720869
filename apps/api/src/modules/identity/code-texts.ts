import type { MessageTemplate } from './domain/message-content';

/** Anybody can trigger these messages to anybody, so they contain nothing that a requester typed. */
interface Code {
  code: string;
}

const CLOSING_EN = 'You can use it once within 10 minutes. GroupRide never asks for it by phone or message.';
const CLOSING_ES =
  'Puedes usarlo una sola vez en los próximos 10 minutos. GroupRide nunca te lo pide por teléfono ni por mensaje.';

export const SIGN_UP: MessageTemplate<Code> = {
  en: ({ code }) => ({
    subject: 'Welcome to GroupRide: confirm your email address',
    text: [
      `Welcome to GroupRide. Your sign-in code is ${code}.`,
      CLOSING_EN,
      'If you didn’t sign up, ignore this message. Nobody can use the account without the code.',
    ],
  }),
  es: ({ code }) => ({
    subject: 'Te damos la bienvenida a GroupRide: confirma tu correo electrónico',
    text: [
      `Te damos la bienvenida a GroupRide. Tu código para entrar es ${code}.`,
      CLOSING_ES,
      'Si no creaste una cuenta, ignora este mensaje. Nadie puede usarla sin el código.',
    ],
  }),
};

export const SIGN_IN: MessageTemplate<Code> = {
  en: ({ code }) => ({
    subject: 'Your GroupRide sign-in code',
    text: [`Your GroupRide sign-in code is ${code}.`, CLOSING_EN, 'If you didn’t ask for it, ignore this message.'],
  }),
  es: ({ code }) => ({
    subject: 'Tu código para entrar en GroupRide',
    text: [`Tu código para entrar en GroupRide es ${code}.`, CLOSING_ES, 'Si no lo pediste, ignora este mensaje.'],
  }),
};

export const SECOND_FACTOR: MessageTemplate<Code> = {
  en: ({ code }) => ({
    subject: 'Your GroupRide operations code',
    text: [
      `Your second code for GroupRide operations is ${code}.`,
      CLOSING_EN,
      'If you’re not signing in right now, someone else can read your sign-in codes. Tell the operations team.',
    ],
  }),
  es: ({ code }) => ({
    subject: 'Tu código de operaciones de GroupRide',
    text: [
      `Tu segundo código para operaciones de GroupRide es ${code}.`,
      CLOSING_ES,
      'Si no estás entrando en este momento, otra persona puede leer tus códigos. Avisa al equipo de operaciones.',
    ],
  }),
};

export const FRESH_PROOF: MessageTemplate<Code> = {
  en: ({ code }) => ({
    subject: 'Your GroupRide operations code',
    text: [
      `Your code to confirm a change in GroupRide operations is ${code}.`,
      CLOSING_EN,
      'If you aren’t changing anything right now, someone else is using your session. Sign out and tell the operations team.',
    ],
  }),
  es: ({ code }) => ({
    subject: 'Tu código de operaciones de GroupRide',
    text: [
      `Tu código para confirmar un cambio en operaciones de GroupRide es ${code}.`,
      CLOSING_ES,
      'Si no estás cambiando nada en este momento, otra persona usa tu sesión. Cierra la sesión y avisa al equipo de operaciones.',
    ],
  }),
};

export const PHONE: MessageTemplate<Code> = {
  en: ({ code }) => ({
    subject: 'Confirm your phone number for GroupRide',
    text: [
      `Your code to confirm this phone number for GroupRide is ${code}.`,
      CLOSING_EN,
      'If you didn’t ask for it, ignore this message.',
    ],
  }),
  es: ({ code }) => ({
    subject: 'Confirma tu teléfono para GroupRide',
    text: [
      `Tu código para confirmar este teléfono en GroupRide es ${code}.`,
      CLOSING_ES,
      'Si no lo pediste, ignora este mensaje.',
    ],
  }),
};

export const PHONE_CONFIRMED: MessageTemplate<{ lastDigits: string }> = {
  en: ({ lastDigits }) => ({
    subject: 'A phone number was confirmed for your GroupRide account',
    text: [
      `The phone number ending in ${lastDigits} was confirmed for your GroupRide account. You can now sign in with it.`,
      'If this isn’t your number, sign in with your email address and change it in your account.',
    ],
  }),
  es: ({ lastDigits }) => ({
    subject: 'Se confirmó un teléfono para tu cuenta de GroupRide',
    text: [
      `El teléfono terminado en ${lastDigits} se confirmó para tu cuenta de GroupRide. Ya puedes entrar con él.`,
      'Si ese número no es tuyo, entra con tu correo electrónico y cámbialo en tu cuenta.',
    ],
  }),
};

export const ACCOUNT_DELETION: MessageTemplate<Code> = {
  en: ({ code }) => ({
    subject: 'Your code to delete your GroupRide account',
    text: [
      `Your code to delete your GroupRide account is ${code}.`,
      CLOSING_EN,
      'If you don’t want to delete your account, ignore this message and sign out of devices that you don’t use.',
    ],
  }),
  es: ({ code }) => ({
    subject: 'Tu código para eliminar tu cuenta de GroupRide',
    text: [
      `Tu código para eliminar tu cuenta de GroupRide es ${code}.`,
      CLOSING_ES,
      'Si no quieres eliminar tu cuenta, ignora este mensaje y cierra la sesión en los dispositivos que no uses.',
    ],
  }),
};
