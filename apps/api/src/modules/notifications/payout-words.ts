import type { Language, PayoutFailure } from '@groupride/contracts';
import type { Words } from '../identity/identity.facade';

interface Payout {
  /** "$12.50" */
  amount: string;
  /** Last digits of the account. */
  last4: string | null;
  instant: boolean;
}

interface FailedPayout extends Payout {
  /** Why, and what the driver does about it. */
  why: string;
}

export const ARRIVED_WORDS: Words<Payout> = {
  en: ({ amount, last4, instant }) => ({
    subject: `${amount} has reached your bank`,
    text: [`your ${instant ? 'instant' : 'weekly'} payout of ${amount} has reached your account${last4 ? ` ending in ${last4}` : ''}.`],
    page: 'Your payouts',
  }),
  es: ({ amount, last4, instant }) => ({
    subject: `${amount} ha llegado a tu banco`,
    text: [`Tu pago ${instant ? 'al instante' : 'semanal'} de ${amount} ha llegado a tu cuenta${last4 ? ` terminada en ${last4}` : ''}.`],
    page: 'Tus pagos',
  }),
};

export const FAILED_WORDS: Words<FailedPayout> = {
  en: ({ amount, last4, instant, why }) => ({
    subject: `Your payout of ${amount} did not arrive`,
    text: [
      `your payout of ${amount} to the account${last4 ? ` ending in ${last4}` : ''} did not arrive. The money is back in your balance${instant ? ', the fee as well' : ''}.`,
      why,
      instant ? 'You can ask for it again at any time, or wait for the free payout on Tuesday.' : 'We try again on each of the three days after Tuesday, and then with the next weekly payout.',
    ],
    page: 'Your payouts',
  }),
  es: ({ amount, last4, instant, why }) => ({
    subject: `Tu pago de ${amount} no ha llegado`,
    text: [
      `Tu pago de ${amount} a la cuenta${last4 ? ` terminada en ${last4}` : ''} no ha llegado. El dinero está otra vez en tu saldo${instant ? ', también la comisión' : ''}.`,
      why,
      instant
        ? 'Puedes pedirlo otra vez cuando quieras, o esperar al pago gratuito del martes.'
        : 'Lo intentamos otra vez cada uno de los tres días después del martes, y después con el siguiente pago semanal.',
    ],
    page: 'Tus pagos',
  }),
};

/** A bank account that the driver has to change before anything can reach it. */
const CHANGE_EN = 'Give us another bank account on the page below.';
const CHANGE_ES = 'Indícanos otra cuenta bancaria en la página de abajo.';

/** Why a payout failed. */
export const FAILURE_WORDS: Readonly<Record<Language, Readonly<Record<PayoutFailure, string>>>> = {
  en: {
    account_closed: `The account is closed. ${CHANGE_EN}`,
    no_account: `The bank knows no such account. ${CHANGE_EN}`,
    account_restricted: `The bank does not let payments into this account. Ask your bank, or give us another account on the page below.`,
    details_wrong: `The details of the account are not right. Please correct them on the page below.`,
    bank_refused: `The bank did not take it. Ask your bank, or give us another account on the page below.`,
    currency: `The account does not take US dollars. ${CHANGE_EN}`,
    not_ready: `Something is still missing in your bank details. Please complete them on the page below.`,
    no_funds: `The money was not available in time. There is nothing for you to do.`,
    provider: `Our payment provider could not send it. Please check your bank details on the page below.`,
  },
  es: {
    account_closed: `La cuenta está cerrada. ${CHANGE_ES}`,
    no_account: `El banco no conoce esa cuenta. ${CHANGE_ES}`,
    account_restricted: `El banco no deja entrar pagos en esta cuenta. Pregunta a tu banco o indícanos otra cuenta en la página de abajo.`,
    details_wrong: `Los datos de la cuenta no son correctos. Corrígelos en la página de abajo.`,
    bank_refused: `El banco no lo ha aceptado. Pregunta a tu banco o indícanos otra cuenta en la página de abajo.`,
    currency: `La cuenta no acepta dólares estadounidenses. ${CHANGE_ES}`,
    not_ready: `Aún falta algo en tus datos bancarios. Complétalos en la página de abajo.`,
    no_funds: `El dinero no estuvo disponible a tiempo. No tienes que hacer nada.`,
    provider: `Nuestro proveedor de pagos no pudo enviarlo. Revisa tus datos bancarios en la página de abajo.`,
  },
};
