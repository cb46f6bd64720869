import type { Language, PayoutFailure } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

interface Payout {
  /** "$12.50" */
  amount: string;
  /** Last digits of the bank account. */
  last4: string | null;
  instant: boolean;
}

interface FailedPayout extends Payout {
  /** Why the payout failed, and what the driver should do. */
  why: string;
}

export const ARRIVED_TEXTS: MessageTemplate<Payout> = {
  en: ({ amount, last4, instant }) => ({
    subject: `${amount} has reached your bank`,
    text: [
      `Your ${instant ? 'instant' : 'weekly'} payout of ${amount} has reached your account${last4 ? ` ending in ${last4}` : ''}.`,
    ],
    page: 'Your payouts',
  }),
  es: ({ amount, last4, instant }) => ({
    subject: `${amount} llegó a tu banco`,
    text: [
      `Tu pago ${instant ? 'al instante' : 'semanal'} de ${amount} llegó a tu cuenta${last4 ? ` terminada en ${last4}` : ''}.`,
    ],
    page: 'Tus pagos',
  }),
};

export const FAILED_TEXTS: MessageTemplate<FailedPayout> = {
  en: ({ amount, last4, instant, why }) => ({
    subject: `Your payout of ${amount} didn’t arrive`,
    text: [
      `Your payout of ${amount} to the account${last4 ? ` ending in ${last4}` : ''} didn’t arrive. The money${instant ? ' and the fee are' : ' is'} back in your balance.`,
      why,
      instant
        ? 'You can request it again at any time, or wait for the free payout on Tuesday.'
        : 'We’ll try again on each of the three days after Tuesday, and then with the next weekly payout.',
    ],
    page: 'Your payouts',
  }),
  es: ({ amount, last4, instant, why }) => ({
    subject: `Tu pago de ${amount} no llegó`,
    text: [
      `Tu pago de ${amount} a la cuenta${last4 ? ` terminada en ${last4}` : ''} no llegó. El dinero${instant ? ' y la comisión están' : ' está'} otra vez en tu saldo.`,
      why,
      instant
        ? 'Puedes pedirlo otra vez cuando quieras, o esperar al pago gratuito del martes.'
        : 'Lo intentaremos otra vez cada uno de los tres días después del martes y después con el siguiente pago semanal.',
    ],
    page: 'Tus pagos',
  }),
};

/** Asks for another bank account, because this one cannot receive payouts. */
const CHANGE_EN = 'Add another bank account on the page below.';
const CHANGE_ES = 'Agrega otra cuenta bancaria en la página de abajo.';

/** Why a payout failed. */
export const FAILURE_TEXTS: Readonly<Record<Language, Readonly<Record<PayoutFailure, string>>>> = {
  en: {
    account_closed: `This bank account is closed. ${CHANGE_EN}`,
    no_account: `Your bank couldn’t find this account. ${CHANGE_EN}`,
    account_restricted: `This account can’t receive payments. Ask your bank, or add another account on the page below.`,
    details_wrong: `The bank details aren’t right. Correct them on the page below.`,
    bank_refused: `Your bank declined the payout. Ask your bank, or add another account on the page below.`,
    currency: `This account doesn’t accept US dollars. ${CHANGE_EN}`,
    not_ready: `Your bank details are incomplete. Complete them on the page below.`,
    no_funds: `Your riders’ payments haven’t reached our payment partner yet. You don’t need to change anything.`,
    provider: `Our payment partner couldn’t send it. Check your bank details on the page below.`,
  },
  es: {
    account_closed: `Esta cuenta bancaria está cerrada. ${CHANGE_ES}`,
    no_account: `Tu banco no encontró esta cuenta. ${CHANGE_ES}`,
    account_restricted: `Esta cuenta no puede recibir pagos. Pregunta a tu banco o agrega otra cuenta en la página de abajo.`,
    details_wrong: `Los datos bancarios no son correctos. Corrígelos en la página de abajo.`,
    bank_refused: `Tu banco rechazó el pago. Pregunta a tu banco o agrega otra cuenta en la página de abajo.`,
    currency: `Esta cuenta no acepta dólares estadounidenses. ${CHANGE_ES}`,
    not_ready: `Tus datos bancarios están incompletos. Complétalos en la página de abajo.`,
    no_funds: `Los pagos de tus pasajeros aún no llegaron a nuestro proveedor de pagos. No tienes que cambiar nada.`,
    provider: `Nuestro proveedor de pagos no pudo enviarlo. Revisa tus datos bancarios en la página de abajo.`,
  },
};
