import type { IncomingMessage } from 'node:http';
import { METHOD_NAMES, redirects, type MethodType } from '../resources/method-types';

export type Locale = 'en' | 'es';

/** The language in the address, otherwise the browser's preferred one. */
export function localeOf(asked: string | null, request: IncomingMessage): Locale {
  const tag = asked ?? request.headers['accept-language'] ?? '';
  return tag.trim().toLowerCase().startsWith('es') ? 'es' : 'en';
}

const CHALLENGE = {
  en: {
    testMode: 'Test mode',
    amountLabel: 'Amount',
    nothingNow: 'Nothing now',
    merchant: 'Merchant',
    over: 'This is over. Please go back to the shop.',
    bank: {
      issuer: 'Your bank',
      title: ['Confirm your payment', 'Confirm saving your card'],
      text: [
        'Your bank asks you to confirm this card payment.',
        'Your bank asks you to confirm that this card may be saved for later payments.',
      ],
      note: 'This is a 3D Secure test page. Choose how the authentication ends.',
      agree: 'Complete authentication',
      refuse: 'Fail authentication',
    },
    other: (name: string) => ({
      issuer: name,
      title: [`Pay with ${name}?`, `Allow payments with ${name}?`],
      text: ['You were sent here to agree to this payment.', 'You were sent here to agree to later payments.'],
      note: `This is a test page and not ${name}: nothing is charged. Choose how it ends.`,
      agree: 'Authorize test payment',
      refuse: 'Decline test payment',
    }),
  },
  es: {
    testMode: 'Modo de prueba',
    amountLabel: 'Importe',
    nothingNow: 'Nada por ahora',
    merchant: 'Negocio',
    over: 'Esto ya terminó. Vuelve a la tienda.',
    bank: {
      issuer: 'Tu banco',
      title: ['Confirma tu pago', 'Confirma que guardas tu tarjeta'],
      text: [
        'Tu banco te pide confirmar este pago con tarjeta.',
        'Tu banco te pide confirmar que esta tarjeta se guarde para pagos futuros.',
      ],
      note: 'Esta es una página de prueba de 3D Secure. Elige cómo termina la autenticación.',
      agree: 'Completar la autenticación',
      refuse: 'No autenticar',
    },
    other: (name: string) => ({
      issuer: name,
      title: [`¿Pagar con ${name}?`, `¿Permitir pagos con ${name}?`],
      text: ['Llegaste aquí para aceptar este pago.', 'Llegaste aquí para aceptar pagos futuros.'],
      note: `Esta es una página de prueba y no ${name}: no se cobra nada. Elige cómo termina.`,
      agree: 'Autorizar el pago de prueba',
      refuse: 'Rechazar el pago de prueba',
    }),
  },
};

/** @param method the type of the payment method; @param pays whether there is a sum, or only a card to be saved */
export function challengeWords(
  locale: Locale,
  method: string,
  pays: boolean,
): Record<string, string> & { nothingNow: string } {
  const { bank, other, ...page } = CHALLENGE[locale];
  const { title, text, ...words } = redirects(method) ? other(METHOD_NAMES[method as MethodType]) : bank;
  const which = pays ? 0 : 1;
  return { ...page, ...words, title: title[which] ?? '', text: text[which] ?? '', locale };
}

const ONBOARDING = {
  en: {
    page: 'Get paid',
    testMode: 'Test mode',
    payouts: 'Payouts',
    title: 'Where should your money go?',
    bank: 'Test bank account (routing number 110000000)',
    note: 'This is a test page: no personal details are asked for and no bank is called.',
    submit: 'Agree and submit',
    later: 'Return without finishing',
    arrive: 'payouts arrive',
    fail: 'payouts fail',
  },
  es: {
    page: 'Recibe tu dinero',
    testMode: 'Modo de prueba',
    payouts: 'Pagos',
    title: '¿Adónde va tu dinero?',
    bank: 'Cuenta bancaria de prueba (número de ruta 110000000)',
    note: 'Esta es una página de prueba: no se piden datos personales y no se llama a ningún banco.',
    submit: 'Aceptar y enviar',
    later: 'Volver sin terminar',
    arrive: 'los pagos llegan',
    fail: 'los pagos fallan',
  },
};

export function onboardingWords(locale: Locale): (typeof ONBOARDING)['en'] & { locale: Locale } {
  return { ...ONBOARDING[locale], locale };
}
